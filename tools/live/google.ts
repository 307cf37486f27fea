import * as z from 'zod/mini';
import { messageOf } from '../messageOf.ts';

/** A question to one of Google's services, or a change that it is asked to make. */
export interface GoogleRequest {
  method?: 'GET' | 'POST' | 'PATCH';
  /** The first part of `NAME.googleapis.com`, or the whole address of a Realtime Database. */
  service: string;
  path: string;
  body?: unknown;
}

/** Google's services, asked with the sign-in of whoever sits at the keyboard. */
export interface Google {
  /** Returns the answer in the given form; throws a `GoogleError` for every other. */
  ask: <Answer>(request: GoogleRequest, form: z.ZodMiniType<Answer>) => Promise<Answer>;
}

interface Connection {
  /** The project that is asked about, and whose quota counts. */
  project: string;
  accessToken: () => Promise<string>;
  originOf?: (service: string) => string;
}

type Failure = 'absent' | 'refused' | 'not-enabled' | 'signed-out' | 'unreachable' | 'unexpected';

/** An answer that is no success, with a sentence for the person at the keyboard. */
export class GoogleError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, message: string) {
    super(message);
    this.name = 'GoogleError';
    this.failure = failure;
  }
}

const TIMEOUT_MS = 30_000;

const originOfGoogle = (service: string): string =>
  service.startsWith('https://') ? service : `https://${service}.googleapis.com`;

const refusal = z.object({
  error: z.object({
    message: z.string(),
    details: z.optional(z.array(z.looseObject({ reason: z.optional(z.string()) }))),
  }),
});

interface Answer {
  status: number;
  text: string;
}

/** Returns the value of a text of JSON, and any other text as it is. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function refusalOf({ text }: Answer): { message: string; reasons: string[] } {
  const { data } = refusal.safeParse(parsed(text));
  return {
    message: data?.error.message ?? text.slice(0, 200),
    reasons: data?.error.details?.flatMap(({ reason }) => reason ?? []) ?? [],
  };
}

/** The project cannot pay for the question: it is too new, or lacks the service that is asked. */
function needsOtherQuota(answer: Answer): boolean {
  if (answer.status !== 403) return false;
  const { message, reasons } = refusalOf(answer);
  return (
    reasons.some((reason) => reason === 'SERVICE_DISABLED' || reason === 'USER_PROJECT_DENIED') ||
    /has not been used in project|it is disabled/.test(message)
  );
}

function failed(answer: Answer, service: string): GoogleError {
  const { message } = refusalOf(answer);
  if (answer.status === 404) return new GoogleError('absent', `Findes ikke hos Google: ${message}`);
  if (answer.status === 401)
    return new GoogleError('signed-out', 'Dit login er udløbet: gcloud auth login --update-adc');
  if (needsOtherQuota(answer))
    return new GoogleError(
      'not-enabled',
      `Tjenesten ${service}.googleapis.com er ikke slået til i projektet.`,
    );
  if (answer.status === 403)
    return new GoogleError('refused', `Google afviser dig (403): ${message}`);
  return new GoogleError('unexpected', `Google svarede ${answer.status}: ${message}`);
}

/** Asks Google's services over REST. */
export function connectGoogle(connection: Connection): Google {
  const originOf = connection.originOf ?? originOfGoogle;

  async function send(request: GoogleRequest, paidBy: string | undefined): Promise<Answer> {
    const { method = 'GET', service, path, body } = request;
    const headers: Record<string, string> = {
      authorization: `Bearer ${await connection.accessToken()}`,
      'content-type': 'application/json',
      ...(paidBy !== undefined && { 'x-goog-user-project': paidBy }),
    };
    try {
      const answer = await fetch(`${originOf(service)}/${path}`, {
        method,
        headers,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, text: await answer.text() };
    } catch (error) {
      throw new GoogleError('unreachable', `Google kan ikke nås (${messageOf(error)}).`);
    }
  }

  return {
    async ask(request, form) {
      let answer = await send(request, connection.project);
      // Then the project of the command line itself pays, as it does for gcloud's own commands.
      if (needsOtherQuota(answer)) answer = await send(request, undefined);
      if (answer.status >= 400) throw failed(answer, request.service);
      const { data, success } = form.safeParse(parsed(answer.text));
      if (success) return data;
      throw new GoogleError('unexpected', `Google svarede på en ukendt måde (${request.path}).`);
    },
  };
}

/** The form of an answer that nobody reads. */
export const anyAnswer = z.unknown();

/** Returns the answer, or undefined where there is no such thing yet. */
export async function askIfPresent<Found>(
  google: Google,
  request: GoogleRequest,
  form: z.ZodMiniType<Found>,
): Promise<Found | undefined> {
  try {
    return await google.ask(request, form);
  } catch (error) {
    if (error instanceof GoogleError && error.failure === 'absent') return undefined;
    throw error;
  }
}

/** Returns the items of every page of a list; an empty list has no field of its own. */
export async function askForAll<Item>(
  google: Google,
  request: GoogleRequest,
  { field, item }: { field: string; item: z.ZodMiniType<Item> },
): Promise<Item[]> {
  const page = z.looseObject({ nextPageToken: z.optional(z.string()) });
  const items: Item[] = [];
  let token: string | undefined;
  do {
    const joint = request.path.includes('?') ? '&' : '?';
    const path = token
      ? `${request.path}${joint}pageToken=${encodeURIComponent(token)}`
      : request.path;
    const answer = await google.ask({ ...request, path }, page);
    const found = z.optional(z.array(item)).safeParse(answer[field]);
    if (!found.success)
      throw new GoogleError('unexpected', `Google svarede på en ukendt måde (${request.path}).`);
    items.push(...(found.data ?? []));
    token = answer.nextPageToken;
  } while (token);
  return items;
}
