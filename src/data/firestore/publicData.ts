import * as z from 'zod/mini';
import { documentsUrl } from '#src/config/backendUrls.ts';
import { env } from '#src/config/env.ts';
import { AppError } from '#src/model/base/errors.ts';
import { appCheckHeaders } from '../appCheck.ts';
import { takeEarlyResponse } from '../earlyResponse.ts';
import { fromSdk } from '../errors.ts';
import { decodeOrThrow, type StoredDocument } from './converter.ts';
import { restDocument, type RestDocument } from './rest.ts';

/*
 * Public data is read over Firestore's REST interface: visitors' pages then need no SDK, and their
 * first request is sent earlier.
 */
const READ_TIMEOUT_MS = 15_000;

type Schema<Output> = z.ZodMiniType<Output>;

/** The address of Firestore's REST interface; throws when the site has no keys. */
export function urlOf(suffix: string): string {
  const url = documentsUrl(env, suffix);
  if (url === undefined) throw new AppError('not-configured');
  return url;
}

const failureSchema = z.object({ error: z.object({ status: z.string(), message: z.string() }) });

/** Converts a REST error to the SDK's form, so that one table of codes covers both. */
function failure(body: unknown): AppError {
  const first: unknown = Array.isArray(body) ? body[0] : body;
  const answer = z.safeParse(failureSchema, first);
  if (!answer.success) return new AppError('service-failed');
  const { status, message } = answer.data.error;
  const code = status.toLowerCase().replaceAll('_', '-');
  return fromSdk(Object.assign(new Error(message), { code }));
}

async function send(url: string, request: RequestInit): Promise<Response> {
  const headers = USES_APP_CHECK
    ? [...new Headers(request.headers), ...Object.entries(await appCheckHeaders())]
    : request.headers;
  const signal = AbortSignal.timeout(READ_TIMEOUT_MS);
  return fetch(url, { ...request, ...(headers && { headers }), signal });
}

/** Asks Firestore's REST interface; throws an AppError of its answer. */
export async function requestJson(url: string, request: RequestInit = {}): Promise<unknown> {
  try {
    const response = await (takeEarlyResponse(url) ?? send(url, request));
    const body: unknown = await response.json();
    if (response.ok) return body;
    throw failure(body);
  } catch (thrown) {
    throw fromSdk(thrown);
  }
}

async function requestDocument(path: string): Promise<StoredDocument | undefined> {
  try {
    return restDocument(restDocumentSchema.parse(await requestJson(urlOf(`/${path}`))));
  } catch (thrown) {
    const error = fromSdk(thrown);
    if (error.code === 'not-found') return undefined;
    throw error;
  }
}

/** A public document, or undefined when it does not exist; throws when it is invalid. */
export async function readPublicDocument<Output>(
  path: string,
  schema: Schema<Output>,
): Promise<Output | undefined> {
  const stored = await requestDocument(path);
  return stored && decodeOrThrow(schema, stored, path);
}

export const restDocumentSchema = z.object({
  name: z.string(),
  fields: z.optional(z.record(z.string(), z.unknown())),
});

const answerSchema = z.array(z.object({ document: z.optional(restDocumentSchema) }));

/** The lists that this page has read, by the bodies of their queries. */
const readBodies = new Set<string>();

/** The requests for all public lists that were read since the page was opened. */
export function readLists(): { url: string; body: string }[] {
  return [...readBodies].map((body) => ({ url: urlOf(':runQuery'), body }));
}

async function ask<Answer>(place: string, body: string, schema: Schema<Answer>): Promise<Answer> {
  const stored = await requestJson(urlOf(place), {
    method: 'POST',
    // Any other content type would cost a CORS preflight request.
    headers: { 'Content-Type': 'text/plain' },
    body,
  });
  const answer = z.safeParse(schema, stored);
  if (!answer.success) throw new AppError('service-failed', { cause: answer.error });
  return answer.data;
}

/** The public documents of a query in the form of the REST interface. */
export async function readPublicList(structuredQuery: object): Promise<RestDocument[]> {
  const body = JSON.stringify({ structuredQuery });
  const answer = await ask(':runQuery', body, answerSchema);
  readBodies.add(body);
  return answer.flatMap(({ document }) => document ?? []);
}

const countSchema = z.array(
  z.object({
    result: z.object({
      aggregateFields: z.object({ count: z.object({ integerValue: z.coerce.number() }) }),
    }),
  }),
);

/** Counts the public documents of a query without reading them. */
export async function countPublicList(structuredQuery: object): Promise<number> {
  const aggregations = [{ alias: 'count', count: {} }];
  const body = JSON.stringify({ structuredAggregationQuery: { structuredQuery, aggregations } });
  const [answer] = await ask(':runAggregationQuery', body, countSchema);
  if (!answer) throw new AppError('service-failed');
  return answer.result.aggregateFields.count.integerValue;
}
