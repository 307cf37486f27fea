import type { Request } from 'firebase-functions/https';
import { isIPv6 } from 'node:net';
import * as z from 'zod/mini';
import type { AppErrorCode } from '../../../src/model/base/errors.ts';
import { hasBody, type Contract, type ContractInput } from '../../../src/model/system/contracts.ts';
import { requestTexts } from '../../../src/model/system/functionTexts.ts';
import { isEmulated, isOwnOrigin } from '../env.ts';
import { Refusal } from '../refusal.ts';

/** Whoever has a line with IPv6 has 2^64 addresses, which begin alike in four groups: they count as one. */
export function networkOf(address: string): string {
  const [, v4] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (v4 !== undefined || !isIPv6(address)) return v4 ?? address;
  const [left = [], right = []] = address
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const missing = Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(missing).fill('0'), ...right].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/** Larger than any valid input. */
export const BODY_MAX_BYTES = 32 * 1024;

export type AnyContract = Contract<z.ZodMiniType, z.ZodMiniType>;

/** The parts of a request that tell from where it came. */
export interface Origin {
  headers: Request['headers'];
  socket: { remoteAddress?: string | undefined };
}

export interface Requester {
  /** The address from which the platform was called. */
  address: string;
  /** As the caller claims. */
  userAgent: string;
  /** The first address on the way here, as the caller claims: it tells visitors apart who come through Hosting. */
  claimedAddress: string;
}

const REQUEST_TEXT_MAX_LENGTH = 300;

/** The addresses through which a request says it has come, the first one first. */
function forwardedFor({ headers }: Origin): string[] {
  const addresses = String(headers['x-forwarded-for'] ?? '').split(',');
  return addresses.map((address) => address.trim()).filter((address) => address !== '');
}

/**
 * The platform appends the address from which it was called to the header; the caller may have
 * written everything before it. The emulator appends nothing.
 */
export function requesterOf(request: Origin, isPlatform = !isEmulated): Requester {
  const seen = isPlatform ? forwardedFor(request).at(-1) : undefined;
  const { remoteAddress = '' } = request.socket;
  const [claimed = remoteAddress] = forwardedFor(request);
  return {
    address: (seen ?? remoteAddress).slice(0, REQUEST_TEXT_MAX_LENGTH),
    claimedAddress: claimed.slice(0, REQUEST_TEXT_MAX_LENGTH),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, REQUEST_TEXT_MAX_LENGTH),
  };
}

/**
 * A function called at its own address receives the root path; through hosting it receives the
 * site's path.
 */
export function requireKnownPath(path: string, known: readonly string[]): void {
  if (['/', '', ...known].includes(path)) return;
  throw new Refusal(404, 'not-found', { text: requestTexts.unknownAddress });
}

/**
 * Refuses requests from pages of other sites. Programs send no origin and are stopped by the other
 * guards.
 */
export function requireOwnOrigin(origin: string | undefined): void {
  if (origin === undefined || isOwnOrigin(origin)) return;
  throw new Refusal(403, 'permission-denied', { text: requestTexts.foreignOrigin });
}

export function requireMethod(method: string, contract: AnyContract): void {
  if (method === contract.method) return;
  throw new Refusal(405, 'invalid-argument', {
    text: requestTexts.wrongMethod,
    headers: { allow: `${contract.method}, OPTIONS` },
  });
}

/** True when the announced length of a body is beyond the limit. */
export function announcesLargeBody({ 'content-length': length }: Request['headers']): boolean {
  return Number(length ?? 0) > BODY_MAX_BYTES;
}

export function requireSmallBody({ headers, rawBody }: Pick<Request, 'headers' | 'rawBody'>): void {
  const length = (rawBody as Buffer | undefined)?.length ?? 0;
  if (!announcesLargeBody(headers) && length <= BODY_MAX_BYTES) return;
  throw new Refusal(413, 'invalid-argument', {
    text: requestTexts.tooLarge,
    limit: BODY_MAX_BYTES,
  });
}

/** JSON may name half of a pair of surrogates, which is no sign and cannot be stored. */
function requireWellFormed(_name: string, value: unknown): unknown {
  if (typeof value === 'string' && !value.isWellFormed()) throw new SyntaxError('half a sign');
  return value;
}

/** The body as JSON. Invalid JSON is treated like a missing body. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'), requireWellFormed);
  } catch {
    return undefined;
  }
}

/** Parses the body by the contract's schema. An empty body is an empty input. */
export function parseInput<Of extends AnyContract>(
  contract: Of,
  body: Buffer | undefined,
  invalid: { code: AppErrorCode; text?: string } = { code: 'invalid-argument' },
): ContractInput<Of> {
  const isEmpty = !hasBody(contract) || body === undefined || body.length === 0;
  const result = z.safeParse(contract.input, isEmpty ? {} : parseJson(body));
  if (!result.success) throw new Refusal(400, invalid.code, invalid);
  // TypeScript cannot see that the parsed value is the output of the contract's own schema.
  return result.data as ContractInput<Of>;
}
