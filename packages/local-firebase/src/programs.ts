import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { writeJavaShim, type FirestoreEmulator } from './javaShim.ts';
import { Problem } from './problem.ts';

type Environment = Record<string, string | undefined>;

/** firebase-tools refuses anything older. */
export const MINIMUM_JAVA = 21;

function homesBelow(directory: string, inner = ''): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory).map((name) => join(directory, name, inner));
}

function javaHomes(env: Environment): string[] {
  return [
    ...(env['JAVA_HOME'] ? [env['JAVA_HOME']] : []),
    ...homesBelow('/usr/lib/jvm'),
    ...homesBelow('/Library/Java/JavaVirtualMachines', 'Contents/Home'),
    ...homesBelow('/opt/homebrew/opt', 'libexec/openjdk.jdk/Contents/Home'),
    ...homesBelow(join(env['HOME'] ?? '', '.sdkman/candidates/java')),
    ...(env['PATH'] ?? '').split(delimiter).map((bin) => dirname(bin)),
  ];
}

/** Reading the `release` file of a Java home is a hundred times faster than starting its Java. */
function versionFromRelease(home: string): number | undefined {
  const release = join(home, 'release');
  if (!existsSync(release)) return undefined;
  const match = /^JAVA_VERSION="(\d+)/m.exec(readFileSync(release, 'utf8'));
  return match ? Number(match[1]) : undefined;
}

function versionFromProgram(java: string): number {
  try {
    const output = execFileSync('sh', ['-c', '"$0" -version 2>&1', java], { encoding: 'utf8' });
    return Number(/version "(\d+)/.exec(output)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** The first Java on this machine that is new enough, as the path of its program. */
export function findJava(
  minimum = MINIMUM_JAVA,
  env: Environment = process.env,
): string | undefined {
  for (const home of javaHomes(env)) {
    const java = join(home, 'bin', 'java');
    if (!existsSync(java)) continue;
    if ((versionFromRelease(home) ?? versionFromProgram(java)) >= minimum) return java;
  }
  return undefined;
}

const CLOUD_CLI_JAR = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

/** The newest JAR of that name which firebase-tools has downloaded before. */
function cachedEmulator(prefix: string, env: Environment = process.env): string | undefined {
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

const STAND_INS = {
  database: { entry: 'database/main.ts', jar: 'firebase-database-emulator-v' },
  storage: { entry: 'storage-rules/main.ts', jar: 'cloud-storage-rules-runtime-v' },
} as const;

function requireJava(): string {
  const java = findJava();
  if (java) return java;
  throw new Problem(
    `Java ${MINIMUM_JAVA} or newer was not found. Google's Firestore emulator runs on it.`,
    'Install it, for example: apt install openjdk-21-jre-headless, or brew install openjdk',
    'or set JAVA_HOME to where it lies.',
  );
}

/** The stand-ins to start: those whose official JAR is neither cached nor asked for. */
function standIns(): Partial<Record<'database' | 'storage', string>> {
  if (process.env['OFFICIAL_EMULATORS'] === '1') return {};
  const missing = Object.entries(STAND_INS).filter(([, { jar }]) => !cachedEmulator(jar));
  return Object.fromEntries(
    missing.map(([name, { entry }]) => [name, join(import.meta.dirname, entry)]),
  );
}

/** The environment that makes firebase-tools start the right program for every emulator. */
interface EmulatorPrograms {
  env: Record<string, string>;
  pidFiles: Record<string, string>;
}

/** Finds the programs and writes the shim that leads to them. */
export function prepareEmulators(directory: string): EmulatorPrograms {
  const java = requireJava();
  const firestore = findFirestoreEmulator();
  if (firestore && !existsSync(firestore.jar)) {
    throw new Problem(
      `FIRESTORE_EMULATOR_BINARY_PATH points at ${firestore.jar}, which is not there.`,
      'Correct it, or unset it to let the emulator be found.',
    );
  }
  const shim = writeJavaShim(join(directory, 'bin'), {
    java,
    node: process.execPath,
    firestore,
    standIns: standIns(),
  });
  const path = `${shim.directory}:${process.env['PATH'] ?? ''}`;
  return { env: { ...shim.binaryPaths, PATH: path }, pidFiles: shim.pidFiles };
}
