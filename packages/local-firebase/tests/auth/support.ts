import '../../src/auth/preload.ts';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { afterAll, beforeAll } from 'vitest';

interface AuthApp {
  listen: (port: number, host: string, ready: () => void) => Server;
}

const { createApp } = createRequire(import.meta.url)('firebase-tools/lib/emulator/auth/server') as {
  createApp: (projectId: string) => Promise<AuthApp>;
};

export const PROJECT = 'demo-factor';

/** Its description of all operations is compiled first, which takes a busy machine long. */
const START_MAX_MS = 180_000;

/** The Auth emulator of firebase-tools with our extension, in this process. */
export function useAuth(): { host: () => string } {
  let server: Server | undefined;
  beforeAll(async () => {
    const app = await createApp(PROJECT);
    server = await new Promise<Server>((resolve) => {
      const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
    });
  }, START_MAX_MS);
  afterAll(() => void server?.close());
  return {
    host: () => {
      const address = server?.address() as AddressInfo | undefined;
      return `127.0.0.1:${address?.port}`;
    },
  };
}

/** Asks Auth: with a key as anybody may, else as an administrator of the project. */
export async function ask(
  host: string,
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const headers = path.includes('?key=') ? {} : { authorization: 'Bearer owner' };
  const answer = await fetch(`http://${host}/identitytoolkit.googleapis.com/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as Record<string, unknown>;
}
