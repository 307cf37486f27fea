import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Google's Firestore emulator on this machine. The Cloud CLI's JAR names no main class itself. */
export interface FirestoreEmulator {
  jar: string;
  needsMainClass: boolean;
}

export const FIRESTORE_MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** The programs behind the `java -jar X` calls of firebase-tools. */
interface ShimTargets {
  java: string;
  node: string;
  firestore: FirestoreEmulator;
  /** Our stand-ins, by the name of the emulator that they replace. */
  standIns: Partial<Record<'database' | 'storage', string>>;
}

/** The written shim and the environment that makes firebase-tools use it. */
export interface Shim {
  directory: string;
  binaryPaths: Record<string, string>;
  /** The files in which the started programs leave their process ids, by emulator. */
  pidFiles: Record<string, string>;
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * Google's emulators outlive a firebase-tools that was killed, and keep their ports. So every program
 * has a guard, which in the shell's words still sees the caller as PPID and the program to be as $$.
 */
const GUARD = [
  'if [ -n "$jar" ]; then',
  '  (while kill -0 $PPID && kill -0 $$; do sleep 1; done; kill -9 $$) </dev/null >/dev/null 2>&1 &',
  'fi',
];

function caseFor(marker: string, command: string): string {
  return [
    `  ${quoted(marker)})`,
    // firebase-tools writes JVM options before -jar; they and the marker are dropped.
    '    while [ "$1" != "-jar" ]; do shift; done',
    '    shift 2',
    `    echo $$ > ${quoted(`${marker}.pid`)}`,
    `    exec ${command} "$@" ;;`,
  ].join('\n');
}

/**
 * Writes a `java` program that is placed first on PATH for firebase-tools alone. A call for one of
 * our marker files starts what stands behind it; every other call reaches the real Java. `exec`
 * keeps the process id, which firebase-tools uses to stop it.
 */
export function writeJavaShim(directory: string, targets: ShimTargets): Shim {
  mkdirSync(directory, { recursive: true });
  const cases: string[] = [];
  const binaryPaths: Record<string, string> = {};
  const pidFiles: Record<string, string> = {};
  const add = (emulator: string, command: string): void => {
    const marker = join(directory, `${emulator}.marker`);
    writeFileSync(marker, `${command}\n`);
    cases.push(caseFor(marker, command));
    binaryPaths[`${emulator.toUpperCase()}_EMULATOR_BINARY_PATH`] = marker;
    pidFiles[emulator] = `${marker}.pid`;
    // An id of the run before would look like a program that has ended.
    rmSync(`${marker}.pid`, { force: true });
  };
  if (targets.firestore.needsMainClass) {
    const { jar } = targets.firestore;
    add('firestore', `${quoted(targets.java)} -cp ${quoted(jar)} ${FIRESTORE_MAIN_CLASS}`);
  }
  for (const [emulator, script] of Object.entries(targets.standIns)) {
    add(emulator, `${quoted(targets.node)} ${quoted(script)}`);
  }
  const script = [
    '#!/bin/sh',
    'jar=',
    'previous=',
    'for argument in "$@"; do',
    '  if [ "$previous" = "-jar" ]; then jar=$argument; break; fi',
    '  previous=$argument',
    'done',
    ...GUARD,
    'case "$jar" in',
    ...cases,
    'esac',
    `exec ${quoted(targets.java)} "$@"`,
    '',
  ].join('\n');
  writeFileSync(join(directory, 'java'), script);
  chmodSync(join(directory, 'java'), 0o755);
  return { directory, binaryPaths, pidFiles };
}
