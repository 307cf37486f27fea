import { spawnSync } from 'node:child_process';
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
