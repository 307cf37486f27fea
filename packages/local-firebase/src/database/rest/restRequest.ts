import type { IncomingMessage } from 'node:http';
import { ANONYMOUS, type Access } from '../core/access.ts';
import { readToken, TokenError } from '../core/readToken.ts';
import { isRecord } from '../isRecord.ts';
import { HttpError } from './httpError.ts';

const BAD_REQUEST = 400;
const UNAUTHORIZED = 401;
const TOO_LARGE = 413;
const MAX_BODY_BYTES = 512 * 1024 * 1024;

/** A request with its address taken apart. */
export interface RestRequest {
  readonly raw: IncomingMessage;
  readonly url: URL;
  readonly method: string;
  /** Decoded, without `.json`. */
  readonly path: string;
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    throw new HttpError(BAD_REQUEST, 'Invalid path: Invalid token in path');
  }
}

/** Takes an address apart; throws an HttpError for one that cannot be read. */
export function parseRequest(raw: IncomingMessage): RestRequest {
  const url = URL.parse(raw.url ?? '/', 'http://localhost');
  if (url === null) throw new HttpError(BAD_REQUEST, 'Invalid URL');
  const override = raw.headers['x-http-method-override'];
  const method = typeof override === 'string' ? override : (raw.method ?? 'GET');
  const pathname = decodePath(url.pathname);
  if (!pathname.endsWith('.json')) {
    throw new HttpError(404, 'append .json to your request URI to use the REST API.');
  }
  return { raw, url, method: method.toUpperCase(), path: pathname.slice(0, -5) };
}

function credential({ raw, url }: RestRequest): string | null {
  const named = url.searchParams.get('auth') ?? url.searchParams.get('access_token');
  if (named !== null) return named;
  return /^(?:Bearer|Firebase) (.+)$/i.exec(raw.headers.authorization ?? '')?.[1] ?? null;
}

function overrideAuth(access: Access, text: string | null): Access {
  if (!access.isAdmin || text === null) return access;
  try {
    const auth: unknown = JSON.parse(text);
    return { ...ANONYMOUS, auth: isRecord(auth) ? auth : null };
  } catch {
    throw new HttpError(BAD_REQUEST, 'auth_variable_override must be valid JSON');
  }
}

/** In whose name a request is made. */
export function accessOf(request: RestRequest): Access {
  const token = credential(request);
  if (token === null) return ANONYMOUS;
  try {
    const override = request.url.searchParams.get('auth_variable_override');
    return overrideAuth(readToken(token, Date.now()), override);
  } catch (error) {
    if (error instanceof TokenError) throw new HttpError(UNAUTHORIZED, error.message);
    throw error;
  }
}

/** The body as text. */
export async function readBody(raw: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of raw) {
    if (!Buffer.isBuffer(chunk)) continue;
    length += chunk.length;
    if (length > MAX_BODY_BYTES) throw new HttpError(TOO_LARGE, 'Data to write exceeds the limit');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** The body as JSON. */
export async function readJson(raw: IncomingMessage): Promise<unknown> {
  const text = await readBody(raw);
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(BAD_REQUEST, "Invalid data; couldn't parse JSON object, array, or value.");
  }
}
