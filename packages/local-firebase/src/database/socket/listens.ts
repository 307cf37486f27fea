import type { Access } from '../core/access.ts';
import type { Change } from '../core/changeFor.ts';
import { DeniedError, type Database, type Watcher } from '../core/database.ts';
import { hashNode } from '../tree/hash.ts';
import { parsePath, splitPath } from '../tree/path.ts';
import { toExportJson } from '../tree/toJson.ts';
import { parseWireQuery } from './parseWireQuery.ts';

export interface ListenOrder {
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

/** What one connection listens to. */
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
