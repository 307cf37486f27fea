import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import {
  LOCAL_DATABASE_NAMESPACE,
  LOCAL_HOST,
  LOCAL_PROJECT_ID,
  LOCAL_STORAGE_BUCKET,
  localPorts,
  type LocalPorts,
} from '#src/config/local.ts';
import { emulatorEnvironment } from './binaries.ts';
import { explainFailure } from './explainFailure.ts';
import { EMULATORS, writeLocalConfig, type Emulator } from './localConfig.ts';
import { forgetRunning, noteRunning, stopLeftOver } from './leftOver.ts';
import { requireFreePorts } from './ports.ts';
import type { Problem } from './problem.ts';

export interface LaunchOptions {
  root: string;
  /** Keeps files of two sets that run side by side apart: `local` or `test`. */
  name: string;
  offset?: number;
  /** The built site, below the root. */
  site: string;
  emulators?: readonly Emulator[];
  /** Where data is kept between runs; without it every start is empty. */
  data?: string;
}

/** A running local Firebase. */
export interface LocalFirebase {
  ports: LocalPorts;
  /** What the Admin SDK and the test libraries need in their environment. */
  env: Record<string, string>;
  /** Settles when it ends; with the reason when it ended by itself. */
  ended: Promise<Problem | undefined>;
  /** Writes the data to where it is kept, while everything goes on. */
  save: () => Promise<void>;
  /** Saves the data where that was asked for, and frees the ports. */
  stop: () => Promise<void>;
}

const PROGRAM = fileURLToPath(import.meta.resolve('firebase-tools/lib/bin/firebase.js'));
const READY_LINE = 'All emulators ready';

/** The variables by which Firebase's libraries find local emulators. */
export function clientEnvironment(ports: LocalPorts): Record<string, string> {
  return {
    GCLOUD_PROJECT: LOCAL_PROJECT_ID,
    FIREBASE_CONFIG: JSON.stringify({
      projectId: LOCAL_PROJECT_ID,
      storageBucket: LOCAL_STORAGE_BUCKET,
      databaseURL: `http://${LOCAL_HOST}:${ports.database}?ns=${LOCAL_DATABASE_NAMESPACE}`,
    }),
    FIREBASE_AUTH_EMULATOR_HOST: `${LOCAL_HOST}:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `${LOCAL_HOST}:${ports.firestore}`,
    FIREBASE_DATABASE_EMULATOR_HOST: `${LOCAL_HOST}:${ports.database}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${LOCAL_HOST}:${ports.storage}`,
    // Otherwise the Admin SDK looks for Google's metadata server.
    METADATA_SERVER_DETECTION: 'none',
  };
}

function firebaseArguments(
  config: string,
  emulators: readonly Emulator[],
  data?: string,
): string[] {
  const isSaved = data && existsSync(join(data, 'firebase-export-metadata.json'));
  return [
    'emulators:start',
    ...['--config', config, '--project', LOCAL_PROJECT_ID, '--only', emulators.join(',')],
    ...(isSaved ? ['--import', data] : []),
    ...(data ? ['--export-on-exit', data] : []),
  ];
}

function waitUntilReady(child: ChildProcess, log: string): Promise<void> {
  const output = createWriteStream(log);
  return new Promise((resolve, reject) => {
    let seen = '';
    const read = (chunk: Buffer): void => {
      output.write(chunk);
      seen = stripVTControlCharacters(seen + chunk.toString()).slice(-2000);
      if (seen.includes(READY_LINE)) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    child.once('close', () => {
      output.end(() => reject(explainFailure(readFileSync(log, 'utf8'), log)));
    });
  });
}

async function exportData(ports: LocalPorts, path: string): Promise<void> {
  const answer = await fetch(`http://${LOCAL_HOST}:${ports.hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy: 'save' }),
  });
  if (!answer.ok) throw new Error(`The local data could not be saved: ${await answer.text()}`);
}

function spawnFirebase(directory: string, args: string[], offset: number): ChildProcess {
  const temporary = join(directory, 'tmp');
  mkdirSync(temporary, { recursive: true });
  return spawn(process.execPath, [PROGRAM, ...args], {
    cwd: directory,
    // In a group of its own, so that Ctrl-C reaches us alone and firebase-tools is asked to stop
    // exactly once: a second signal would make it skip saving.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...clientEnvironment(localPorts(offset)),
      ...emulatorEnvironment(directory),
      // The functions find the stand-ins of the outside providers by it.
      LOCAL_PORT_OFFSET: String(offset),
      // The hub writes its address into a file named after the project alone: a folder for each set
      // keeps one from saving the data of the other.
      TMPDIR: temporary,
      NO_UPDATE_NOTIFIER: '1',
      FORCE_COLOR: '0',
    },
  });
}

/** Starts the emulators of firebase-tools with our stand-ins, and waits until they serve. */
export async function launchLocalFirebase(options: LaunchOptions): Promise<LocalFirebase> {
  const { root, name, site, data, offset = 0, emulators = EMULATORS } = options;
  const ports = localPorts(offset);
  const directory = join(root, '.local', name);
  const log = join(directory, 'firebase.log');
  await stopLeftOver(directory);
  await requireFreePorts(ports);
  mkdirSync(directory, { recursive: true });
  const config = writeLocalConfig({ root, name, ports, site });
  const child = spawnFirebase(directory, firebaseArguments(config, emulators, data), offset);
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  if (child.pid) noteRunning(directory, { launcher: process.pid, firebase: child.pid });
  void closed.then(() => forgetRunning(directory));
  await waitUntilReady(child, log);
  let isStopping = false;
  return {
    ports,
    env: clientEnvironment(ports),
    ended: closed.then(() =>
      isStopping ? undefined : explainFailure(readFileSync(log, 'utf8'), log),
    ),
    save: async () => {
      if (data) await exportData(ports, data);
    },
    stop: async () => {
      isStopping = true;
      if (child.exitCode === null) child.kill('SIGINT');
      await closed;
    },
  };
}
