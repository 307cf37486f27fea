import type { ServerResponse } from 'node:http';
import { atExpiry } from '../core/atExpiry.ts';
import type { Change } from '../core/changeFor.ts';
import type { Watcher } from '../core/database.ts';
import { toPlainJson } from '../tree/toJson.ts';
import { watchOf, type DataRequest } from './dataRequests.ts';

const KEEPALIVE_MS = 30_000;

function eventOf(change: Change, base: number): [string, unknown] {
  const path = `/${change.path.slice(base).join('/')}`;
  if (change.kind === 'set') return ['put', { path, data: toPlainJson(change.node) }];
  const nodes = [...change.nodes].map(([key, node]) => [key, toPlainJson(node)]);
  return ['patch', { path, data: Object.fromEntries(nodes) as unknown }];
}

/** Keeps a response open and tells of every change, as server-sent events. */
export function streamData(request: DataRequest, response: ServerResponse): void {
  const { database, access } = request;
  const watch = watchOf(request);
  const node = database.read(watch, access);
  const send = (event: string, data: unknown): void => {
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const watcher: Watcher = {
    ...watch,
    onChange: (change) => {
      send(...eventOf(change, watch.path.length));
    },
    onRules: () => {
      if (!database.mayRead(watch, access)) stop('cancel', null);
    },
  };
  const stop = (event: string, data: unknown): void => {
    send(event, data);
    response.end();
  };
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-cache',
  });
  watcher.onChange({ kind: 'set', path: watch.path, node });
  database.watch(watcher);
  const keepAlive = setInterval(() => {
    send('keep-alive', null);
  }, KEEPALIVE_MS).unref();
  const expiry = atExpiry(access, () => {
    stop('auth_revoked', 'credential is no longer valid');
  });
  response.on('close', () => {
    clearInterval(keepAlive);
    clearTimeout(expiry);
    database.unwatch(watcher);
  });
}
