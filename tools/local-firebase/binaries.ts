import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cachedEmulator, findFirestoreEmulator } from './findFirestoreEmulator.ts';
import { findJava, MINIMUM_JAVA } from './findJava.ts';
import { writeJavaShim } from './javaShim.ts';
import { Problem } from '../problem.ts';

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

/** Our stand-ins serve where Google's own JARs are neither cached nor asked for. */
function standIns(): Partial<Record<'database' | 'storage', string>> {
  if (process.env['OFFICIAL_EMULATORS'] === '1') return {};
  const missing = Object.entries(STAND_INS).filter(([, { jar }]) => !cachedEmulator(jar));
  return Object.fromEntries(
    missing.map(([name, { entry }]) => [name, join(import.meta.dirname, entry)]),
  );
}

/** How firebase-tools is made to start the right program for every emulator. */
export interface EmulatorPrograms {
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
