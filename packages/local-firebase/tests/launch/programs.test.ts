import { chmodSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findFirestoreEmulator, findJava } from '../../src/programs.ts';
import { temporaryDirectory } from '../support/temporary.ts';

/** Newer than any Java that the machine itself may have, so that only ours can be found. */
const FUTURE = 90;

interface FakeJava {
  release?: string;
  says?: string;
}

function javaHome({ release, says }: FakeJava): string {
  const home = temporaryDirectory();
  mkdirSync(join(home, 'bin'));
  const java = join(home, 'bin', 'java');
  writeFileSync(java, `#!/bin/sh\necho '${says ?? ''}' >&2\n`);
  chmodSync(java, 0o755);
  if (release) writeFileSync(join(home, 'release'), `JAVA_VERSION="${release}"\n`);
  return home;
}

describe('Java', () => {
  test.each<[string, FakeJava, boolean]>([
    ['a release file that is new enough', { release: '99.0.1' }, true],
    ['a release file that is too old', { release: '17.0.15' }, false],
    ['a program that says it is new enough', { says: 'openjdk version "91.0.2" 2060' }, true],
    ['a program that says it is too old', { says: 'openjdk version "17.0.15"' }, false],
    ['a program that says nothing useful', { says: 'Segmentation fault' }, false],
  ])('judges JAVA_HOME by %s', (_name, fake, isFound) => {
    const home = javaHome(fake);
    const found = findJava(FUTURE, { JAVA_HOME: home });
    expect(found).toBe(isFound ? join(home, 'bin', 'java') : undefined);
  });

  test('takes what was fetched last', () => {
    const cache = temporaryDirectory();
    const fetched = join(cache, 'local-firebase', 'java', 'jdk-97.0.1-jre');
    mkdirSync(dirname(fetched), { recursive: true });
    renameSync(javaHome({ release: '97.0.1' }), fetched);
    expect(findJava(FUTURE, { XDG_CACHE_HOME: cache })).toBe(join(fetched, 'bin', 'java'));
    const PATH = join(javaHome({ release: '95' }), 'bin');
    expect(findJava(FUTURE, { XDG_CACHE_HOME: cache, PATH })).toBe(join(PATH, 'java'));
  });

  test('takes JAVA_HOME before PATH, and PATH when JAVA_HOME is too old', () => {
    const onPath = javaHome({ release: '95' });
    const PATH = join(onPath, 'bin');
    const newer = javaHome({ release: '96' });
    const older = javaHome({ release: '8' });
    expect(findJava(FUTURE, { PATH, JAVA_HOME: newer })).toBe(join(newer, 'bin', 'java'));
    expect(findJava(FUTURE, { PATH, JAVA_HOME: older })).toBe(join(onPath, 'bin', 'java'));
  });
});

function fileIn(directory: string, ...path: string[]): string {
  const file = join(directory, ...path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  return file;
}

const CLOUD_CLI = ['platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar'];

describe('the Firestore emulator', () => {
  test('takes the given path first', () => {
    const jar = fileIn(temporaryDirectory(), 'emulator.jar');
    const env = { FIRESTORE_EMULATOR_BINARY_PATH: jar };
    expect(findFirestoreEmulator(env)).toEqual({ jar, needsMainClass: false });
  });

  test('says when the given path leads nowhere', () => {
    const env = { FIRESTORE_EMULATOR_BINARY_PATH: '/somewhere/emulator.jar' };
    expect(() => findFirestoreEmulator(env)).toThrow(
      'FIRESTORE_EMULATOR_BINARY_PATH points at /somewhere/emulator.jar, which is not there.',
    );
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
});
