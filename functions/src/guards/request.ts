import type { Request } from 'firebase-functions/https';
import * as z from 'zod/mini';
import type { AppErrorCode } from '../../../src/model/base/errors.ts';
import { hasBody, type Contract, type ContractInput } from '../../../src/model/system/contracts.ts';
import { requestTexts } from '../../../src/model/system/functionTexts.ts';
import { isOwnOrigin } from '../env.ts';
import { Refusal } from '../refusal.ts';

/** More than any input of ours. */
export const BODY_MAX_BYTES = 32 * 1024;

export type AnyContract = Contract<z.ZodMiniType, z.ZodMiniType>;

/** What is known of a client before it says who it is. */
export interface Client {
  address: string;
  userAgent: string;
}

const CLIENT_TEXT_MAX_LENGTH = 300;

/** Where a request came from, as the proxies before us tell it. */
export function clientOf(request: Pick<Request, 'headers' | 'ip'>): Client {
  const [first = ''] = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const address = first.trim() === '' ? (request.ip ?? '') : first.trim();
  return {
    address: address.slice(0, CLIENT_TEXT_MAX_LENGTH),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, CLIENT_TEXT_MAX_LENGTH),
  };
}

/** Called by its own address a function sees the root; through hosting it sees the address of the site. */
export function requireKnownPath(path: string, known: readonly string[]): void {
  if (['/', '', ...known].includes(path)) return;
  throw new Refusal(404, 'not-found', { text: requestTexts.unknownAddress });
}

/** Refuses pages of other sites; programs without an origin are stopped by what they cannot prove. */
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

export function requireSmallBody(body: Buffer | undefined): void {
  if ((body?.length ?? 0) <= BODY_MAX_BYTES) return;
  throw new Refusal(413, 'invalid-argument', { text: requestTexts.tooLarge });
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    // What cannot be read is as wrong as what is missing.
    return undefined;
  }
}

/** What the caller sent, in the shape that the contract asks for. An empty body is an empty input. */
export function parseInput<Of extends AnyContract>(
  contract: Of,
  body: Buffer | undefined,
  invalid: { code: AppErrorCode; text?: string } = { code: 'invalid-argument' },
): ContractInput<Of> {
  const isEmpty = !hasBody(contract) || body === undefined || body.length === 0;
  const result = z.safeParse(contract.input, isEmpty ? {} : parseJson(body));
  if (!result.success) throw new Refusal(400, invalid.code, invalid);
  // The compiler cannot see that the parsed value is the output of the contract's own schema.
  return result.data as ContractInput<Of>;
}
