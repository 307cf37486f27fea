import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Runs the first script of a command on a Node that gives itself out for another version. */
function bootstrapOn(version: string) {
  const fake = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });
    Object.defineProperty(process, 'version', { value: 'v${version}' });`;
  const module = `data:text/javascript,${encodeURIComponent(fake)}`;
  const script = join(root, 'tools/bootstrap.js');
  const run = spawnSync(process.execPath, ['--import', module, script, 'no-such-command'], {
    encoding: 'utf8',
  });
  return { status: run.status, words: run.stderr };
}

test.each(['14.21.3', '20.10.0'])('Node %s is told apart', (version) => {
  expect(bootstrapOn(version)).toEqual({
    status: 1,
    words:
      `Node 20.11 or newer is needed; this is v${version}.\n` +
      'Install it, for example from https://nodejs.org, and run the command again.\n',
  });
});

test('a pinned Node that npm left out is told, with the command that installs it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  mkdirSync(join(folder, 'tools'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  copyFileSync(join(root, 'tools/handOver.js'), join(folder, 'tools/handOver.js'));
  // This npm is content, and installs nothing.
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\n', { mode: 0o755 });
  const run = spawnSync(process.execPath, [join(folder, 'tools/handOver.js'), 'start'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: folder },
  });
  rmSync(folder, { recursive: true });
  expect(run.status).toBe(1);
  expect(run.stderr.trim().split('\n').slice(-2)).toEqual([
    'npm did not install the pinned Node: it may not run scripts (ignore-scripts).',
    'Run: npm rebuild node --ignore-scripts=false',
  ]);
});
