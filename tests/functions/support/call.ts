import { allContracts, type AnyContractName } from '../../support/contracts.ts';
import { functionUrl } from './local.ts';

export interface Reply {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

export interface CallOptions {
  token?: string | undefined;
  input?: unknown;
  /** Sent as it is instead of `input`. */
  body?: string;
  method?: string;
  headers?: Record<string, string>;
  url?: string;
}

/** Calls a function as a program would, and insists on an answer in JSON. */
export async function call(name: AnyContractName, options: CallOptions = {}): Promise<Reply> {
  const contract = allContracts[name];
  const { token, input = {}, url = functionUrl(contract.name) } = options;
  const { method = contract.method, body = JSON.stringify(input) } = options;
  const answer = await fetch(url, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...options.headers,
    },
    ...(method === 'GET' || method === 'HEAD' ? {} : { body }),
  });
  const { status, headers } = answer;
  return { status, headers, body: (await answer.json()) as Record<string, unknown> };
}

/** Returns the body of a refusal. */
export const refusal = (error: string, code: string): object => ({ success: false, error, code });
