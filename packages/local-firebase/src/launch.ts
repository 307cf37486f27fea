import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { unlessAborted } from './abort.ts';
import { startFirebaseProcess, type FirebaseProcess } from './firebaseProcess.ts';
import { limitWorkers } from './functionWorkers.ts';
import { stopLeftOver } from './leftOver.ts';
import { EMULATORS, writeLocalConfig, type Emulator, type LocalPorts } from './localConfig.ts';
import { fullDisk, requireFreePorts } from './preconditions.ts';
import { Problem } from './problem.ts';
import { prepareEmulators } from './programs.ts';
import { requireSoundFirestoreRules, requireSoundRules } from './rulesFiles.ts';

const LOST_AFTER_MS = 3000;

/** The Firebase project that is served locally. Its id begins with `demo-`. */
interface LocalProject {
  projectId: string;
  storageBucket: string;
  databaseNamespace: string;
}

/** The place that one set of emulators takes on this machine. */
interface Place {
  host: string;
  ports: LocalPorts;
  /** Logs and temporary files; emptied at every start. */
  directory: string;
}

export interface LaunchOptions extends Place {
  project: LocalProject;
  /** The folder of `firebase.json` and the rules. */
  root: string;
  /** The folder, below the root, of another `firebase.json` and rules that are served instead. */
  sources?: string;
  /** Keeps files of two sets that run side by side apart. */
  name: string;
  /** The built site, below the root. */
  site: string;
  emulators?: readonly Emulator[];
  /** The folder that keeps data between runs; without it every start is empty. */
  data?: string;
  /** Further environment variables for the functions. */
  env?: Record<string, string>;
  /** The file of the functions' code, and the number of workers from which those without work are ended. */
  workers?: { code: string; most: number };
  /** Breaks the start off; what has started is ended, and nothing is saved. */
  signal?: AbortSignal;
}

/** A running local Firebase. */
export interface LocalFirebase {
  /** The environment that the Admin SDK and the test libraries need. */
  env: Record<string, string>;
  /** Settles when part of it ends without being asked to. */
  lost: Promise<Problem>;
  /** Writes the data to its folder, while everything goes on. */
  save: () => Promise<void>;
  /** Saves the data where a folder was given, and frees the ports. */
  stop: () => Promise<void>;
  /** Frees the ports and leaves the saved data as it was. */
  discard: () => Promise<void>;
}

/** The variables by which Firebase's libraries find local emulators. */
function clientEnvironment({ project, host, ports }: LaunchOptions): Record<string, string> {
  const { projectId, storageBucket, databaseNamespace } = project;
  return {
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({
      projectId,
      storageBucket,
      databaseURL: `http://${host}:${ports.database}?ns=${databaseNamespace}`,
    }),
    FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
    FIREBASE_DATABASE_EMULATOR_HOST: `${host}:${ports.database}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${host}:${ports.storage}`,
    // Otherwise the Admin SDK looks for Google's metadata server.
    METADATA_SERVER_DETECTION: 'none',
  };
}

function firebaseArguments(config: string, options: LaunchOptions): string[] {
  const { project, emulators = EMULATORS, data } = options;
  const isSaved = data && existsSync(join(data, 'firebase-export-metadata.json'));
  return [
    'emulators:start',
    ...['--config', config, '--project', project.projectId, '--only', emulators.join(',')],
    ...(isSaved ? ['--import', data] : []),
    ...(data ? ['--export-on-exit', data] : []),
  ];
}

async function exportData({ host, ports, directory }: Place, path: string): Promise<void> {
  const answer = await fetch(`http://${host}:${ports.hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy: 'save' }),
  });
  if (answer.ok) return;
  throw (
    fullDisk(directory) ?? new Problem('The local data could not be saved.', await answer.text())
  );
}

/**
 * Makes Auth answer alike whether an e-mail has an account or not: every new Firebase project does
 * so, the emulator does not by itself.
 */
async function protectEmails({ project, host, ports }: LaunchOptions): Promise<void> {
  const address =
    `http://${host}:${ports.auth}/identitytoolkit.googleapis.com/v2/projects/${project.projectId}` +
    '/config?updateMask=emailPrivacyConfig.enableImprovedEmailPrivacy';
  const answer = await fetch(address, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!answer.ok) throw new Error(`Auth could not be configured: ${await answer.text()}`);
}

/** Ends emulators that a crash left behind, and throws when another program holds a port. */
export async function claimPlace({ host, ports, directory }: Place): Promise<void> {
  await stopLeftOver(directory);
  await requireFreePorts(host, ports);
}

function sourcesOf({ root, sources = '' }: LaunchOptions): string {
  return join(root, sources);
}

async function finishStart(options: LaunchOptions): Promise<void> {
  const { project, host, ports, emulators = EMULATORS } = options;
  if (emulators.includes('auth')) await protectEmails(options);
  if (!emulators.includes('firestore')) return;
  const emulator = `http://${host}:${ports.firestore}/emulator/v1`;
  const address = `${emulator}/projects/${project.projectId}`;
  await requireSoundFirestoreRules(sourcesOf(options), address);
}

/**
 * Follows the start to its end; whatever goes wrong, everything is stopped. Nothing is saved then: half
 * of what was imported would take the place of all of it.
 */
async function startOrKill(
  firebase: FirebaseProcess,
  start: Promise<void>,
  signal: AbortSignal | undefined,
): Promise<void> {
  try {
    const problem = await unlessAborted(Promise.race([start, firebase.lost]), signal);
    if (problem) throw problem;
  } catch (error) {
    // A call that breaks off is heard of before the program that died in the middle of it.
    const isKnown = error instanceof Problem || signal?.aborted;
    const cause = isKnown ? error : await Promise.race([firebase.lost, wait(LOST_AFTER_MS)]);
    await firebase.kill();
    throw cause ?? error;
  }
}

/** Empties the folder of logs and temporary files, on a disk that must not be full. */
function prepareDirectory(directory: string): void {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const full = fullDisk(directory);
  if (full) throw full;
}

/** Starts the emulators of firebase-tools with the stand-ins, and waits until they serve. */
export async function launchLocalFirebase(options: LaunchOptions): Promise<LocalFirebase> {
  const { root, directory, data, emulators = EMULATORS, workers } = options;
  await claimPlace(options);
  requireSoundRules(sourcesOf(options), emulators);
  prepareDirectory(directory);
  const config = writeLocalConfig(options);
  const env = clientEnvironment(options);
  const programs = prepareEmulators(directory);
  const firebase = startFirebaseProcess({
    directory,
    args: firebaseArguments(config, options),
    env: { ...env, ...options.env, ...programs.env },
    pidFiles: programs.pidFiles,
    follow: workers && limitWorkers(join(root, workers.code), workers.most),
  });
  const start = firebase.ready.then(() => finishStart(options));
  await startOrKill(firebase, start, options.signal);
  return {
    env,
    lost: firebase.lost,
    save: async () => {
      if (data) await exportData(options, data);
    },
    stop: firebase.stop,
    discard: firebase.kill,
  };
}
