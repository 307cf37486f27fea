import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Lightroom runs Lua 5.1; the first of these that a machine has runs the tests. */
const INTERPRETERS = ['lua5.1', 'luajit', 'lua', 'texlua'];

const interpreter = INTERPRETERS.find(
  (name) => spawnSync(name, ['-v'], { stdio: 'ignore' }).error === undefined,
);

if (!interpreter) {
  console.warn(
    'The tests of the plug-in need a Lua interpreter. Debian: apt-get install lua5.1. macOS: brew install luajit.',
  );
}

test.skipIf(interpreter === undefined)(
  `the plug-in does in a stand-in of Lightroom what its README says (${interpreter ?? 'SKIPPED: install lua5.1'})`,
  () => {
    const { stdout, stderr, status } = spawnSync(
      interpreter ?? '',
      [join(import.meta.dirname, 'run.lua')],
      { encoding: 'utf8' },
    );
    const failed = stdout.split('\n').filter((line) => line.startsWith('not ok'));
    expect([failed, stderr]).toEqual([[], '']);
    expect(stdout.match(/^ok /gm)?.length).toBeGreaterThan(10);
    expect(status).toBe(0);
  },
);
