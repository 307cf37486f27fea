import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { noteRunning, stopLeftOver } from '../../../tools/local-firebase/leftOver.ts';
import { temporaryDirectory } from '../temporary.ts';

/** Larger than any process id that is given out. */
const DEAD = 2 ** 30;

function sleeper(): ChildProcess & { pid: number } {
  const child = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  if (!child.pid) throw new Error('sleep did not start');
  return Object.assign(child, { pid: child.pid });
}

test('ends what a killed launcher left behind, and forgets it', async () => {
  const directory = temporaryDirectory();
  const firebase = sleeper();
  const exit = once(firebase, 'exit');
  noteRunning(directory, { launcher: DEAD, firebase: firebase.pid });
  await stopLeftOver(directory);
  expect(await exit).toEqual([null, 'SIGINT']);
  expect(existsSync(join(directory, 'running.json'))).toBe(false);
});

test('leaves a set alone whose launcher is alive', async () => {
  const directory = temporaryDirectory();
  const firebase = sleeper();
  noteRunning(directory, { launcher: process.pid, firebase: firebase.pid });
  await stopLeftOver(directory);
  expect(firebase.exitCode ?? firebase.signalCode).toBeNull();
});

test('takes a note that was cut off for none', async () => {
  const directory = temporaryDirectory();
  writeFileSync(join(directory, 'running.json'), '{"launcher":');
  await expect(stopLeftOver(directory)).resolves.toBeUndefined();
});
