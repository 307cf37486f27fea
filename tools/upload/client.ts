import * as z from 'zod/mini';
import {
  API_PATH,
  apiEndpoints,
  apiErrorSchema,
  type ApiEndpointName,
  type ApiInput,
  type ApiOutput,
} from '#src/model/api/contracts.ts';
import { sleep } from '#src/model/base/async.ts';
import { parseJson } from '#src/model/base/json.ts';
import { SECOND_MS } from '#src/model/base/units.ts';
import { Problem } from 'local-firebase/problem';

type Endpoints = typeof apiEndpoints;

export interface Connection {
  /** Such as `https://example.com`. */
  site: string;
  token: string;
  signal: AbortSignal;
  /** The first pause between two attempts; each one after it is twice as long. */
  pauseMs?: number;
  /** The pause between two looks at what the shop makes. */
  lookedEveryMs?: number;
}

/** A request or a file is tried so often. */
export const ATTEMPTS = 6;

export const FIRST_PAUSE_MS = SECOND_MS;

export const pauseAfter = (attempt: number, firstMs = FIRST_PAUSE_MS): number =>
  firstMs * 2 ** attempt;

/** Pauses that are worth it: too many requests, and a server that is not well. */
const isPassing = (status: number): boolean => status === 429 || status >= 500;

const addressOf = (
  { site }: Pick<Connection, 'site'>,
  path: string,
  parameters: Record<string, string>,
): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? ''),
  );
  return site + API_PATH + filled;
};

/** A refusal in Danish, as the server words it. */
export class ShopProblem extends Problem {
  readonly status: number;

  constructor(status: number, body: unknown) {
    const { data } = z.safeParse(apiErrorSchema, body);
    super(data?.error.message ?? `The shop answers ${status}.`, data?.error.code ?? '');
    this.status = status;
  }
}

async function answerOf(address: string, request: RequestInit): Promise<Response | undefined> {
  try {
    return await fetch(address, request);
  } catch (error) {
    if (request.signal?.aborted === true) throw error;
    return undefined;
  }
}

/** Asks an endpoint, again and again while that may help. */
export async function askShop<Name extends ApiEndpointName>(
  connection: Connection,
  name: Name,
  { input, ...parameters }: { input?: ApiInput<Endpoints[Name]> } & Record<string, unknown> = {},
): Promise<ApiOutput<Endpoints[Name]>> {
  const { method, path, output } = apiEndpoints[name];
  const { token, signal, pauseMs } = connection;
  const address = addressOf(connection, path, parameters as Record<string, string>);
  const request: RequestInit = {
    method,
    signal,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(method === 'POST' && { body: JSON.stringify(input) }),
  };
  for (let attempt = 0; ; attempt += 1) {
    const answer = await answerOf(address, request);
    const body = answer && parseJson(await answer.text());
    if (answer?.ok) return z.parse(output, body) as ApiOutput<Endpoints[Name]>;
    const isLast = attempt === ATTEMPTS - 1;
    if (answer && (!isPassing(answer.status) || isLast)) throw new ShopProblem(answer.status, body);
    if (isLast) throw new Problem(`${connection.site} does not answer.`);
    const asked = Number(answer?.headers.get('retry-after') ?? 0) * SECOND_MS;
    await sleep(Math.max(asked, pauseAfter(attempt, pauseMs)), signal);
  }
}
