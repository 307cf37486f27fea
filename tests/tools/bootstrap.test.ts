import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

/** Runs a command in a fresh checkout, with a program in place of npm. */
function firstRun(npm: string) {
  const copy = mkdtempSync(join(tmpdir(), 'first-run-'));
  try {
    for (const folder of ['tools/commands', 'packages', 'programs']) {
      mkdirSync(join(copy, folder), { recursive: true });
    }
    for (const file of ['tools/bootstrap.js', 'tools/handOver.js', 'package.json']) {
      cpSync(join(root, file), join(copy, file));
    }
    writeFileSync(join(copy, 'package-lock.json'), '{}');
    writeFileSync(join(copy, 'tools/commands/example.ts'), `console.log('{}');`);
    writeFileSync(join(copy, 'programs/npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 });
    return spawnSync(process.execPath, [join(copy, 'tools/bootstrap.js'), 'example'], {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${join(copy, 'programs')}:${process.env['PATH']}` },
    });
  } finally {
    rmSync(copy, { recursive: true });
  }
}

test('a first run installs, and prints nothing into the file that the command is led to', () => {
  const pinnedNode = `mkdir -p node_modules/.bin && ln -s '${process.execPath}' node_modules/.bin/node`;
  const run = firstRun(`echo 'added 1 package'; ${pinnedNode}`);
  expect(run.stdout).toBe('{}\n');
  expect(run.stderr).toContain('Installing what is missing (npm ci) ...\nadded 1 package\n');
});
