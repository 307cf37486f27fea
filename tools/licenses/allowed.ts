import type { ProductionPackage } from './productionPackages.ts';

/** Licences that ask for no more than to be named, and MPL, which asks for nothing while its files stay as they are. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'Zlib',
]);

/** The image library of the functions is a file of its own that anybody may replace, as the LGPL asks. */
const REPLACEABLE = '@img/sharp-';

/** Whether an SPDX expression asks for nothing else: of a choice one, else all of its licences. */
function isAllowed(license: string, allowed: ReadonlySet<string>): boolean {
  const parts = license.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /);
  const fits = (part: string): boolean => allowed.has(part);
  return license.includes(' OR ') ? parts.some(fits) : parts.every(fits);
}

/** The packages whose licence is not one that we agreed to. */
export function refusedPackages(packages: readonly ProductionPackage[]): ProductionPackage[] {
  const withReplaceable = new Set([...ALLOWED, 'LGPL-3.0-or-later']);
  return packages.filter(
    ({ name, license }) =>
      !isAllowed(license, name.startsWith(REPLACEABLE) ? withReplaceable : ALLOWED),
  );
}
