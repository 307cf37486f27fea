import type { IncomingMessage, ServerResponse } from 'node:http';
import { ANONYMOUS, type Access, readToken, TokenError } from '../core/access.ts';

/** A refusal with its HTTP status. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The answer to a client; without a body there is only the status. */
export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A reply that carries JSON. */
export function jsonReply(value: unknown, status = 200): Reply {
  return { status, body: JSON.stringify(value) };
}

/** Pages of every origin may use the database. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  const wanted = request.headers['access-control-request-headers'];
  response.setHeader('Access-Control-Allow-Origin', origin ?? '*');
  if (origin === undefined) return;
  response.setHeader('Vary', 'Origin');
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Allow-Methods', 'GET, PUT, DELETE');
  if (wanted !== undefined) response.setHeader('Access-Control-Allow-Headers', wanted);
}

/** Sends a reply. */
export function sendReply(response: ServerResponse, reply: Reply): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(reply.status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-cache',
    ...reply.headers,
  });
  response.end(reply.body);
}

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
  const pathname = decodePath(url.pathname);
  if (!pathname.endsWith('.json')) {
    throw new HttpError(404, 'append .json to your request URI to use the REST API.');
  }
  return { raw, url, method: raw.method ?? 'GET', path: pathname.slice(0, -5) };
}

function credential({ raw, url }: RestRequest): string | null {
  const named = url.searchParams.get('auth') ?? url.searchParams.get('access_token');
  if (named !== null) return named;
  return /^(?:Bearer|Firebase) (.+)$/i.exec(raw.headers.authorization ?? '')?.[1] ?? null;
}

/** Returns the rights that the credential of a request gives. */
export function accessOf(request: RestRequest): Access {
  const token = credential(request);
  if (token === null) return ANONYMOUS;
  try {
    return readToken(token, Date.now());
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
