import { expect, test } from 'vitest';
import { fullDisk } from '../../../tools/local-firebase/diskSpace.ts';
import { temporaryDirectory } from '../temporary.ts';

test('is content while enough is free', () => {
  expect(fullDisk(temporaryDirectory(), 0)).toBeUndefined();
});

test('says how much is left, where, and how much it takes', () => {
  const directory = temporaryDirectory();
  const problem = fullDisk(directory, 2 ** 70);
  expect(problem?.message).toMatch(/^The disk is full: \d+\.\d MB are left for \//);
  expect(problem?.message).toContain(directory);
  expect(problem?.advice[0]).toMatch(/at least \d+\.0 MB/);
});
