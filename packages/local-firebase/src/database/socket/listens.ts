import type { Access } from '../core/access.ts';
import type { Change } from '../core/changeFor.ts';
import { DeniedError, type Database, type Watcher } from '../core/database.ts';
import { hashNode } from '../tree/compare.ts';
import { toExportJson, isRecord } from '../tree/json.ts';
import { parsePath, splitPath, DataError, type Primitive } from '../tree/node.ts';
import type { Bound, Index, Query } from '../tree/query.ts';

interface ListenOrder {
  readonly path: string;
  readonly query: unknown;
  /** The client's name for a filtered listen. */
  readonly tag: unknown;
  /** The hash of what the client already has. */
  readonly hash?: unknown;
}

interface Context {
  readonly database: Database;
  readonly access: () => Access;
  readonly push: (action: string, body: Record<string, unknown>) => void;
}

interface Listen {
  readonly watcher: Watcher;
  /** As the client wrote it, to be named when it is revoked. */
  readonly order: ListenOrder;
}

/** A client never uses a tag twice; without one there is one listen for each place and query. */
function identify({ path, query, tag }: ListenOrder): string {
  return JSON.stringify([splitPath(path), tag ?? query ?? null]);
}

function changeBody(change: Change, tag: unknown): [string, Record<string, unknown>] {
  const p = change.path.join('/');
  const t = tag === undefined || tag === null ? {} : { t: tag };
  if (change.kind === 'set') return ['d', { p, d: toExportJson(change.node), ...t }];
  const nodes = [...change.nodes].map(([path, node]) => [path, toExportJson(node)]);
  return ['m', { p, d: Object.fromEntries(nodes) as unknown, ...t }];
}

/** The listens of one connection. */
export class Listens {
  private readonly context: Context;
  private readonly active = new Map<string, Listen>();

  constructor(context: Context) {
    this.context = context;
  }

  /** Starts a listen; sends its data first. Returns the warnings for the reply. */
  add(order: ListenOrder): string[] {
    const { database, access, push } = this.context;
    const watch = { path: parsePath(order.path), query: parseWireQuery(order.query) };
    const node = database.read(watch, access());
    const watcher: Watcher = {
      ...watch,
      onChange: (change) => {
        push(...changeBody(change, order.tag));
      },
      onRules: () => {
        this.recheck();
      },
    };
    this.remove(order);
    this.active.set(identify(order), { watcher, order });
    database.watch(watcher);
    if (order.hash !== hashNode(node)) {
      watcher.onChange({ kind: 'set', path: watch.path, node });
    }
    return database.missingIndex(watch) === null ? [] : ['no_index'];
  }

  remove(order: ListenOrder): void {
    const id = identify(order);
    const listen = this.active.get(id);
    if (listen === undefined) return;
    this.context.database.unwatch(listen.watcher);
    this.active.delete(id);
  }

  /** Revokes every listen that the present access no longer allows. */
  recheck(): void {
    for (const { watcher, order } of [...this.active.values()]) {
      if (this.context.database.mayRead(watcher, this.context.access())) continue;
      this.remove(order);
      const query = order.query === undefined ? {} : { q: [order.query] };
      this.context.push('c', { p: watcher.path.join('/'), ...query });
    }
  }

  clear(): void {
    for (const { order } of [...this.active.values()]) this.remove(order);
  }

  /** One answer without a listen. */
  once(order: Pick<ListenOrder, 'path' | 'query'>): unknown {
    const { database, access } = this.context;
    const watch = { path: parsePath(order.path), query: parseWireQuery(order.query) };
    if (!database.mayRead(watch, access())) throw new DeniedError();
    const missing = database.missingIndex(watch);
    if (missing !== null) throw new IndexError(missing, order.path);
    return toExportJson(database.read(watch, access()));
  }
}

/** A single read asked for an order the rules do not index. */
export class IndexError extends Error {
  constructor(index: string, path: string) {
    const place = `/${path.replace(/^\/+/, '')}`;
    super(`Index not defined, add ".indexOn": "${index}", for path "${place}", to the rules`);
  }
}

function isPrimitiveOrNull(value: unknown): value is Primitive | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function parseIndex(value: unknown): Index {
  switch (value) {
    case undefined:
    case '.priority':
      return { kind: 'priority' };
    case '.key':
      return { kind: 'key' };
    case '.value':
      return { kind: 'value' };
    default:
      if (typeof value !== 'string') throw new DataError('Invalid query: bad index.');
      return { kind: 'child', path: parsePath(value) };
  }
}

function parseBound(
  query: Record<string, unknown>,
  names: readonly [value: string, key: string, inclusive: string],
): Bound | null {
  const [valueName, keyName, inclusiveName] = names;
  if (!(valueName in query)) return null;
  const value = query[valueName];
  const key = query[keyName] ?? null;
  if (!isPrimitiveOrNull(value) || (key !== null && typeof key !== 'string')) {
    throw new DataError('Invalid query: bad bound.');
  }
  return { value, key, inclusive: query[inclusiveName] !== false };
}

function parseLimit(value: unknown): number | null {
  if (value === undefined) return null;
  if (typeof value === 'number' && Number.isInteger(value) && value > 0) return value;
  throw new DataError('Invalid query: bad limit.');
}

/** Reads a query as the socket protocol writes it; an empty one is no query. */
export function parseWireQuery(value: unknown): Query | null {
  if (value === undefined || value === null) return null;
  if (!isRecord(value)) throw new DataError('Invalid query.');
  if (Object.keys(value).length === 0) return null;
  return {
    index: parseIndex(value['i']),
    start: parseBound(value, ['sp', 'sn', 'sin']),
    end: parseBound(value, ['ep', 'en', 'ein']),
    limit: parseLimit(value['l']),
    limitFrom: value['vf'] === 'r' ? 'last' : 'first',
  };
}
