import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { parseArguments } from '../../src/database/main.ts';

const MAIN = path.join(import.meta.dirname, '../../src/database/main.ts');
const NODE = process.execPath;
const children: ChildProcess[] = [];

function run(args: readonly string[], command = NODE): ChildProcess {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  return child;
}

async function output(child: ChildProcess, pattern: RegExp): Promise<string> {
  let text = '';
  for await (const chunk of child.stdout ?? []) {
    text += String(chunk);
    const found = pattern.exec(text);
    if (found !== null) return found[1] ?? '';
  }
  throw new Error(`Ended without ${String(pattern)}: ${text}`);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function answers(port: string): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/.json?ns=demo`).catch(() => null);
  return response?.ok === true;
}

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

const LISTENING = /listening on \S+:(\d+)/;
const START = [MAIN, '--host', '127.0.0.1', '--port', '0'];

describe('the process', () => {
  test('listens at once and stops at once, with 0', async () => {
    const before = performance.now();
    const child = run([...START, '--single_project_mode', 'Warning']);
    const port = await output(child, LISTENING);
    // Generous, for a machine that does other things as well: alone it takes about 0.2 s.
    expect(performance.now() - before).toBeLessThan(3000);
    expect(await answers(port)).toBe(true);
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('says that its port is taken', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const address = blocker.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const child = run([MAIN, '--host', '127.0.0.1', '--port', `${port}`]);
    let errors = '';
    child.stderr?.on('data', (chunk) => (errors += String(chunk)));
    const [code] = (await once(child, 'close')) as [number];
    blocker.close();
    expect(code).toBe(1);
    expect(errors).toContain('address already in use');
  });

  test('ends when its parent dies', async () => {
    const script = `"${NODE}" "$@" & echo pid $!; wait`;
    const parent = run(['-c', script, 'sh', ...START], 'sh');
    const pid = Number(await output(parent, /pid (\d+)[^]*listening/));
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
  });
});

describe('the command line', () => {
  test.each([
    [[], { host: '127.0.0.1', port: 9000 }],
    [['--port', '1', '--host', '::1'], { host: '::1', port: 1 }],
    [['--host=h', '--port=2', '--unknown', 'x'], { host: 'h', port: 2 }],
    [
      ['--functions_emulator_port', '5', '--functions_emulator_host', 'f', '--port', '3'],
      { host: '127.0.0.1', port: 3 },
    ],
  ])('%j', (args, expected) => {
    expect(parseArguments(args)).toEqual(expected);
  });

  test.each(['x', '-1', '70000', '1.5'])('--port %s is refused', (port) => {
    expect(() => parseArguments(['--port', port])).toThrow('--port needs a port number');
  });
});
