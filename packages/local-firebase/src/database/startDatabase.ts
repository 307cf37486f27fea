import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Databases } from './core/database.ts';
import { handleRequest } from './rest/handleRequest.ts';
import { acceptSockets } from './socket/sockets.ts';

export interface DatabaseOptions {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
}

export interface RunningDatabase {
  readonly port: number;
  /** Closes every connection and frees the port. */
  readonly stop: () => Promise<void>;
}

function isAddressInfo(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}

/** Starts the Realtime Database stand-in; rejects when the port is taken. */
export async function startDatabase(options: DatabaseOptions): Promise<RunningDatabase> {
  const databases = new Databases();
  const server = createServer((request, response) => {
    void handleRequest(request, response, { databases });
  });
  const closeSockets = acceptSockets(server, databases);
  server.listen(options.port, options.host);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: isAddressInfo(address) ? address.port : options.port,
    stop: async () => {
      closeSockets();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
