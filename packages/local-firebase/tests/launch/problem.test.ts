import { expect, test } from 'vitest';
import { asProblem, explainFailure, Problem } from '../../src/problem.ts';

test.each([
  ['Error: ENOSPC: no space left on device, write', 'The disk is full'],
  ["Error: EACCES: permission denied, open '/x'", 'is not ours to use: EACCES: permission denied'],
  [
    '⚠  database: Could not start Database Emulator, port taken.',
    'The port of the Database emulator is taken',
  ],
  ['Database Emulator has exited upon receiving signal: SIGKILL', 'The database emulator stopped'],
  ['Firestore Emulator has exited with code: 137', 'The firestore emulator stopped by itself'],
  ['Error: download failed: getaddrinfo ENOTFOUND storage.example', 'could not be downloaded'],
])('explains %s', (output, words) => {
  expect(explainFailure(output, '/log').message).toContain(words);
});

test('shows what it cannot explain, and where the rest is', () => {
  const problem = explainFailure('fine\nError: something new\n', '/log');
  expect(problem.advice).toEqual(['Error: something new', 'All it said is in /log']);
});

test('explains an error of our own steps in the same words', () => {
  const full = 'Error: ENOSPC: no space left on device, write';
  expect(asProblem(new Error(full))?.message).toContain('The disk is full');
  expect(asProblem(new Problem('vite build failed.', full))?.message).toContain('The disk is full');
});

test('leaves our own faults to their stack', () => {
  expect(asProblem(new TypeError('x is not a function'))).toBeUndefined();
});
