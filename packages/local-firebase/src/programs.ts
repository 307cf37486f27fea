import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir, platform } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeJavaShim, type FirestoreEmulator } from './javaShim.ts';
import { Problem } from './problem.ts';

export type Environment = Record<string, string | undefined>;

/** firebase-tools refuses anything older. */
export const MINIMUM_JAVA = 21;

function homesBelow(directory: string, inner = ''): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory).map((name) => join(directory, name, inner));
}

/** Java that was fetched, in the cache of the user: a folder for each release. */
export function javaCache(env: Environment): string {
  const home = env['HOME'] ?? homedir();
  const cache = platform() === 'darwin' ? join(home, 'Library/Caches') : join(home, '.cache');
  return join(env['XDG_CACHE_HOME'] ?? cache, 'local-firebase', 'java');
}

function javaHomes(env: Environment): string[] {
  return [
    ...(env['JAVA_HOME'] ? [env['JAVA_HOME']] : []),
    ...homesBelow('/usr/lib/jvm'),
    ...homesBelow('/Library/Java/JavaVirtualMachines', 'Contents/Home'),
    ...homesBelow('/opt/homebrew/opt', 'libexec/openjdk.jdk/Contents/Home'),
    ...homesBelow(join(env['HOME'] ?? '', '.sdkman/candidates/java')),
    ...(env['PATH'] ?? '').split(delimiter).map((bin) => dirname(bin)),
    ...homesBelow(javaCache(env)),
    ...homesBelow(javaCache(env), 'Contents/Home'),
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

/** The problem that no Java is there which is new enough. */
export function javaMissing(env: Environment = process.env): Problem {
  return new Problem(
    `Java ${MINIMUM_JAVA} or newer was not found. Google's Firestore emulator runs on it.`,
    'Install it, for example: apt install openjdk-21-jre-headless, or brew install openjdk.',
    `Debian 12 has none: unpack https://adoptium.net/temurin/releases/?version=${MINIMUM_JAVA} into ${javaCache(env)}`,
    'or set JAVA_HOME to where it lies.',
  );
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

/** The folder into which firebase-tools downloads. */
export function emulatorCache(env: Environment): string {
  const home = env['HOME'] ?? homedir();
  return env['FIREBASE_EMULATORS_PATH'] ?? join(home, '.cache', 'firebase', 'emulators');
}

/** The newest JAR of that name which firebase-tools has downloaded before. */
function cachedEmulator(prefix: string, env: Environment = process.env): string | undefined {
  const cache = emulatorCache(env);
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

interface PublishedEmulator {
  remoteUrl: string;
  expectedChecksumSHA256: string;
  downloadPathRelativeToCacheDir: string;
}

/** Where firebase-tools has its emulators from, with their checksums. */
const EMULATOR_INFO = fileURLToPath(
  import.meta.resolve('firebase-tools/lib/emulator/downloadableEmulatorInfo.json'),
);

/** The Firestore emulator of this version of firebase-tools. */
export function publishedEmulator(info = EMULATOR_INFO): PublishedEmulator {
  const { firestore } = JSON.parse(readFileSync(info, 'utf8')) as { firestore: PublishedEmulator };
  return firestore;
}

/** The problem that Google's emulator is not there. */
export function firestoreEmulatorMissing(env: Environment = process.env): Problem {
  const { remoteUrl } = publishedEmulator();
  return new Problem(
    "Google's Firestore emulator was not found.",
    `Fetch ${remoteUrl} where there is a network, and put it into ${emulatorCache(env)}`,
    'or point FIRESTORE_EMULATOR_BINARY_PATH at it.',
  );
}

/** Looks where firebase-tools and the Google Cloud CLI keep the emulator. */
export function findFirestoreEmulator(
  env: Environment = process.env,
): FirestoreEmulator | undefined {
  const given = env['FIRESTORE_EMULATOR_BINARY_PATH'];
  if (given && !existsSync(given)) {
    throw new Problem(
      `FIRESTORE_EMULATOR_BINARY_PATH points at ${given}, which is not there.`,
      'Correct it, or unset it to let the emulator be found.',
    );
  }
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
  const java = findJava();
  if (!java) throw javaMissing();
  const firestore = findFirestoreEmulator();
  if (!firestore) throw firestoreEmulatorMissing();
  const shim = writeJavaShim(join(directory, 'bin'), {
    java,
    node: process.execPath,
    firestore,
    standIns: standIns(),
  });
  const path = `${shim.directory}:${process.env['PATH'] ?? ''}`;
  // Named also where it starts by itself: firebase-tools would look for one version alone.
  const binaryPaths = { FIRESTORE_EMULATOR_BINARY_PATH: firestore.jar, ...shim.binaryPaths };
  return { env: { ...binaryPaths, PATH: path }, pidFiles: shim.pidFiles };
}
