import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LOCAL_HOST } from '#src/config/local.ts';

/** The site at an address of its own, where it can be deployed again and taken from the network. */
export interface DeployableSite {
  address: string;
  /** From now on the server has another shell, marked with this word. */
  deploy: (mark: string) => void;
  close: () => Promise<void>;
}

async function passOn(source: string, response: ServerResponse, mark: string): Promise<void> {
  const answer = await fetch(source);
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  const body = Buffer.from(await answer.arrayBuffer());
  const isShell = type.includes('text/html');
  const marked = body.toString().replace('<html', () => `<html data-deploy="${mark}"`);
  response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-cache' });
  response.end(isShell ? marked : body);
}

/** Serves what is served at `source`. */
export async function deployableSite(source: string): Promise<DeployableSite> {
  let current = 'first';
  const server = createServer((request, response) => {
    passOn(`${source}${request.url ?? '/'}`, response, current).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, LOCAL_HOST, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://${LOCAL_HOST}:${port}`,
    deploy: (mark) => {
      current = mark;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
