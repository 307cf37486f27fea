import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entry, RulesProcess } from './support/rulesProcess.ts';

const LEAVE_LIMIT_MS = 10_000;

test.each([
  ['the end of its input', (child: RulesProcess['child']) => child.stdin.end()],
  ['SIGINT', (child: RulesProcess['child']) => child.kill('SIGINT')],
  ['SIGTERM', (child: RulesProcess['child']) => child.kill('SIGTERM')],
])('leaves quietly on %s', async (_, how) => {
  const runtime = new RulesProcess();
  await runtime.next(-1);
  expect(await runtime.end(how)).toBe(0);
  expect(runtime.stderr).toBe('');
});

test('leaves when its parent dies, even though its input stays open', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'rules-'));
  const input = join(directory, 'input');
  execFileSync('mkfifo', [input]);
  // A fifo that a process holds open for writing itself never ends.
  const script = '"$0" "$1" serve 0<>"$2" & wait';
  const parent = spawn('sh', ['-c', script, process.execPath, entry, input]);
  await once(parent.stdout, 'data');
  const signal = AbortSignal.timeout(LEAVE_LIMIT_MS);
  const closed = once(parent.stdout, 'close', { signal });
  parent.kill('SIGKILL');
  // The stream closes when the last process that can write to it is gone.
  await expect(closed).resolves.toEqual([false]);
  rmSync(directory, { recursive: true });
});
