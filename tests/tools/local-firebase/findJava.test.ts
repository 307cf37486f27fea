import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findJava } from '../../../tools/local-firebase/findJava.ts';
import { temporaryDirectory } from '../temporary.ts';

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

test('takes JAVA_HOME before PATH, and PATH when JAVA_HOME is too old', () => {
  const onPath = javaHome({ release: '95' });
  const PATH = join(onPath, 'bin');
  const newer = javaHome({ release: '96' });
  const older = javaHome({ release: '8' });
  expect(findJava(FUTURE, { PATH, JAVA_HOME: newer })).toBe(join(newer, 'bin', 'java'));
  expect(findJava(FUTURE, { PATH, JAVA_HOME: older })).toBe(join(onPath, 'bin', 'java'));
});
