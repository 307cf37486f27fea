import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from 'local-firebase/problem';

/** One package of npm's lock file. */
interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  dev?: boolean;
  devOptional?: boolean;
}

type Packages = Record<string, LockedPackage>;

export interface Lock {
  lockfileVersion: number;
  packages: Packages;
}

interface Manifest {
  name: string;
  version: string;
}

const WORKSPACE = 'functions';

/** Returns the folder from which Node takes a package that is imported in `folder`. */
function resolve(packages: Packages, folder: string, name: string): string | undefined {
  for (let place = folder; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/')))) {
    const candidate = `${place === '' ? '' : `${place}/`}node_modules/${name}`;
    if (candidate in packages) return candidate;
    if (place === '') return undefined;
  }
}

/** The packages that npm installs with one: those it needs, and others where they exist. */
function neededNames(locked: LockedPackage): { name: string; isOptional: boolean }[] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = locked;
  const isLeft = (name: string) => locked.peerDependenciesMeta?.[name]?.optional === true;
  const names = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];
  return [
    ...names.filter((name) => !isLeft(name)).map((name) => ({ name, isOptional: false })),
    ...Object.keys(optionalDependencies).map((name) => ({ name, isOptional: true })),
  ];
}

/** A package of the project's lock file with its place in the functions' own. */
interface Placed {
  from: string;
  to: string;
}

interface Needed extends Placed {
  name: string;
  found: string;
}

/** A package stays beside or below the same others, but for one whose place the functions' own version took. */
function placeOf({ from, to, name, found }: Needed, taken: Map<string, string>): string {
  const kept = found.startsWith(`${from}/`)
    ? `${to}${to === '' ? '' : '/'}${found.slice(from.length + 1)}`
    : found;
  return (taken.get(kept) ?? found) === found ? kept : `${to}/node_modules/${name}`;
}

/**
 * Takes the functions' part out of the lock file of the whole project, so that the cloud installs the
 * versions that were tested.
 */
export function functionsLock({ lockfileVersion, packages }: Lock, manifest: Manifest): object {
  const taken = new Map<string, string>();
  const queue: Placed[] = [{ from: WORKSPACE, to: '' }];
  for (const placed of queue) {
    for (const { name, isOptional } of neededNames(packages[placed.from] ?? {})) {
      const found = resolve(packages, placed.from, name);
      if (found === undefined && isOptional) continue;
      if (found === undefined) throw new Problem(`${name} is not in package-lock.json.`);
      const to = placeOf({ ...placed, name, found }, taken);
      if (taken.has(to)) continue;
      taken.set(to, found);
      queue.push({ from: found, to });
    }
  }
  const own = [...taken].toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  const { name, version } = manifest;
  return {
    name,
    version,
    lockfileVersion,
    requires: true,
    packages: Object.fromEntries([
      ['', { name, ...packages[WORKSPACE] }],
      // A package that only tools needed so far may be needed here.
      ...own.map(([to, from]) => [
        to,
        { ...packages[from], dev: undefined, devOptional: undefined },
      ]),
    ]) as Packages,
  };
}

/** Writes the lock file that the cloud installs the functions with. */
export function writeFunctionsLock(root: string, directory: string): void {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const manifest = read(`${WORKSPACE}/package.json`) as Manifest;
  const lock = functionsLock(read('package-lock.json') as Lock, manifest);
  writeFileSync(join(directory, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
}
