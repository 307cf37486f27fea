import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from './isAlive.ts';

/** The processes of a set, noted so that the next start can end what a crash left behind. */
interface RunningSet {
  launcher: number;
  firebase: number;
}

const STOP_PATIENCE_MS = 15_000;
const POLL_MS = 200;

const noteIn = (directory: string): string => join(directory, 'running.json');

function readNote(directory: string): RunningSet | undefined {
  const note = noteIn(directory);
  if (!existsSync(note)) return undefined;
  try {
    return JSON.parse(readFileSync(note, 'utf8')) as RunningSet;
  } catch {
    // Cut off while it was written: then nothing was running yet.
    return undefined;
  }
}

async function waitForEnd(pid: number): Promise<boolean> {
  const deadline = Date.now() + STOP_PATIENCE_MS;
  while (isAlive(pid) && Date.now() < deadline) await wait(POLL_MS);
  return !isAlive(pid);
}

export function noteRunning(directory: string, set: RunningSet): void {
  writeFileSync(noteIn(directory), JSON.stringify(set));
}

export function forgetRunning(directory: string): void {
  rmSync(noteIn(directory), { force: true });
}

/** Ends a set whose launcher was killed, in the way that saves its data. */
export async function stopLeftOver(directory: string): Promise<void> {
  const set = readNote(directory);
  if (!set || isAlive(set.launcher) || !isAlive(set.firebase)) return;
  process.kill(set.firebase, 'SIGINT');
  // The whole group: firebase-tools was started as the leader of its own.
  if (!(await waitForEnd(set.firebase))) process.kill(-set.firebase, 'SIGKILL');
  forgetRunning(directory);
}
