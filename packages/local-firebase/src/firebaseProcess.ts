import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { forgetRunning, isAlive, noteRunning, stopPrograms } from './leftOver.ts';
import { fullDisk } from './preconditions.ts';
import { emulatorStopped, explainFailure, type Problem } from './problem.ts';

const PROGRAM = fileURLToPath(import.meta.resolve('firebase-tools/lib/bin/firebase.js'));
/** Gives the Auth emulator what it lacks; loaded before firebase-tools. */
const AUTH_EXTENSION = new URL('auth/preload.ts', import.meta.url).href;
const READY = 'All emulators ready';
/** firebase-tools goes on without an emulator that was killed; a site without it makes no sense. */
const EMULATOR_DIED = /Emulator has exited (upon receiving signal|with code)/i;
const WATCH_MS = 1000;
/** Enough of the end to explain a failure; searching the output of a whole run for every line is slow. */
const KEPT_OUTPUT = 16_000;
const EXPORT_FAILED = /Automatic export .* failed/;

/** A running firebase-tools, with the moments when it is ready or lost. */
export interface FirebaseProcess {
  /** Settles when the emulators serve; fails with what went wrong before. */
  ready: Promise<void>;
  /** Settles when an emulator or firebase-tools itself is gone without our asking. */
  lost: Promise<Problem>;
  /** Asks it to save and stop; fails when the data could not be saved. */
  stop: () => Promise<void>;
  /** Ends it and its programs at once, without saving. */
  kill: () => Promise<void>;
}

interface SpawnOptions {
  /** Its logs and temporary files. */
  directory: string;
  args: string[];
  env: Record<string, string>;
  /** The programs that firebase-tools starts, by their process ids. */
  pidFiles: Record<string, string>;
  /** Is given what it prints. */
  follow?: ((output: string) => void) | undefined;
}

function spawnFirebase({ directory, args, env }: SpawnOptions): ChildProcess {
  const temporary = join(directory, 'tmp');
  mkdirSync(temporary, { recursive: true });
  const child = spawn(process.execPath, ['--import', AUTH_EXTENSION, PROGRAM, ...args], {
    cwd: directory,
    // In a group of its own, so that Ctrl-C reaches us alone and firebase-tools is asked to stop
    // exactly once: a second signal would make it skip saving.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...env,
      // The hub writes its address into a file named after the project alone: a folder for each set
      // keeps one from saving the data of the other.
      TMPDIR: temporary,
      // In seconds. The ten it allows by itself are too few for the functions on a busy machine, and
      // without them every one answers 404.
      FUNCTIONS_DISCOVERY_TIMEOUT: '120',
      // The functions describe themselves in a file: the server they would use takes seconds to end.
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
      // Fifty by itself. A process starts for each event that finds none idle: on a busy machine these keep each
      // other from ending, until there are hundreds.
      FUNCTIONS_EMULATOR_PARALLEL: '8',
      NO_UPDATE_NOTIFIER: '1',
      // firebase-tools asks npm for newer functions SDKs: without a network it would wait 10 seconds.
      npm_config_offline: 'true',
      FORCE_COLOR: '0',
    },
  });
  if (child.pid) noteRunning(directory, { launcher: process.pid, firebase: child.pid });
  child.once('close', () => forgetRunning(directory));
  return child;
}

function hasEnded(pidFile: string): boolean {
  return existsSync(pidFile) && !isAlive(Number(readFileSync(pidFile, 'utf8')));
}

/**
 * Calls back with the name of the first program that ends. firebase-tools says nothing when the
 * rules runtime of Storage is gone: uploads would wait for ever.
 */
export function watchPrograms(
  pidFiles: Record<string, string>,
  onEnd: (name: string) => void,
): () => void {
  const timer = setInterval(() => {
    const ended = Object.entries(pidFiles).find(([, file]) => hasEnded(file));
    if (!ended) return;
    clearInterval(timer);
    onEnd(ended[0]);
  }, WATCH_MS);
  return () => clearInterval(timer);
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

/** Starts firebase-tools and follows its output, which it also writes into a log. */
export function startFirebaseProcess(options: SpawnOptions): FirebaseProcess {
  const child = spawnFirebase(options);
  const { directory, follow } = options;
  const log = join(directory, 'firebase.log');
  const file = createWriteStream(log);
  // On a full disk the log is what can be missed most easily.
  file.on('error', () => undefined);
  const ready = Promise.withResolvers<undefined>();
  const lost = Promise.withResolvers<Problem>();
  const closed = Promise.withResolvers<undefined>();
  let output = '';
  let isStopping = false;
  const explain = (): Problem => fullDisk(directory) ?? explainFailure(output, log);
  const read = (chunk: Buffer): void => {
    file.write(chunk);
    follow?.(chunk.toString());
    output = (output + stripVTControlCharacters(chunk.toString())).slice(-KEPT_OUTPUT);
    if (output.includes(READY)) ready.resolve(undefined);
    if (!isStopping && EMULATOR_DIED.test(output)) lost.resolve(explain());
  };
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', read);
  const unwatch = watchPrograms(options.pidFiles, (name) => {
    if (!isStopping) lost.resolve(emulatorStopped(name));
  });
  child.once('error', ready.reject);
  child.once('close', () => {
    file.end();
    unwatch();
    closed.resolve(undefined);
    if (isStopping) return;
    const problem = explain();
    ready.reject(problem);
    lost.resolve(problem);
  });
  return {
    ready: ready.promise,
    lost: lost.promise,
    stop: async () => {
      isStopping = true;
      if (isRunning(child)) child.kill('SIGINT');
      await closed.promise;
      if (EXPORT_FAILED.test(output)) throw explain();
    },
    kill: async () => {
      isStopping = true;
      // The whole group: the functions run in processes of their own.
      if (child.pid && isRunning(child)) process.kill(-child.pid, 'SIGKILL');
      await closed.promise;
      await stopPrograms(directory);
    },
  };
}
