import {
  onRequest,
  type HttpsFunction,
  type HttpsOptions,
  type Request,
} from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { withTimeout } from '../../src/model/base/async.ts';
import type { AppErrorCode } from '../../src/model/base/errors.ts';
import type { ContractInput, ContractOutput } from '../../src/model/system/contracts.ts';
import { requireAppCheck } from './guards/appCheck.ts';
import type { Subject } from './guards/identity.ts';
import { requireRate } from './guards/rateLimit.ts';
import {
  requesterOf,
  parseInput,
  requireKnownPath,
  requireMethod,
  requireOwnOrigin,
  requireSmallBody,
  type AnyContract,
  type Requester,
  type Origin,
} from './guards/request.ts';
import type { RateLimit } from './rateLimits.ts';
import { Refusal, toRefusal } from './refusal.ts';

/** The parts of a request that functions read. */
export type Incoming = Pick<Request, 'method' | 'path' | 'rawBody'> & Origin;

/** The parts of a response that functions use. */
export interface Outgoing {
  set: (headers: Record<string, string>) => unknown;
  status: (code: number) => Outgoing;
  json: (body: unknown) => unknown;
  end: () => unknown;
}

/** A request that has passed every guard. */
export interface Call<Input, Identity> {
  input: Input;
  caller: Identity;
  requester: Requester;
}

export interface Answer<Body> {
  status: number;
  body: Body;
  headers?: Record<string, string>;
}

export interface Endpoint<Of extends AnyContract, Identity extends Subject> {
  contract: Of;
  /** Further paths of the site that lead here. */
  aliases?: readonly string[];
  options: HttpsOptions & { timeoutSeconds: number };
  limit: RateLimit;
  /** Identifies the caller, or throws a refusal. */
  identify: (request: Incoming) => Promise<Identity>;
  handle: (call: Call<ContractInput<Of>, Identity>) => Promise<Answer<ContractOutput<Of>>>;
  /** The refusal of an input that does not match the contract. */
  invalidInput?: { code: AppErrorCode; text?: string };
}

/** The platform ends a late request with an HTML page of its own, so we answer before that. */
const ANSWER_BEFORE_CUT_MS = 2000;

/**
 * Hosting, which forwards all requests, waits 60 seconds, and a function may have to start first.
 */
const HOSTING_PATIENCE_MS = 55_000;

/** A successful answer. */
export function ok<Body>(body: Body): Answer<Body> {
  return { status: 200, body };
}

async function run<Of extends AnyContract, Identity extends Subject>(
  endpoint: Endpoint<Of, Identity>,
  request: Incoming,
): Promise<Answer<ContractOutput<Of>>> {
  const { contract, limit, identify, handle, invalidInput } = endpoint;
  requireMethod(request.method, contract);
  requireSmallBody(request);
  await requireAppCheck(request);
  const caller = await identify(request);
  await requireRate(limit, { name: contract.name, subject: caller.subject, at: new Date() });
  const input = parseInput(contract, request.rawBody, invalidInput);
  return handle({ input, caller, requester: requesterOf(request) });
}

/** The time a function has before it must answer. */
export function answerTimeMs(timeoutSeconds: number): number {
  return Math.min(timeoutSeconds * 1000 - ANSWER_BEFORE_CUT_MS, HOSTING_PATIENCE_MS);
}

function runInTime<Of extends AnyContract, Identity extends Subject>(
  endpoint: Endpoint<Of, Identity>,
  request: Incoming,
): Promise<Answer<ContractOutput<Of>>> {
  const milliseconds = answerTimeMs(endpoint.options.timeoutSeconds);
  return withTimeout(run(endpoint, request), milliseconds, () => new Refusal(504, 'timeout'));
}

function allowOrigin(request: Incoming, response: Outgoing, method: string): void {
  const { origin } = request.headers;
  requireOwnOrigin(origin);
  if (origin === undefined) return;
  response.set({
    'access-control-allow-origin': origin,
    'access-control-allow-methods': `${method}, OPTIONS`,
    'access-control-allow-headers': 'authorization, content-type, x-firebase-appcheck',
    'access-control-max-age': '3600',
  });
}

/**
 * The name, code and stack of an error, without its message, which may contain an address or a
 * name.
 */
export function traceOf(thrown: unknown): Record<string, unknown> {
  const error = thrown instanceof Refusal ? (thrown.cause ?? thrown) : thrown;
  if (!(error instanceof Error)) return { thrown: typeof error };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  const code = 'code' in error ? error.code : undefined;
  return { error: error.name, errorCode: code, frames: frames.map((frame) => frame.trim()) };
}

/** Runs the guards and the handler, and sends the answer or the refusal. */
export async function respond<Of extends AnyContract, Identity extends Subject>(
  endpoint: Endpoint<Of, Identity>,
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
    const { status, body, headers = {} } = await runInTime(endpoint, request);
    response.set(headers);
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

/** Deploys a function behind the guards that every function needs. */
export function serve<Of extends AnyContract, Identity extends Subject>(
  endpoint: Endpoint<Of, Identity>,
): HttpsFunction {
  // Origins are checked by `requireOwnOrigin`: the library's own check allows every origin in the
  // emulator.
  return onRequest({ ...endpoint.options, cors: false, invoker: 'public' }, (request, response) =>
    respond(endpoint, request, response),
  );
}
