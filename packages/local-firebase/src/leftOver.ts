import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The processes of a set, noted so that the next start can end what a crash left behind. */
interface RunningSet {
  launcher: number;
  firebase: number;
}

const STOP_PATIENCE_MS = 15_000;
const POLL_MS = 200;
const EMULATOR_COMMAND = /emulator|local-firebase/i;

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

/** True while a process with this id exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
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

/** Asks firebase-tools to save and stop, as Ctrl-C does. */
async function stopFirebase(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT');
  // The whole group: firebase-tools was started as the leader of its own.
  if (!(await waitForEnd(pid))) process.kill(-pid, 'SIGKILL');
}

function commandOf(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

// The id may have gone to somebody else since.
const isEmulator = (pid: number): boolean => isAlive(pid) && EMULATOR_COMMAND.test(commandOf(pid));

/** Ends a program, which holds its ports until it is gone. */
async function killEmulator(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL');
  const deadline = Date.now() + STOP_PATIENCE_MS;
  while (isEmulator(pid) && Date.now() < deadline) await wait(POLL_MS);
}

/** Ends the programs, which lead groups of their own and outlive a firebase-tools that was killed. */
export async function stopPrograms(directory: string): Promise<void> {
  const programs = join(directory, 'bin');
  if (!existsSync(programs)) return;
  for (const name of readdirSync(programs).filter((file) => file.endsWith('.pid'))) {
    const pid = Number(readFileSync(join(programs, name), 'utf8'));
    if (isEmulator(pid)) await killEmulator(pid);
  }
}

/** Ends a set whose launcher was killed, in the way that saves its data where that can be done. */
export async function stopLeftOver(directory: string): Promise<void> {
  const set = readNote(directory);
  if (!set || isAlive(set.launcher)) return;
  if (isAlive(set.firebase)) await stopFirebase(set.firebase);
  await stopPrograms(directory);
  forgetRunning(directory);
}
