// Writes docs/LICENSES.md and refuses packages whose licence was not agreed to.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { markdownTable } from './table.ts';

/** One place in node_modules, as npm's lock file describes it. */
interface LockedPackage {
  license?: string;
  dependencies?: Record<string, string>;
  /** Only tools and tests need it. */
  dev?: boolean;
  /** A workspace, which is our own. */
  link?: boolean;
}

export interface Lock {
  packages: Record<string, LockedPackage>;
}

interface ProductionPackage {
  name: string;
  license: string;
}

const FOLDER = 'node_modules/';

/** Licences that ask for no more than to be named, and MPL, which asks for nothing while its files stay as they are. */
const ALLOWED: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Zlib',
];

/**
 * The image library of the functions and the HEIC decoder of the dashboard are files of their own that anybody may
 * replace, as the LGPL asks.
 */
const REPLACEABLE = /^(?:@img\/sharp-|libheif-js$)/;
const LGPL = ['LGPL-3.0', 'LGPL-3.0-or-later'];

/** Licences that a package.json does not name, as its LICENSE file has them. */
const FOUND_IN_FILE: Readonly<Record<string, string>> = {
  limiter: 'MIT',
  'png-js': 'MIT',
};

/**
 * Lists every package that site or functions need when they run, also those for other platforms; one
 * whose versions have different licences is listed with each.
 */
export function productionPackages({ packages }: Lock): ProductionPackage[] {
  const found = new Map<string, ProductionPackage>();
  for (const [path, locked] of Object.entries(packages)) {
    if (!path.includes(FOLDER) || locked.dev || locked.link) continue;
    const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
    const license = locked.license ?? FOUND_IN_FILE[name] ?? 'unknown';
    found.set(`${name} ${license}`, { name, license });
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Lists the packages that a package.json asks for by itself. */
export function directNames({ packages }: Lock, workspace: '' | 'functions'): string[] {
  return Object.keys(packages[workspace]?.dependencies ?? {});
}

/** Returns the packages whose licence was not agreed to. Of a choice (OR), one licence is enough. */
export function refusedPackages(packages: readonly ProductionPackage[]): ProductionPackage[] {
  return packages.filter(({ name, license }) => {
    const allowed = REPLACEABLE.test(name) ? [...ALLOWED, ...LGPL] : ALLOWED;
    const parts = license.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /);
    const isAllowed = (part: string): boolean => allowed.includes(part);
    return !(license.includes(' OR ') ? parts.some(isAllowed) : parts.every(isAllowed));
  });
}

function directTable(lock: Lock, workspace: '' | 'functions'): string {
  const licenses = new Map(productionPackages(lock).map(({ name, license }) => [name, license]));
  const rows = directNames(lock, workspace).map((name) => [name, licenses.get(name) ?? 'unknown']);
  return markdownTable(['package', 'licence'], rows);
}

/** Builds the page that names the packages in use with their licences. */
export async function licensePage(lock: Lock): Promise<string> {
  const packages = productionPackages(lock);
  const groups = Object.entries(Object.groupBy(packages, ({ license }) => license))
    .map(([license, found = []]) => [license, found.map(({ name }) => name)] as const)
    .sort(([a, first], [b, second]) => second.length - first.length || a.localeCompare(b, 'en'));
  const page = [
    '# Licences of others',
    'Made by `npm run licenses` from `package-lock.json`; a test fails when it is out of date, or a licence is not among those of `tools/licenses.ts`. Our own code is under the [MIT licence](../LICENSE). A built site carries the notices of others in `licenses.txt`.',
    '## What the site asks for',
    directTable(lock, ''),
    '## What the functions ask for',
    directTable(lock, 'functions'),
    '## Typefaces',
    'Newsreader and Instrument Sans, both under the SIL Open Font License 1.1, whose texts lie beside the files in `src/ui/styles/fonts` and `functions/fonts`.',
    `## All ${packages.length} packages that run`,
    'With what they need themselves, also on platforms other than this one. The lock file names those of the three most frequent licences.',
    markdownTable(
      ['licence', 'packages', 'names'],
      groups.map(([license, names], index) => [
        license,
        String(names.length),
        index < 3 ? '' : names.join(', '),
      ]),
    ),
    '',
  ].join('\n\n');
  // As the formatter of the repository leaves it.
  const { code } = await format('LICENSES.md', page, { printWidth: 100 });
  return code;
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const target = join(root, 'docs/LICENSES.md');
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  writeFileSync(target, await licensePage(lock));
  console.log('docs/LICENSES.md is up to date.');
  const refused = refusedPackages(productionPackages(lock));
  for (const { name, license } of refused) console.log(`${name}: ${license} was not agreed to`);
  process.exitCode = refused.length > 0 ? 1 : 0;
}
