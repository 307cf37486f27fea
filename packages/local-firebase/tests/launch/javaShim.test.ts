import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isAlive } from '../../src/leftOver.ts';
import { writeJavaShim, type Shim } from '../../src/javaShim.ts';
import { temporaryDirectory } from '../support/temporary.ts';

function echoProgram(directory: string, name: string): string {
  const program = join(directory, name);
  writeFileSync(program, `#!/bin/sh\nprintf '%s|' ${name} "$@"\n`);
  chmodSync(program, 0o755);
  return program;
}

interface Set {
  shim: Shim;
  call: (...args: string[]) => string;
}

/** The folder's name has a space and a quote: both occur in people's home folders. */
function shimIn(directory = join(temporaryDirectory(), "Anna's site")): Set {
  const tools = temporaryDirectory();
  const shim = writeJavaShim(directory, {
    java: echoProgram(tools, 'java-25'),
    node: echoProgram(tools, 'node-24'),
    firestore: { jar: '/cloud/firestore.jar', needsMainClass: true },
    standIns: { database: '/ours/database.ts', storage: '/ours/rules.ts' },
  });
  return {
    shim,
    call: (...args) => execFileSync(join(shim.directory, 'java'), args, { encoding: 'utf8' }),
  };
}

const marker = ({ shim }: Set, emulator: string): string =>
  shim.binaryPaths[`${emulator}_EMULATOR_BINARY_PATH`] ?? '';

test('passes every other call on to the real Java', () => {
  const { call } = shimIn();
  expect(call('-Duser.language=en', '-version')).toBe('java-25|-Duser.language=en|-version|');
  expect(call('-jar', '/other.jar', '--port', '1')).toBe('java-25|-jar|/other.jar|--port|1|');
});

test('starts the Firestore emulator by its main class', () => {
  const set = shimIn();
  expect(set.call('-Dx=1', '-jar', marker(set, 'FIRESTORE'), '--rules', '/a b/r')).toBe(
    'java-25|-cp|/cloud/firestore.jar|com.google.cloud.datastore.emulator.firestore.CloudFirestore|--rules|/a b/r|',
  );
});

test.each([
  ['DATABASE', '/ours/database.ts'],
  ['STORAGE', '/ours/rules.ts'],
])('starts the stand-in for %s by Node', (emulator, script) => {
  const set = shimIn();
  const call = set.call('-Djava.x=y', '-Duser.language=en', '-jar', marker(set, emulator), 'serve');
  expect(call).toBe(`node-24|${script}|serve|`);
});

test('leaves the process id of what it starts', () => {
  const set = shimIn();
  set.call('-jar', marker(set, 'STORAGE'), 'serve');
  expect(readFileSync(set.shim.pidFiles['storage'] ?? '', 'utf8')).toMatch(/^\d+\n$/);
});

test('forgets the process ids of the run before', () => {
  const directory = temporaryDirectory();
  const set = shimIn(directory);
  set.call('-jar', marker(set, 'STORAGE'), 'serve');
  expect(existsSync(shimIn(directory).shim.pidFiles['storage'] ?? '')).toBe(false);
});

test('ends a program whose caller was killed', async () => {
  const directory = temporaryDirectory();
  const java = join(directory, 'java-25');
  writeFileSync(java, '#!/bin/sh\necho $$\nexec sleep 60\n');
  chmodSync(java, 0o755);
  const shim = writeJavaShim(directory, {
    java,
    node: java,
    firestore: { jar: '/any.jar', needsMainClass: false },
    standIns: {},
  });
  const call = `${join(shim.directory, 'java')} -jar /any.jar & wait`;
  const caller = spawn('sh', ['-c', call], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [chunk] = (await once(caller.stdout, 'data')) as [Buffer];
  const program = Number(chunk.toString());
  expect(isAlive(program)).toBe(true);
  caller.kill('SIGKILL');
  await expect.poll(() => isAlive(program), { timeout: 10_000 }).toBe(false);
});

test('leaves a JAR alone that starts by itself', () => {
  const shim = writeJavaShim(temporaryDirectory(), {
    java: 'java',
    node: 'node',
    firestore: { jar: '/cache/v1.jar', needsMainClass: false },
    standIns: {},
  });
  expect(shim.binaryPaths).toEqual({});
});

test('markers are files that firebase-tools may own', () => {
  const set = shimIn();
  expect(statSync(marker(set, 'STORAGE')).uid).toBe(process.getuid?.());
});
