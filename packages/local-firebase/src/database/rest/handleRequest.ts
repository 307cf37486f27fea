import type { IncomingMessage, ServerResponse } from 'node:http';
import { DeniedError } from '../core/database.ts';
import { namespaceOf } from '../core/namespaceOf.ts';
import { DataError } from '../tree/dataError.ts';
import { handleAdmin, isAdminPath, type AdminContext } from './adminRequests.ts';
import {
  deleteData,
  getData,
  patchData,
  postData,
  putData,
  type DataRequest,
} from './dataRequests.ts';
import { HttpError } from './httpError.ts';
import { checkParameters } from './parseRestQuery.ts';
import { allowOrigin, jsonReply, sendReply, type Reply } from './reply.ts';
import { accessOf, parseRequest, type RestRequest } from './restRequest.ts';

const METHODS: ReadonlyMap<string, (request: DataRequest) => Reply | Promise<Reply>> = new Map<
  string,
  (request: DataRequest) => Reply | Promise<Reply>
>([
  ['GET', getData],
  ['PUT', putData],
  ['POST', postData],
  ['PATCH', patchData],
  ['DELETE', deleteData],
]);

function isStream({ method, raw }: RestRequest): boolean {
  return method === 'GET' && (raw.headers.accept ?? '').includes('text/event-stream');
}

async function answer(raw: IncomingMessage, context: AdminContext): Promise<Reply> {
  const request = parseRequest(raw);
  if (isAdminPath(request.path)) return handleAdmin(request, context);
  const database = context.databases.get(namespaceOf(request.url, raw));
  if (isStream(request)) throw new HttpError(501, 'Streams are not served by this stand-in.');
  const handle = METHODS.get(request.method);
  if (handle === undefined) throw new HttpError(405, 'Method not allowed');
  checkParameters(request.url.searchParams);
  return handle({ ...request, database, access: accessOf(request) });
}

function errorReply(error: unknown): Reply {
  if (error instanceof HttpError) return jsonReply({ error: error.message }, error.status);
  if (error instanceof DeniedError) return jsonReply({ error: error.message }, 401);
  if (error instanceof DataError) return jsonReply({ error: error.message }, 400);
  console.error('Unexpected', error);
  return jsonReply({ error: `Internal error: ${String(error)}` }, 500);
}

/** Answers one HTTP request, whatever it is. */
export async function handleRequest(
  raw: IncomingMessage,
  response: ServerResponse,
  context: AdminContext,
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
