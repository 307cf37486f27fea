import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  LOCAL_DATABASE_NAMESPACE,
  LOCAL_HOST,
  LOCAL_PROJECT_ID,
  LOCAL_STORAGE_BUCKET,
  localPorts,
  type LocalPorts,
} from '#src/config/local.ts';
import { protectEmails } from './authSettings.ts';
import { prepareEmulators } from './binaries.ts';
import { fullDisk } from './diskSpace.ts';
import { startFirebaseProcess, type FirebaseProcess } from './firebaseProcess.ts';
import { requireSoundFirestoreRules } from './firestoreRules.ts';
import { stopLeftOver } from './leftOver.ts';
import { EMULATORS, writeLocalConfig, type Emulator } from './localConfig.ts';
import { requireFreePorts } from './ports.ts';
import { Problem } from '../problem.ts';
import { requireSoundRules } from './rulesFiles.ts';

const LOST_AFTER_MS = 3000;

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
  /** Settles when part of it is gone without our asking. */
  lost: Promise<Problem>;
  /** Writes the data to where it is kept, while everything goes on. */
  save: () => Promise<void>;
  /** Saves the data where that was asked for, and frees the ports. */
  stop: () => Promise<void>;
}

/** The variables by which Firebase's libraries find local emulators. */
function clientEnvironment(ports: LocalPorts): Record<string, string> {
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

async function exportData(ports: LocalPorts, directory: string, path: string): Promise<void> {
  const answer = await fetch(`http://${LOCAL_HOST}:${ports.hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy: 'save' }),
  });
  if (answer.ok) return;
  throw (
    fullDisk(directory) ?? new Problem('The local data could not be saved.', await answer.text())
  );
}

const directoryOf = ({ root, name }: Pick<LaunchOptions, 'root' | 'name'>): string =>
  join(root, '.local', name);

/** Ends what a crash left behind, and makes sure that nobody else is there. */
export async function claimPlace(
  options: Pick<LaunchOptions, 'root' | 'name' | 'offset'>,
): Promise<void> {
  await stopLeftOver(directoryOf(options));
  await requireFreePorts(localPorts(options.offset));
}

async function finishStart(
  { root, emulators = EMULATORS }: LaunchOptions,
  ports: LocalPorts,
): Promise<void> {
  if (emulators.includes('auth')) await protectEmails(ports.auth);
  if (emulators.includes('firestore')) await requireSoundFirestoreRules(root, ports.firestore);
}

/** Follows the start to its end; whatever goes wrong, everything is stopped. */
async function orWhyNot(firebase: FirebaseProcess, start: Promise<void>): Promise<void> {
  try {
    const problem = await Promise.race([start, firebase.lost]);
    if (problem) throw problem;
  } catch (error) {
    // A call that breaks off is heard of before the program that died in the middle of it.
    const cause =
      error instanceof Problem ? error : await Promise.race([firebase.lost, wait(LOST_AFTER_MS)]);
    await Promise.allSettled([firebase.stop()]);
    throw cause ?? error;
  }
}

/** Starts the emulators of firebase-tools with our stand-ins, and waits until they serve. */
export async function launchLocalFirebase(options: LaunchOptions): Promise<LocalFirebase> {
  const { root, name, site, data, offset = 0, emulators = EMULATORS } = options;
  const ports = localPorts(offset);
  const directory = directoryOf(options);
  await claimPlace(options);
  requireSoundRules(root, emulators);
  // Logs and temporary files of the run before.
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const full = fullDisk(directory);
  if (full) throw full;
  const config = writeLocalConfig({ root, name, ports, site });
  const env = clientEnvironment(ports);
  const programs = prepareEmulators(directory);
  const firebase = startFirebaseProcess({
    directory,
    args: firebaseArguments(config, emulators, data),
    // The functions find the stand-ins of the outside providers by the offset.
    env: { ...env, ...programs.env, LOCAL_PORT_OFFSET: String(offset) },
    pidFiles: programs.pidFiles,
  });
  await orWhyNot(
    firebase,
    firebase.ready.then(() => finishStart(options, ports)),
  );
  return {
    ports,
    env,
    lost: firebase.lost,
    save: async () => {
      if (data) await exportData(ports, directory, data);
    },
    stop: firebase.stop,
  };
}
