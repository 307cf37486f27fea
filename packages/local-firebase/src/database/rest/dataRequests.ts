import type { Access } from '../core/access.ts';
import type { Database } from '../core/database.ts';
import { toExportJson, toPlainJson, toShallowJson } from '../tree/json.ts';
import { EMPTY, parsePath } from '../tree/node.ts';
import type { Query } from '../tree/query.ts';
import { buildSet } from '../tree/writes.ts';
import { HttpError, jsonReply, readJson, type Reply, type RestRequest } from './http.ts';

const BAD_REQUEST = 400;

export interface DataRequest extends RestRequest {
  readonly database: Database;
  readonly access: Access;
}

/** The parameters that are known, and what each may be; another one would change the answer. */
const PARAMETERS: Readonly<Record<string, RegExp>> = {
  ns: /^/,
  auth: /^/,
  access_token: /^/,
  shallow: /^true$/,
  limitToFirst: /^[1-9]\d{0,8}$/,
  format: /^export$/,
  disableTriggers: /^true$/,
  writeSizeLimit: /^unlimited$/,
};

/** Refuses what would have an effect that is not reproduced here. */
export function checkParameters(parameters: URLSearchParams): void {
  for (const [name, value] of parameters) {
    const isKnown = Object.hasOwn(PARAMETERS, name) && PARAMETERS[name]?.test(value) === true;
    if (!isKnown) throw new HttpError(BAD_REQUEST, `${name}=${value} is not supported`);
  }
}

function queryOf(parameters: URLSearchParams): Query | null {
  const limit = parameters.get('limitToFirst');
  const whole = { index: { kind: 'key' }, start: null, end: null, limitFrom: 'first' } as const;
  return limit === null ? null : { ...whole, limit: Number(limit) };
}

/** GET: the data. */
export function getData({ url: { searchParams }, path, database, access }: DataRequest): Reply {
  const node = database.read({ path: parsePath(path), query: queryOf(searchParams) }, access);
  if (searchParams.has('shallow')) return jsonReply(toShallowJson(node));
  return jsonReply(searchParams.has('format') ? toExportJson(node) : toPlainJson(node));
}

function setData({ path, database, access }: DataRequest, value: unknown): Reply {
  const batch = buildSet({ root: database.root, path, value, now: Date.now() });
  database.write(batch, access);
  return jsonReply(toPlainJson(batch.writes[0]?.node ?? EMPTY));
}

/** PUT: replaces the data. */
export async function putData(request: DataRequest): Promise<Reply> {
  return setData(request, await readJson(request.raw));
}

/** DELETE: removes the data. */
export function deleteData(request: DataRequest): Reply {
  return setData(request, null);
}
