import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  directNames,
  licensePage,
  type Lock,
  productionPackages,
  refusedPackages,
} from '../../tools/licenses.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const lock = JSON.parse(read('package-lock.json')) as Lock;

describe('the packages that run', () => {
  test('have licences that were agreed to', () => {
    const packages = productionPackages(lock);
    expect(packages.length).toBeGreaterThan(100);
    expect(refusedPackages(packages)).toEqual([]);
  });

  test('are installed with the licence that the lock file tells', () => {
    const licenses = new Map(productionPackages(lock).map(({ name, license }) => [name, license]));
    for (const name of [...directNames(lock, ''), ...directNames(lock, 'functions')]) {
      const manifest = JSON.parse(read(`node_modules/${name}/package.json`)) as { license: string };
      expect([name, licenses.get(name)]).toEqual([name, manifest.license]);
    }
  });

  test('are on the page about licences', async () => {
    // Otherwise: npm run licenses
    expect(read('docs/LICENSES.md')).toBe(await licensePage(lock));
  });
});

test('tools, tests and our own workspaces are left out', () => {
  const packages = {
    '': { license: 'MIT' },
    'node_modules/react': { license: 'MIT' },
    'node_modules/react/node_modules/@scope/inner': { license: 'ISC' },
    'node_modules/other/node_modules/react': { license: 'MIT' },
    'node_modules/old/node_modules/react': { license: 'Custom' },
    'node_modules/vitest': { license: 'GPL-3.0', dev: true },
    'node_modules/functions': { link: true },
    'node_modules/nameless': {},
  };
  expect(productionPackages({ packages })).toEqual([
    { name: '@scope/inner', license: 'ISC' },
    { name: 'nameless', license: 'unknown' },
    { name: 'react', license: 'MIT' },
    { name: 'react', license: 'Custom' },
  ]);
});

test.each([
  ['some', 'MIT', true],
  ['some', '(MIT OR GPL-3.0-or-later)', true],
  ['some', '(MIT AND Zlib)', true],
  ['some', 'MIT AND GPL-3.0-or-later', false],
  ['some', 'LGPL-3.0-or-later', false],
  ['some', 'unknown', false],
  // A library that may be replaced.
  ['@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later', true],
])('%s under %s: %s', (name, license, isAgreed) => {
  expect(refusedPackages([{ name, license }]).length === 0).toBe(isAgreed);
});
