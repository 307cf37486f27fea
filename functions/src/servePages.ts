import { onRequest, type HttpsFunction, type HttpsOptions } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { traceOf, type Incoming } from './callable.ts';

export interface PageAnswer {
  status: number;
  html: string;
  headers: Record<string, string>;
  /** The error to log. */
  cause?: unknown;
}

/** The parts of a response that page functions use. */
export interface PageOutgoing {
  set: (headers: Record<string, string>) => unknown;
  status: (code: number) => PageOutgoing;
  send: (body: string) => unknown;
}

/** The pages need no scripts, forms or frames. */
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

type Handle = (request: Pick<Incoming, 'method' | 'path'>) => Promise<PageAnswer>;

/** Answers one request with a page. The log contains the result, not the requested path. */
export async function respondWithPage(
  name: string,
  { request, response, handle }: { request: Incoming; response: PageOutgoing; handle: Handle },
): Promise<void> {
  const started = performance.now();
  const { status, html, headers, cause } = await handle(request);
  if (cause !== undefined) logger.error(`${name} failed`, traceOf(cause));
  response.set({ ...PAGE_HEADERS, ...headers });
  response.status(status).send(html);
  logger.info(name, { status, ms: Math.round(performance.now() - started) });
}

/** Deploys a function that answers browsers with pages. */
export function servePages(name: string, options: HttpsOptions, handle: Handle): HttpsFunction {
  return onRequest({ ...options, cors: false, invoker: 'public' }, (request, response) =>
    respondWithPage(name, { request, response, handle }),
  );
}
