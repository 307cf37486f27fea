import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** Google's Firestore emulator on this machine. The Cloud CLI's JAR names no main class itself. */
export interface FirestoreEmulator {
  jar: string;
  needsMainClass: boolean;
}

export const FIRESTORE_MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

const CLOUD_CLI_JAR = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

type Environment = Record<string, string | undefined>;

/** The newest JAR of that name which firebase-tools has downloaded before. */
export function cachedEmulator(prefix: string, env: Environment = process.env): string | undefined {
  const cache =
    env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators');
  if (!existsSync(cache)) return undefined;
  const jars = readdirSync(cache).filter(
    (name) => name.startsWith(prefix) && name.endsWith('.jar'),
  );
  const newest = jars.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  return newest && join(cache, newest);
}

function cloudCliRoots(env: Environment): string[] {
  const onPath = (env['PATH'] ?? '').split(delimiter).filter((bin) => bin.includes('google-cloud'));
  return [
    ...(env['CLOUDSDK_ROOT_DIR'] ? [env['CLOUDSDK_ROOT_DIR']] : []),
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/opt/homebrew/share/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
    ...onPath.map((bin) => dirname(bin)),
  ];
}

/** Looks where firebase-tools and the Google Cloud CLI keep the emulator. */
export function findFirestoreEmulator(
  env: Environment = process.env,
): FirestoreEmulator | undefined {
  const given = env['FIRESTORE_EMULATOR_BINARY_PATH'];
  if (given) return { jar: given, needsMainClass: false };
  const cached = cachedEmulator('cloud-firestore-emulator-v', env);
  if (cached) return { jar: cached, needsMainClass: false };
  const installed = cloudCliRoots(env)
    .map((root) => join(root, CLOUD_CLI_JAR))
    .find((jar) => existsSync(jar));
  return installed ? { jar: installed, needsMainClass: true } : undefined;
}
