import type { Databases } from '../core/databases.ts';
import { namespaceOf } from '../core/namespaceOf.ts';
import { HttpError } from './httpError.ts';
import { jsonReply, type Reply } from './reply.ts';
import { accessOf, readBody, type RestRequest } from './restRequest.ts';

const BAD_REQUEST = 400;
const NOT_IMPLEMENTED = 501;

export interface AdminContext {
  readonly databases: Databases;
}

type Handler = (request: RestRequest, context: AdminContext) => Reply | Promise<Reply>;

function getRules({ url, raw }: RestRequest, { databases }: AdminContext): Reply {
  return { status: 200, body: databases.get(namespaceOf(url, raw)).rulesText };
}

async function putRules(request: RestRequest, context: AdminContext): Promise<Reply> {
  const { url, raw } = request;
  const text = await readBody(raw);
  const error = context.databases.get(namespaceOf(url, raw)).setRules(text);
  if (error !== null) throw new HttpError(BAD_REQUEST, error);
  return jsonReply({ status: 'ok' });
}

function addTrigger(): never {
  throw new HttpError(NOT_IMPLEMENTED, 'Functions cannot be triggered by this stand-in.');
}

function listDatabases(_: RestRequest, { databases }: AdminContext): Reply {
  return jsonReply(databases.names().map((name) => ({ name })));
}

const HANDLERS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['GET /.settings/rules', getRules],
  ['PUT /.settings/rules', putRules],
  ['POST /.settings/functionTriggers', addTrigger],
  ['GET /.inspect/databases', listDatabases],
]);

/** Whether a path belongs to the administration and not to the data. */
export function isAdminPath(path: string): boolean {
  return /^\/\.(?:settings|inspect)\//.test(path);
}

/** What the command line tools ask for; only administrators may. */
export async function handleAdmin(request: RestRequest, context: AdminContext): Promise<Reply> {
  const handler = HANDLERS.get(`${request.method} ${request.path}`);
  if (handler === undefined) throw new HttpError(404, 'Not Found');
  if (!accessOf(request).isAdmin) throw new HttpError(401, 'Permission denied');
  return handler(request, context);
}
