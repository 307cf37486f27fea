/** What npm's lock file says of one place in node_modules; the licence is that of its package.json. */
export interface LockedPackage {
  license?: string;
  version?: string;
  dependencies?: Record<string, string>;
  /** Only tools and tests need it. */
  dev?: boolean;
  /** A workspace, which is our own. */
  link?: boolean;
}

export interface Lock {
  packages: Record<string, LockedPackage>;
}

export interface ProductionPackage {
  name: string;
  license: string;
}

const FOLDER = 'node_modules/';

/** Licences that a package.json does not name, as its LICENSE file has them. */
const FOUND_IN_FILE: Readonly<Record<string, string>> = { limiter: 'MIT' };

/**
 * Every package that site or functions need when they run, also those for other platforms; one whose
 * versions have different licences stands there with each.
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

/** The packages that a package.json asks for by itself. */
export function directNames({ packages }: Lock, workspace: '' | 'functions'): string[] {
  return Object.keys(packages[workspace]?.dependencies ?? {});
}
