import {
  onRequest,
  type HttpsFunction,
  type HttpsOptions,
  type Request,
} from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { within } from '../../src/model/base/async.ts';
import type { AppErrorCode } from '../../src/model/base/errors.ts';
import type { ContractInput, ContractOutput } from '../../src/model/system/contracts.ts';
import type { Subject } from './guards/identity.ts';
import { requireRate } from './guards/rateLimit.ts';
import {
  clientOf,
  parseInput,
  requireKnownPath,
  requireMethod,
  requireOwnOrigin,
  requireSmallBody,
  type AnyContract,
  type Client,
} from './guards/request.ts';
import type { RateLimit } from './rateLimits.ts';
import { Refusal, toRefusal } from './refusal.ts';

/** What a function reads of a request. */
export type Incoming = Pick<Request, 'method' | 'path' | 'headers' | 'ip' | 'rawBody'>;

/** How a function answers. */
export interface Outgoing {
  set: (headers: Record<string, string>) => unknown;
  status: (code: number) => Outgoing;
  json: (body: unknown) => unknown;
  end: () => unknown;
}

/** One request that has passed every guard. */
export interface Call<Input, Who> {
  input: Input;
  who: Who;
  client: Client;
}

export interface Answer<Body> {
  status: number;
  body: Body;
}

export interface Endpoint<Of extends AnyContract, Who extends Subject> {
  contract: Of;
  /** Further addresses of the site that lead here. */
  aliases?: readonly string[];
  options: HttpsOptions & { timeoutSeconds: number };
  limit: RateLimit;
  /** Finds out who asks, or refuses. */
  identify: (request: Incoming) => Promise<Who>;
  handle: (call: Call<ContractInput<Of>, Who>) => Promise<Answer<ContractOutput<Of>>>;
  /** What is said of an input that is not what the contract asks for. */
  invalidInput?: { code: AppErrorCode; text?: string };
}

/** The platform cuts a late answer off with a page of its own: ours comes before it. */
const ANSWER_BEFORE_CUT_MS = 2000;

/** Hosting, through which every page asks, waits for a minute in which the function may have to start. */
const HOSTING_PATIENCE_MS = 55_000;

/** The usual answer. */
export function ok<Body>(body: Body): Answer<Body> {
  return { status: 200, body };
}

async function run<Of extends AnyContract, Who extends Subject>(
  endpoint: Endpoint<Of, Who>,
  request: Incoming,
): Promise<Answer<ContractOutput<Of>>> {
  const { contract, limit, identify, handle, invalidInput } = endpoint;
  requireMethod(request.method, contract);
  requireSmallBody(request.rawBody);
  const who = await identify(request);
  await requireRate(limit, { name: contract.name, subject: who.subject, at: new Date() });
  const input = parseInput(contract, request.rawBody, invalidInput);
  return handle({ input, who, client: clientOf(request) });
}

/** How long a function may work before it has to answer. */
export function answerTimeMs(timeoutSeconds: number): number {
  return Math.min(timeoutSeconds * 1000 - ANSWER_BEFORE_CUT_MS, HOSTING_PATIENCE_MS);
}

function runInTime<Of extends AnyContract, Who extends Subject>(
  endpoint: Endpoint<Of, Who>,
  request: Incoming,
): Promise<Answer<ContractOutput<Of>>> {
  const milliseconds = answerTimeMs(endpoint.options.timeoutSeconds);
  return within(run(endpoint, request), milliseconds, () => new Refusal(504, 'timeout'));
}

function allowOrigin(request: Incoming, response: Outgoing, method: string): void {
  const { origin } = request.headers;
  requireOwnOrigin(origin);
  if (origin === undefined) return;
  response.set({
    'access-control-allow-origin': origin,
    'access-control-allow-methods': `${method}, OPTIONS`,
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-max-age': '3600',
  });
}

/** Where an error came from, without its message: that may hold an address or a name. */
export function traceOf(thrown: unknown): Record<string, unknown> {
  const error = thrown instanceof Refusal ? (thrown.cause ?? thrown) : thrown;
  if (!(error instanceof Error)) return { thrown: typeof error };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  const code = 'code' in error ? error.code : undefined;
  return { error: error.name, errorCode: code, frames: frames.map((frame) => frame.trim()) };
}

/** Lets a request through every guard to its handler, and answers whatever comes of it. */
export async function respond<Of extends AnyContract, Who extends Subject>(
  endpoint: Endpoint<Of, Who>,
  request: Incoming,
  response: Outgoing,
): Promise<void> {
  const started = performance.now();
  const { contract } = endpoint;
  const log = (status: number, more: Record<string, unknown> = {}): void =>
    logger.info(contract.name, { status, ms: Math.round(performance.now() - started), ...more });
  response.set({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    vary: 'origin',
  });
  try {
    requireKnownPath(request.path, [contract.path, ...(endpoint.aliases ?? [])]);
    allowOrigin(request, response, contract.method);
    if (request.method === 'OPTIONS') {
      response.status(204).end();
      return;
    }
    const { status, body } = await runInTime(endpoint, request);
    response.status(status).json(body);
    log(status);
  } catch (thrown) {
    const { status, code, text, headers } = toRefusal(thrown);
    if (status >= 500) logger.error(`${contract.name} failed`, traceOf(thrown));
    response.set(headers);
    response.status(status).json({ success: false, error: text, code });
    log(status, { code });
  }
}

/** Deploys a function behind all the guards that every function needs. */
export function serve<Of extends AnyContract, Who extends Subject>(
  endpoint: Endpoint<Of, Who>,
): HttpsFunction {
  // Origins are checked here: the library's own check would let every origin in while emulated.
  return onRequest({ ...endpoint.options, cors: false, invoker: 'public' }, (request, response) =>
    respond(endpoint, request, response),
  );
}
