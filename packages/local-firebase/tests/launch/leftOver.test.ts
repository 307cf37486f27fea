import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { noteRunning, stopLeftOver } from '../../src/leftOver.ts';
import { temporaryDirectory } from '../support/temporary.ts';

/** Larger than any process id that is given out. */
const DEAD = 2 ** 30;

function program(args: string[]): ChildProcess & { pid: number } {
  const child = spawn(process.execPath, args, { detached: true, stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  if (!child.pid) throw new Error('Node did not start');
  return Object.assign(child, { pid: child.pid });
}

const sleeper = () => program(['-e', 'setInterval(() => 0, 1000)']);

test('ends what a killed launcher left behind, and forgets it', async () => {
  const directory = temporaryDirectory();
  const firebase = sleeper();
  const exit = once(firebase, 'exit');
  noteRunning(directory, { launcher: DEAD, firebase: firebase.pid });
  await stopLeftOver(directory);
  expect(await exit).toEqual([null, 'SIGINT']);
  expect(existsSync(join(directory, 'running.json'))).toBe(false);
});

test('ends an emulator that outlived firebase-tools, and nothing that took over its id', async () => {
  const directory = temporaryDirectory();
  mkdirSync(join(directory, 'bin'));
  const emulator = program(['-e', 'setInterval(() => 0, 1000)', 'local-firebase/database/main.ts']);
  const stranger = program(['-e', 'setInterval(() => 0, 1000)']);
  const exit = once(emulator, 'exit');
  writeFileSync(join(directory, 'bin', 'database.marker.pid'), `${emulator.pid}\n`);
  writeFileSync(join(directory, 'bin', 'firestore.marker.pid'), `${stranger.pid}\n`);
  noteRunning(directory, { launcher: DEAD, firebase: DEAD });
  await stopLeftOver(directory);
  expect(await exit).toEqual([null, 'SIGKILL']);
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
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
