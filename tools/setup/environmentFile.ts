import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '#src/config/siteSchema.ts';

const VARIABLE = /^(?<name>[A-Z]\w*)=(?<value>.*)$/;

/** The variables of a build that the configuration knows. */
function knownValues({ project, bucket }: SiteConfig): Readonly<Record<string, string>> {
  return { VITE_FIREBASE_PROJECT_ID: project, VITE_FIREBASE_STORAGE_BUCKET: bucket };
}

/**
 * Returns `.env` with what is missing: variables of the example that are not there, and known values
 * where there is none. What somebody wrote stays.
 */
export function completedEnvironment(present: string, example: string, site: SiteConfig): string {
  const known = knownValues(site);
  const fill = (line: string): string => {
    const { name = '', value = '' } = VARIABLE.exec(line)?.groups ?? {};
    const isEmpty = name !== '' && value.trim() === '';
    return isEmpty ? `${name}=${known[name] ?? ''}` : line;
  };
  if (present.trim() === '') return example.split('\n').map(fill).join('\n');
  const lines = present.trimEnd().split('\n');
  const names = new Set(lines.map((line) => VARIABLE.exec(line)?.groups?.['name']));
  const missing = example
    .split('\n')
    .filter((line) => VARIABLE.test(line) && !names.has(VARIABLE.exec(line)?.groups?.['name']));
  return `${[...lines, ...missing].map(fill).join('\n')}\n`;
}

/** Tells in Danish of known values that somebody wrote otherwise: the site would be built for another project. */
export function contradictions(environment: string, site: SiteConfig): string[] {
  const lines = environment.split('\n').map((line) => VARIABLE.exec(line)?.groups ?? {});
  return Object.entries(knownValues(site)).flatMap(([name, known]) => {
    const written = lines.find((line) => line['name'] === name)?.['value']?.trim() ?? '';
    return known === '' || written === known ? [] : [`${name} ${written}, ikke ${known}`];
  });
}

function completeFile(root: string, name: string, site: SiteConfig): string {
  const file = join(root, name);
  const present = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const example = readFileSync(join(root, `${name}.example`), 'utf8');
  const completed = completedEnvironment(present, example, site);
  if (completed !== present) writeFileSync(file, completed);
  return completed;
}

/** Completes the `.env` of the site and of its functions, and returns what that of the site contradicts. */
export function completeEnvironment(root: string, site: SiteConfig): string[] {
  completeFile(root, 'functions/.env', site);
  return contradictions(completeFile(root, '.env', site), site);
}
