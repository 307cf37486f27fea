import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { LOCAL_HOST } from '#src/config/local.ts';

export interface ServedFile {
  type: string;
  body: Buffer | readonly Buffer[];
  isCompressed?: boolean;
  cacheSeconds?: number;
  /** The part of a file that was asked for, as its answer names it. */
  range?: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};
const COMPRESSED_ALREADY = new Set(['.png', '.webp', '.jpg', '.woff2']);
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Prepares a file as a good host serves it: compressed once, kept by browsers where its name allows it. */
export function servedFile(path: string, body: Buffer): ServedFile {
  const extension = extname(path);
  const isCompressed = !COMPRESSED_ALREADY.has(extension);
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    body: isCompressed ? brotliCompressSync(body) : body,
    isCompressed,
    cacheSeconds: path.startsWith('/assets/') ? YEAR_SECONDS : 0,
  };
}

/** Reads all files of a built site, by their addresses. */
export function readSite(directory: string): Map<string, ServedFile> {
  const names = readdirSync(directory, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = file.slice(directory.length);
      return [path, servedFile(path, readFileSync(file))];
    }),
  );
}

export type Find = (
  path: string,
  request: { search: URLSearchParams; body: string; range: string },
) => ServedFile | undefined | Promise<ServedFile | undefined>;

/** Lets a browser ask from another port, with the credentials that the SDK sends along. */
function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
  response.setHeader('access-control-allow-credentials', 'true');
  if (request.method !== 'OPTIONS') return;
  const asked = request.headers['access-control-request-headers'] ?? '';
  response.setHeader('access-control-allow-headers', asked);
  response.setHeader('access-control-allow-methods', 'GET, POST');
  response.setHeader('access-control-max-age', '3600');
}

function send(
  response: ServerResponse,
  { type, body, ...file }: ServedFile,
  isHead: boolean,
): void {
  const parts = [body].flat();
  const seconds = file.cacheSeconds ?? 0;
  if (file.range !== undefined) {
    response.statusCode = 206;
    response.setHeader('content-range', file.range);
  }
  response.setHeader('content-type', type);
  response.setHeader(
    'content-length',
    parts.reduce((sum, { length }) => sum + length, 0),
  );
  response.setHeader(
    'cache-control',
    seconds > 0 ? `public, max-age=${seconds}, immutable` : 'no-cache',
  );
  if (file.isCompressed) response.setHeader('content-encoding', 'br');
  if (!isHead) for (const part of parts) response.write(part);
  response.end();
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  find: Find,
): Promise<void> {
  allowOrigin(request, response);
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  const { pathname, searchParams } = new URL(request.url ?? '/', `http://${LOCAL_HOST}`);
  const body = await text(request);
  const { range = '' } = request.headers;
  const file = await find(decodeURIComponent(pathname), { search: searchParams, body, range });
  if (file) send(response, file, request.method === 'HEAD');
  else response.writeHead(404).end();
}

/** Serves the files that `find` returns until the returned function is called. */
export function serve(port: number, find: Find): Promise<() => Promise<void>> {
  const server = createServer((request, response) => void answer(request, response, find));
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOCAL_HOST, () => resolve(close));
  });
}

/** Serves a site as hosting does: `functions` answer below `/api/`, and a path that names no file gets the shell. */
export function serveSite(
  port: number,
  directory: string,
  functions: Find = () => undefined,
): Promise<() => Promise<void>> {
  const files = readSite(directory);
  const shell = files.get('/index.html');
  return serve(port, (path, request) =>
    path.startsWith('/api/') ? functions(path, request) : (files.get(path) ?? shell),
  );
}
