import type { IncomingMessage, ServerResponse } from 'node:http';

/** What goes back to the client; without a body there is only the status. */
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
  response.setHeader('Access-Control-Expose-Headers', 'ETag');
  if (origin === undefined) return;
  response.setHeader('Vary', 'Origin');
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Allow-Methods', 'GET, PUT, POST, PATCH, DELETE');
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
