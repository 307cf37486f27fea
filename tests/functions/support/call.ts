import { EventEmitter } from 'node:events';
import { once } from '#src/model/base/async.ts';
import type { Incoming, Outgoing } from '../../../functions/src/callable.ts';
import { allContracts, type AnyContractName } from '../../support/contracts.ts';

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
  /** The address to ask by HTTP; without it the function runs in this process. */
  url?: string;
}

type Asked = Required<Pick<CallOptions, 'method' | 'headers' | 'body'>>;

async function askByHttp(url: string, { method, headers, body }: Asked): Promise<Reply> {
  const isWithoutBody = method === 'GET' || method === 'HEAD';
  const answer = await fetch(url, { method, headers, ...(!isWithoutBody && { body }) });
  return {
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as Record<string, unknown>,
  };
}

/** Notes what a function answers, as a server would send it. */
function noting(reply: Reply): Outgoing & EventEmitter {
  const response = Object.assign(new EventEmitter(), {
    set: (headers: Record<string, string>) => {
      for (const [name, value] of Object.entries(headers)) reply.headers.set(name, value);
    },
    status: (code: number): Outgoing => {
      reply.status = code;
      return response;
    },
    json: (body: unknown) => {
      reply.headers.set('content-type', 'application/json; charset=utf-8');
      reply.body = JSON.parse(JSON.stringify(body)) as Record<string, unknown>;
      response.emit('finish');
    },
    end: () => response.emit('finish'),
  });
  return response;
}

type Handler = (request: Incoming, response: Outgoing) => unknown;

/** Loaded when a test first calls one: what it stands in for is in place by then. */
const loadFunctions = once(
  async () =>
    (await import('../../../functions/src/index.ts')) as unknown as Record<string, Handler>,
);

/** A server of its own for each function takes seconds to start. */
export async function askHere(
  name: string,
  { body, from, ...asked }: Asked & { from?: string | undefined },
  path = '/',
): Promise<Reply> {
  const handler = (await loadFunctions())[name];
  if (!handler) throw new Error(`There is no function ${name}`);
  const reply: Reply = { status: 200, headers: new Headers(), body: {} };
  const request: Incoming = {
    ...asked,
    path,
    rawBody: Buffer.from(body),
    socket: { remoteAddress: from },
  };
  await handler(request, noting(reply));
  return reply;
}

/** Calls a function as a program would, and insists on an answer in JSON. */
export function call(name: AnyContractName, options: CallOptions = {}): Promise<Reply> {
  const contract = allContracts[name];
  const { token, input = {}, url } = options;
  const { method = contract.method, body = JSON.stringify(input) } = options;
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...options.headers,
  };
  const asked = { method, headers, body };
  return url === undefined ? askHere(contract.name, asked) : askByHttp(url, asked);
}

/** Returns the body of a refusal. */
export const refusal = (error: string, code: string): object => ({ success: false, error, code });
