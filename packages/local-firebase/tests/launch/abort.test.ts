import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unlessAborted } from '../../src/abort.ts';
import { launchLocalFirebase } from '../../src/launch.ts';
import { isAlive } from '../../src/leftOver.ts';
import { EMULATORS, type LocalPorts } from '../../src/localConfig.ts';
import { temporaryDirectory } from '../support/temporary.ts';

test('work that is done is answered', async () => {
  expect(await unlessAborted(Promise.resolve(1), new AbortController().signal)).toBe(1);
});

test('work that is broken off fails with the reason, before it is done and from then on', async () => {
  const stop = new AbortController();
  const waiting = unlessAborted(new Promise<never>(() => undefined), stop.signal);
  stop.abort('enough');
  await expect(waiting).rejects.toBe('enough');
  await expect(unlessAborted(Promise.resolve(1), stop.signal)).rejects.toBe('enough');
});

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

async function freePorts(): Promise<LocalPorts> {
  const names = [...EMULATORS, 'site', 'hub', 'logging', 'firestoreWebsocket'] as const;
  const ports = await Promise.all(names.map(async (name) => [name, await freePort()] as const));
  return Object.fromEntries(ports) as unknown as LocalPorts;
}

test('a start that is broken off leaves nothing running, and the saved data as it was', async () => {
  const root = temporaryDirectory();
  writeFileSync(join(root, 'firebase.json'), '{}');
  const [directory, data] = [join(root, 'set'), join(root, 'data')];
  const stop = new AbortController();
  const launching = launchLocalFirebase({
    project: { projectId: 'demo-abort', storageBucket: 'demo-abort', databaseNamespace: 'demo' },
    ...{ root, directory, data, name: 'abort', site: 'site', host: '127.0.0.1' },
    ports: await freePorts(),
    emulators: ['auth'],
    signal: stop.signal,
  });
  launching.catch(() => undefined);
  const note = join(directory, 'running.json');
  await expect.poll(() => existsSync(note), { timeout: 20_000 }).toBe(true);
  const { firebase } = JSON.parse(readFileSync(note, 'utf8')) as { firebase: number };
  stop.abort('enough');
  await expect(launching).rejects.toBe('enough');
  expect(isAlive(firebase)).toBe(false);
  expect(existsSync(note)).toBe(false);
  expect(existsSync(data)).toBe(false);
});
