import type { IncomingMessage, ServerResponse } from 'node:http';
import { DeniedError, namespaceOf, type Databases } from '../core/database.ts';
import { DataError } from '../tree/node.ts';
import { checkParameters, deleteData, getData, putData, type DataRequest } from './dataRequests.ts';
import {
  HttpError,
  allowOrigin,
  jsonReply,
  sendReply,
  type Reply,
  accessOf,
  parseRequest,
  type RestRequest,
  readBody,
} from './http.ts';

const BAD_REQUEST = 400;
const UNAUTHORIZED = 401;
const NOT_FOUND = 404;
const METHOD_NOT_ALLOWED = 405;
const NOT_IMPLEMENTED = 501;

interface RequestContext {
  readonly databases: Databases;
}

const METHODS: ReadonlyMap<string, (request: DataRequest) => Reply | Promise<Reply>> = new Map<
  string,
  (request: DataRequest) => Reply | Promise<Reply>
>([
  ['GET', getData],
  ['PUT', putData],
  ['DELETE', deleteData],
]);

async function answer(raw: IncomingMessage, context: RequestContext): Promise<Reply> {
  const request = parseRequest(raw);
  if (isAdminPath(request.path)) return handleAdmin(request, context);
  const database = context.databases.get(namespaceOf(request.url, raw));
  if (raw.headers.accept?.includes('text/event-stream'))
    throw new HttpError(NOT_IMPLEMENTED, 'Streams are not served by this stand-in.');
  const handle = METHODS.get(request.method);
  if (handle === undefined) throw new HttpError(METHOD_NOT_ALLOWED, 'Method not allowed');
  checkParameters(request.url.searchParams);
  return handle({ ...request, database, access: accessOf(request) });
}

function errorReply(error: unknown): Reply {
  if (error instanceof HttpError) return jsonReply({ error: error.message }, error.status);
  if (error instanceof DeniedError) return jsonReply({ error: error.message }, UNAUTHORIZED);
  if (error instanceof DataError) return jsonReply({ error: error.message }, BAD_REQUEST);
  console.error('Unexpected', error);
  return jsonReply({ error: `Internal error: ${String(error)}` }, 500);
}

/** Answers one HTTP request, whatever it is. */
export async function handleRequest(
  raw: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
): Promise<void> {
  allowOrigin(raw, response);
  if (raw.method === 'OPTIONS') {
    sendReply(response, { status: 200 });
    return;
  }
  try {
    sendReply(response, await answer(raw, context));
  } catch (error) {
    sendReply(response, errorReply(error));
  }
}

type Handler = (request: RestRequest, context: RequestContext) => Reply | Promise<Reply>;

function getRules({ url, raw }: RestRequest, { databases }: RequestContext): Reply {
  return { status: 200, body: databases.get(namespaceOf(url, raw)).rulesText };
}

async function putRules(request: RestRequest, context: RequestContext): Promise<Reply> {
  const { url, raw } = request;
  const text = await readBody(raw);
  const error = context.databases.get(namespaceOf(url, raw)).setRules(text);
  if (error !== null) throw new HttpError(BAD_REQUEST, error);
  return jsonReply({ status: 'ok' });
}

function addTrigger(): never {
  throw new HttpError(NOT_IMPLEMENTED, 'Functions cannot be triggered by this stand-in.');
}

function listDatabases(_: RestRequest, { databases }: RequestContext): Reply {
  return jsonReply(databases.names().map((name) => ({ name })));
}

const HANDLERS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['GET /.settings/rules', getRules],
  ['PUT /.settings/rules', putRules],
  ['POST /.settings/functionTriggers', addTrigger],
  ['GET /.inspect/databases', listDatabases],
]);

/** True for the paths of the administration, which hold no data. */
function isAdminPath(path: string): boolean {
  return /^\/\.(?:settings|inspect)\//.test(path);
}

/** Answers the command line tools; only administrators may ask. */
async function handleAdmin(request: RestRequest, context: RequestContext): Promise<Reply> {
  const handler = HANDLERS.get(`${request.method} ${request.path}`);
  if (handler === undefined) throw new HttpError(NOT_FOUND, 'Not Found');
  if (!accessOf(request).isAdmin) throw new HttpError(UNAUTHORIZED, 'Permission denied');
  return handler(request, context);
}
