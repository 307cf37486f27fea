import { claimPlace, launchLocalFirebase as launch, type LocalFirebase } from 'local-firebase';
import type { Emulator } from 'local-firebase/config';
import { missingPrograms } from 'local-firebase/downloads';
import { join } from 'node:path';
import {
  LOCAL_DATABASE_NAMESPACE,
  LOCAL_HOST,
  LOCAL_PROJECT_ID,
  LOCAL_STORAGE_BUCKET,
  localPorts,
  type LocalPorts,
} from '#src/config/local.ts';
import { isTestBusiness, readBusiness } from './business.ts';
import { writeFirebaseFiles } from './setup/generatedFiles.ts';
import { step } from './terminal.ts';

const project = {
  projectId: LOCAL_PROJECT_ID,
  storageBucket: LOCAL_STORAGE_BUCKET,
  databaseNamespace: LOCAL_DATABASE_NAMESPACE,
};

interface SetOptions {
  root: string;
  /** Keeps files of two sets that run side by side apart: `local` or `test`. */
  name: string;
  /** Moves every port. */
  offset?: number;
}

interface LaunchOptions extends SetOptions {
  /** The built site, below the root. */
  site: string;
  emulators?: readonly Emulator[];
  /** The folder that keeps data between runs; without it every start is empty. */
  data?: string;
  /** Breaks the start off. */
  signal?: AbortSignal;
  workers?: { code: string; most: number };
}

/** The local Firebase of this project, with the ports that it took. */
export interface RunningFirebase extends LocalFirebase {
  ports: LocalPorts;
}

function placeOf({ root, name, offset }: SetOptions) {
  return { host: LOCAL_HOST, ports: localPorts(offset), directory: join(root, '.local', name) };
}

/**
 * Makes the machine ready: ends emulators that a crash left behind and fetches programs that are not
 * there. Throws when another program holds a port, or a program cannot be fetched.
 */
export async function prepareMachine(options: SetOptions): Promise<void> {
  await claimPlace(placeOf(options));
  for (const { name, fetch } of missingPrograms()) await step(`${name} fetched`, fetch);
}

/** The rules of the repository name the photographer's owners: tests have some of their own. */
async function sourcesFor({ root, name }: SetOptions): Promise<{ sources?: string }> {
  if (!isTestBusiness) return {};
  const sources = `.local/${name}-rules`;
  await writeFirebaseFiles(root, join(root, sources), readBusiness());
  return { sources };
}

/** Starts the local Firebase for this project and waits until it serves. */
export async function launchLocalFirebase(options: LaunchOptions): Promise<RunningFirebase> {
  const { offset = 0, ...rest } = options;
  const place = placeOf(options);
  // The functions find the stand-ins of the outside providers by the offset.
  const env = { LOCAL_PORT_OFFSET: String(offset) };
  const sources = await sourcesFor(options);
  const firebase = await launch({ ...rest, ...sources, ...place, project, env });
  return { ...firebase, ports: place.ports };
}
