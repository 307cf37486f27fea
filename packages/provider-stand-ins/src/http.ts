import type { IncomingMessage, ServerResponse } from 'node:http';

/** Larger than any request of the site. */
const BODY_MAX_BYTES = 2_000_000;

/** A request of the site that cannot be understood. */
export class BadRequest extends Error {}

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_MAX_BYTES) throw new BadRequest('The request is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function textFields(entries: [string, unknown][]): Record<string, string> {
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

/** The fields of a form, however the browser encoded it. */
export async function parseForm(
  body: string,
  contentType: string,
): Promise<Record<string, string>> {
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
  return textFields([...form.entries()]);
}

export function parseJson(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    throw new BadRequest('The body is not JSON');
  }
  throw new BadRequest('The body is not an object');
}

export interface Answer {
  status?: number;
  type?: string;
  /** The address to go on to. */
  location?: string;
  body: string;
}

export const json = (value: unknown, status = 200): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});

export function send(response: ServerResponse, answer: Answer): void {
  const { status = 200, type, location, body } = answer;
  response.writeHead(status, {
    'content-type': `${type ?? 'text/plain'}; charset=utf-8`,
    'cache-control': 'no-store',
    ...(location !== undefined && { location }),
  });
  response.end(body);
}

/** Returns a text that can stand between tags and in attributes of HTML. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
