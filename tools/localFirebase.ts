import {
  claimPlace as claim,
  launchLocalFirebase as launch,
  type LocalFirebase,
} from 'local-firebase';
import type { Emulator } from 'local-firebase/config';
import { join } from 'node:path';
import {
  LOCAL_DATABASE_NAMESPACE,
  LOCAL_HOST,
  LOCAL_PROJECT_ID,
  LOCAL_STORAGE_BUCKET,
  localPorts,
  type LocalPorts,
} from '#src/config/local.ts';

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
}

/** The local Firebase of this project, with the ports that it took. */
export interface RunningFirebase extends LocalFirebase {
  ports: LocalPorts;
}

function placeOf({ root, name, offset }: SetOptions) {
  return { host: LOCAL_HOST, ports: localPorts(offset), directory: join(root, '.local', name) };
}

/** Ends emulators that a crash left behind, and throws when another program holds a port. */
export function claimPlace(options: SetOptions): Promise<void> {
  return claim(placeOf(options));
}

/** Starts the local Firebase for this project and waits until it serves. */
export async function launchLocalFirebase(options: LaunchOptions): Promise<RunningFirebase> {
  const { offset = 0, ...rest } = options;
  const place = placeOf(options);
  // The functions find the stand-ins of the outside providers by the offset.
  const env = { LOCAL_PORT_OFFSET: String(offset) };
  const firebase = await launch({ ...rest, ...place, project, env });
  return { ...firebase, ports: place.ports };
}
