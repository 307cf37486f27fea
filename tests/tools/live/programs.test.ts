import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { programsOf } from '../../../tools/live/programs.ts';
import { business } from './liveShop.ts';

/** A checkout whose firebase-tools note what they are asked. */
function checkout() {
  const root = mkdtempSync(join(tmpdir(), 'programs-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, 'node_modules/.bin');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'firebase'), '#!/bin/sh\necho "$@" > "$0.asked"\n', { mode: 0o755 });
  return { root, asked: () => readFileSync(join(folder, 'firebase.asked'), 'utf8').trim() };
}

test.each([
  ['functions', true, 'deploy --only functions --non-interactive --force'],
  ['firestore:indexes', true, 'deploy --only firestore:indexes --non-interactive'],
  ['functions', false, 'deploy --only functions --non-interactive'],
])('a script that deploys %s, with --yes: %s, runs firebase %s', async (part, yes, words) => {
  const { root, asked } = checkout();
  const programs = programsOf({ root, project: 'butik', business }, { isInteractive: false, yes });
  await programs.firebase('deploy', '--only', part);
  expect(asked()).toBe(words);
});
