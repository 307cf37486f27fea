import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runPackages, withReport } from '../../../tools/testing/runners.ts';

test.each([
  [[], ['--reporter=dot,json']],
  [['faults.spec'], ['--reporter=dot,json', 'faults.spec']],
  [
    ['faults.spec', '--reporter=list', '--retries=0'],
    ['--reporter=list,json', 'faults.spec', '--retries=0'],
  ],
])('the tests are counted whatever report is asked for: %j', (rest, words) => {
  expect(withReport(rest)).toEqual(words);
});

/** Stands for Vitest: its report and its exit code lie in the folder where it runs. */
const VITEST = `#!/bin/sh
for argument in "$@"; do
  case "$argument" in --outputFile.json=*) cp report.json "\${argument#*=}" ;; esac
done
exit "$(cat code)"
`;

interface Ran {
  passed: number;
  failed: number;
  code: number;
}

/** A folder with these packages, and the environment in which the stand-in is found. */
function packagesThat(ran: Record<string, Ran>) {
  const root = mkdtempSync(join(tmpdir(), 'packages-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'packages', 'without-tests'), { recursive: true });
  writeFileSync(join(root, 'vitest'), VITEST, { mode: 0o755 });
  for (const [name, { passed, failed, code }] of Object.entries(ran)) {
    const folder = join(root, 'packages', name);
    mkdirSync(folder);
    const report = { numPassedTests: passed, numFailedTests: failed };
    writeFileSync(join(folder, 'report.json'), JSON.stringify(report));
    writeFileSync(join(folder, 'code'), String(code));
    writeFileSync(join(folder, 'vitest.config.ts'), '');
  }
  return { root, env: { PATH: `${root}:${process.env['PATH'] ?? ''}` } };
}

const sound = { passed: 5, failed: 0, code: 0 };
const empty = { passed: 0, failed: 0, code: 0 };

test.each<[string, Record<string, Ran>, string, string[]?]>([
  ['all that ran', { sound, faulty: { passed: 3, failed: 2, code: 1 } }, '8 passed, 2 failed'],
  ['a package that crashed', { sound, broken: { ...empty, code: 1 } }, '5 passed, 1 failed'],
  ['a package without a test', { sound, empty }, '5 passed, 1 failed'],
  ['a file of one package', { sound, empty }, '5 passed, 0 failed', ['some.test']],
  ['a file of no package', { empty }, '0 passed, 1 failed', ['absent.test']],
])('the tests of the packages are counted together: %s', async (...[, ran, counts, rest = []]) => {
  const { passed, failed } = await runPackages({ ...packagesThat(ran), rest });
  expect(`${passed} passed, ${failed} failed`).toBe(counts);
});
