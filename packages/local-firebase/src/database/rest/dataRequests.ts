import { randomInt } from 'node:crypto';
import type { Access } from '../core/access.ts';
import type { Watch } from '../core/changeFor.ts';
import { DeniedError, type Database } from '../core/database.ts';
import { hashNode } from '../tree/compare.ts';
import { isRecord, toExportJson, toPlainJson, toShallowJson } from '../tree/json.ts';
import { parsePath, splitPath, EMPTY, leaf, nodeAt, type TreeNode } from '../tree/node.ts';
import { buildMerge, buildSet, type WriteBatch } from '../tree/writes.ts';
import { HttpError, type Reply, readJson, type RestRequest } from './http.ts';
import { parseRestQuery } from './parseRestQuery.ts';

const BAD_REQUEST = 400;
const PRECONDITION_FAILED = 412;

export interface DataRequest extends RestRequest {
  readonly database: Database;
  readonly access: Access;
}

/** Returns the place and query of a request; throws where the rules lack the index it needs. */
function watchOf({ url, path, database }: DataRequest): Watch {
  const watch = { path: parsePath(path), query: parseRestQuery(url.searchParams) };
  const missing = database.missingIndex(watch);
  if (missing === null) return watch;
  const place = `/${watch.path.join('/')}`;
  throw new HttpError(
    BAD_REQUEST,
    `Index not defined, add ".indexOn": "${missing}", for path "${place}", to the rules`,
  );
}

function printed({ url }: RestRequest, value: unknown): Reply {
  switch (url.searchParams.get('print')) {
    case 'silent':
      return { status: 204 };
    case 'pretty':
      return { status: 200, body: `${JSON.stringify(value, null, 2)}\n` };
    default:
      return { status: 200, body: JSON.stringify(value) };
  }
}

function etagOf(node: TreeNode): string {
  return node === EMPTY ? 'null_etag' : hashNode(node);
}

function withEtag(request: RestRequest, reply: Reply, node: TreeNode): Reply {
  if (request.raw.headers['x-firebase-etag'] !== 'true') return reply;
  return { ...reply, headers: { ETag: etagOf(node) } };
}

/** GET: the data, or the part a query shows. */
export function getData(request: DataRequest): Reply {
  const { searchParams } = request.url;
  const priorityPath = splitPath(request.path);
  if (priorityPath.at(-1) === '.priority') return getPriority(request, priorityPath);
  const node = request.database.read(watchOf(request), request.access);
  const download = searchParams.get('download');
  const toJson =
    searchParams.get('shallow') === 'true'
      ? toShallowJson
      : searchParams.get('format') === 'export'
        ? toExportJson
        : toPlainJson;
  const reply = withEtag(request, printed(request, toJson(node)), node);
  if (download === null) return reply;
  const name = download.replaceAll(/[^\w.-]/g, '_');
  const disposition = { 'Content-Disposition': `attachment; filename="${name}"` };
  return { ...reply, headers: { ...reply.headers, ...disposition } };
}

function getPriority(request: DataRequest, keys: readonly string[]): Reply {
  const path = parsePath(keys.slice(0, -1).join('/'));
  const { priority } = request.database.read({ path, query: null }, request.access);
  return printed(request, priority);
}

function commit({ database, access }: DataRequest, batch: WriteBatch): void {
  database.write(batch, access);
}

/**
 * Returns the answer that the condition of a request does not hold, or null when it holds. That
 * answer shows the data, so the rights to write and to read are asked for first.
 */
function failedCondition(request: DataRequest, batch: WriteBatch): Reply | null {
  const expected = request.raw.headers['if-match'];
  if (expected === undefined) return null;
  const { database, access } = request;
  const path = splitPath(request.path).filter((key) => key !== '.priority');
  if (!database.mayWrite(batch, access)) throw new DeniedError();
  database.requireComparable(path, access);
  const node = nodeAt(database.root, path);
  if (expected === etagOf(node)) return null;
  const body = JSON.stringify(toPlainJson(node));
  return { status: PRECONDITION_FAILED, headers: { ETag: etagOf(node) }, body };
}

function setData(request: DataRequest, value: unknown): Reply {
  const { path, database } = request;
  const batch = buildSet({ root: database.root, path, value, now: Date.now() });
  const failed = failedCondition(request, batch);
  if (failed !== null) return failed;
  commit(request, batch);
  const node = batch.writes[0]?.node ?? EMPTY;
  const isPriority = path.endsWith('/.priority');
  const written =
    isPriority && node.priority !== null ? leaf(node.priority) : isPriority ? EMPTY : node;
  return withEtag(request, printed(request, toPlainJson(written)), node);
}

/** PUT: replaces the data. */
export async function putData(request: DataRequest): Promise<Reply> {
  return setData(request, await readJson(request.raw));
}

/** DELETE: removes the data. */
export function deleteData(request: DataRequest): Reply {
  return setData(request, null);
}

/** POST: adds a child under a new key. */
export async function postData(request: DataRequest): Promise<Reply> {
  const value = await readJson(request.raw);
  const now = Date.now();
  const name = pushId(now);
  const path = `${request.path}/${name}`;
  const batch = buildSet({ root: request.database.root, path, value, now });
  const failed = failedCondition(request, batch);
  if (failed !== null) return failed;
  commit(request, batch);
  return printed(request, { name });
}

/** PATCH: replaces some places below the path. */
export async function patchData(request: DataRequest): Promise<Reply> {
  const values = await readJson(request.raw);
  if (!isRecord(values)) {
    throw new HttpError(
      BAD_REQUEST,
      "Invalid data; couldn't parse JSON object. Are you sending a JSON object with valid key names?",
    );
  }
  if (request.raw.headers['if-match'] !== undefined) {
    throw new HttpError(BAD_REQUEST, 'if-match is not supported for PATCH');
  }
  const { path, database } = request;
  const batch = buildMerge({ root: database.root, path, values, now: Date.now() });
  commit(request, batch);
  const base = splitPath(path).length;
  const written = batch.writes.map((write) => [
    write.path.slice(base).join('/'),
    toPlainJson(write.node),
  ]);
  return printed(request, Object.fromEntries(written));
}

const ALPHABET = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const TIME_LENGTH = 8;
const TAIL_LENGTH = 12;

function digit(value: number): string {
  return ALPHABET.charAt(value % ALPHABET.length);
}

function timePart(now: number): string {
  return Array.from({ length: TIME_LENGTH }, (_, index) =>
    digit(Math.floor(now / ALPHABET.length ** (TIME_LENGTH - 1 - index))),
  ).join('');
}

/** A key for a new child: sorts by time, then unique by chance. */
function pushId(now: number): string {
  const tail = Array.from({ length: TAIL_LENGTH }, () => digit(randomInt(ALPHABET.length)));
  return timePart(now) + tail.join('');
}
