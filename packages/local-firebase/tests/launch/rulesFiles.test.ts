import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Problem } from '../../src/problem.ts';
import { requireNoMistakes, requireSoundRules } from '../../src/rulesFiles.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const CONFIG = JSON.stringify({
  firestore: { rules: 'firestore.rules' },
  database: { rules: 'database.rules.json' },
  storage: { rules: 'storage.rules' },
});

const SOUND = {
  'firestore.rules': 'service cloud.firestore {}',
  'database.rules.json': '{ "rules": { ".read": "auth != null" } }',
  'storage.rules': `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o { match /{file=**} { allow read: if request.auth != null; } }
}`,
};

function folderWith(files: Record<string, string>): string {
  const root = temporaryDirectory();
  writeFileSync(join(root, 'firebase.json'), CONFIG);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, name), content);
  return root;
}

function problemOf(run: () => void): string[] {
  try {
    run();
  } catch (error) {
    if (error instanceof Problem) return [error.message, ...error.advice];
    throw error;
  }
  return [];
}

function check(changed: Record<string, string>): string[] {
  const root = folderWith({ ...SOUND, ...changed });
  return problemOf(() => {
    requireSoundRules(root, ['firestore', 'database', 'storage']);
  });
}

test('has nothing to say about sound rules', () => {
  expect(check({})).toEqual([]);
});

test.each([
  [
    'database.rules.json',
    '{ "rules": {\n  ".read": true\n  ".write": true\n} }',
    "database.rules.json:3:3: Parse error: expected ',' or '}'.",
  ],
  [
    'database.rules.json',
    '{\n  "rules": { ".read": "auth.uid == $uid" }\n}',
    "database.rules.json:2:36: Unknown variable '$uid'.",
  ],
  [
    'storage.rules',
    'service firebase.storage {\n  mach /b/{bucket}/o {}\n}',
    "storage.rules:2:3: Expected 'match', 'function' or '}', but found 'mach'.",
  ],
])('names the file, the place and the mistake in %s', (name, source, mistake) => {
  expect(check({ [name]: source })).toEqual([
    `${name} has a mistake.`,
    mistake,
    'Correct the file and start again.',
  ]);
});

test.each(Object.keys(SOUND))('says that %s is empty', (name) => {
  expect(check({ [name]: '\n' })[0]).toBe(`${name} is empty.`);
});

test('says that a file is missing, unless its emulator is not asked for', () => {
  const root = folderWith({ 'storage.rules': SOUND['storage.rules'] });
  const problem = problemOf(() => {
    requireSoundRules(root, ['storage', 'database']);
  });
  expect(problem[0]).toBe('database.rules.json is missing.');
  expect(problemOf(() => requireSoundRules(root, ['storage']))).toEqual([]);
});

test('shows the first of many mistakes', () => {
  const mistakes = Array.from({ length: 23 }, (_, index) => `${index + 1}:1: Unexpected 'x'.`);
  const lines = problemOf(() => requireNoMistakes('firestore.rules', mistakes));
  expect(lines).toContain("firestore.rules:5:1: Unexpected 'x'.");
  expect(lines).toContain('and 18 more, which may only follow from these.');
  expect(lines).not.toContain("firestore.rules:6:1: Unexpected 'x'.");
});

test.each([
  ['is missing', undefined],
  ['is no JSON', '{'],
])('says that firebase.json %s', (_, content) => {
  const root = temporaryDirectory();
  if (content !== undefined) writeFileSync(join(root, 'firebase.json'), content);
  const problem = problemOf(() => requireSoundRules(root, ['storage']));
  expect(problem[0]).toBe(`${join(root, 'firebase.json')} could not be read.`);
});

test('says that firebase.json names no rules', () => {
  const root = folderWith({ 'firebase.json': '{}' });
  const problem = problemOf(() => requireSoundRules(root, ['storage']));
  expect(problem[0]).toBe('firebase.json names no rules for storage.');
});
