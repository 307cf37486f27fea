import { directNames, productionPackages, type Lock } from './productionPackages.ts';

function groupByLicense(lock: Lock): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { name, license } of productionPackages(lock)) {
    groups.set(license, [...(groups.get(license) ?? []), name]);
  }
  return groups;
}

function directTable(lock: Lock, workspace: '' | 'functions'): string {
  const licenses = new Map(productionPackages(lock).map(({ name, license }) => [name, license]));
  const rows = directNames(lock, workspace).map((name) => [
    name,
    lock.packages[`node_modules/${name}`]?.version ?? '',
    licenses.get(name) ?? 'unknown',
  ]);
  const lines = [['package', 'version', 'licence'], ['---', '---', '---'], ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The page that names what we use of others, and under which licence. */
export function licensePage(lock: Lock): string {
  const groups = [...groupByLicense(lock)].sort(
    ([a, first], [b, second]) => second.length - first.length || a.localeCompare(b, 'en'),
  );
  const total = groups.reduce((sum, [, names]) => sum + names.length, 0);
  return [
    '# Licences of others',
    'Made by `npm run licenses` from `package-lock.json`; a test fails when it is out of date, or when a package has a licence that `tools/licenses/allowed.ts` does not name. Our own code is under the [MIT licence](../LICENSE). A built site carries the notices of what it is made of in `licenses.txt`.',
    '## What the site asks for',
    directTable(lock, ''),
    '## What the functions ask for',
    directTable(lock, 'functions'),
    '## Typefaces',
    'Newsreader and Instrument Sans, both under the SIL Open Font License 1.1, whose texts lie beside the files in `src/ui/fonts` and `functions/fonts`.',
    `## All ${total} packages that run`,
    'With what they need themselves, also on platforms other than this one.',
    ...groups.flatMap(([license, names]) => [`### ${license} (${names.length})`, names.join(', ')]),
    '',
  ].join('\n\n');
}
