import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findFirestoreEmulator } from '../../../tools/local-firebase/findFirestoreEmulator.ts';
import { temporaryDirectory } from '../temporary.ts';

function fileIn(directory: string, ...path: string[]): string {
  const file = join(directory, ...path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  return file;
}

const CLOUD_CLI = ['platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar'];

test('takes the given path first', () => {
  const env = { FIRESTORE_EMULATOR_BINARY_PATH: '/somewhere/emulator.jar' };
  expect(findFirestoreEmulator(env)).toEqual({
    jar: '/somewhere/emulator.jar',
    needsMainClass: false,
  });
});

test('takes the newest that firebase-tools has cached', () => {
  const cache = temporaryDirectory();
  fileIn(cache, 'cloud-firestore-emulator-v1.9.8.jar');
  const newest = fileIn(cache, 'cloud-firestore-emulator-v1.19.9.jar');
  fileIn(cache, 'firebase-database-emulator-v4.11.2.jar');
  expect(findFirestoreEmulator({ FIREBASE_EMULATORS_PATH: cache })).toEqual({
    jar: newest,
    needsMainClass: false,
  });
});

test('falls back to the Google Cloud CLI, whose JAR names no main class', () => {
  const cloud = temporaryDirectory();
  const jar = fileIn(cloud, ...CLOUD_CLI);
  const env = { FIREBASE_EMULATORS_PATH: '/does/not/exist', CLOUDSDK_ROOT_DIR: cloud };
  expect(findFirestoreEmulator(env)).toEqual({ jar, needsMainClass: true });
});
