import { afterAll, beforeAll } from 'vitest';
import {
  startDatabase,
  type DatabaseOptions,
  type RunningDatabase,
} from '../../../src/database/startDatabase.ts';

export const OWNER = { authorization: 'Bearer owner' };

export interface TestServer {
  readonly port: () => number;
  /** A request as the owner, or with other headers; gives status, headers and JSON. */
  readonly request: (
    path: string,
    init?: RequestInit,
  ) => Promise<{ status: number; headers: Headers; json: unknown }>;
  readonly setRules: (namespace: string, rules: unknown) => Promise<void>;
}

/** A stand-in that runs while the tests of a file do. */
export function useServer(options: Partial<DatabaseOptions> = {}): TestServer {
  let running: RunningDatabase | undefined;
  beforeAll(async () => {
    running = await startDatabase({ host: '127.0.0.1', port: 0, ...options });
  });
  afterAll(async () => {
    await running?.stop();
  });
  const port = (): number => {
    if (running === undefined) throw new Error('The server is not running.');
    return running.port;
  };
  const request: TestServer['request'] = async (path, init = {}) => {
    const response = await fetch(`http://127.0.0.1:${port()}${path}`, {
      ...init,
      headers: { ...OWNER, ...Object.fromEntries(new Headers(init.headers)) },
    });
    const text = await response.text();
    const json: unknown = text === '' ? undefined : JSON.parse(text);
    return { status: response.status, headers: response.headers, json };
  };
  const setRules: TestServer['setRules'] = async (namespace, rules) => {
    const body = JSON.stringify({ rules });
    const { status, json } = await request(`/.settings/rules.json?ns=${namespace}`, {
      method: 'PUT',
      body,
    });
    if (status !== 200) throw new Error(JSON.stringify(json));
  };
  return { port, request, setRules };
}
