import { Problem } from 'local-firebase/problem';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type SiteConfig, siteSchema } from '#src/config/siteSchema.ts';
import { messageOf } from '../messageOf.ts';

/** The file that holds everything of one photographer. */
export const SITE_CONFIG = 'site.config.json';

const MEND = 'Mend it with: npm run setup';

/** Returns each fault of a configuration as the name of its field and what must hold. */
export function faultsOf(config: unknown): string[] {
  const { error } = siteSchema.safeParse(config);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.') || 'all'}: ${message}`);
}

export function readJson(file: string): unknown {
  if (!existsSync(file)) throw new Problem(`${file} is missing.`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Problem(`${file} is no JSON.`, messageOf(error));
  }
}

/** Reads a business; a value that does not fit is a problem that names its field. */
export function readConfigFile(file: string): SiteConfig {
  const config = readJson(file);
  const faults = faultsOf(config);
  if (faults.length === 0) return siteSchema.parse(config);
  throw new Problem(`${basename(file)} is not right: ${faults.join('; ')}`, MEND);
}

/** Reads the photographer's business of a checkout. */
export function readSiteConfig(root: string): SiteConfig {
  return readConfigFile(join(root, SITE_CONFIG));
}

/** Reads the business of a checkout as somebody left it, which may not fit. */
export function readDraft(root: string): unknown {
  return readJson(join(root, SITE_CONFIG));
}

/** Fields that no two businesses share. */
const OWN_FIELDS = [
  'businessName',
  'photographerName',
  'email',
  'phone',
  'address',
  'social',
  'cvrNumber',
  'mobilePayNumber',
  'bankAccount',
  'ownerEmails',
  'origin',
] as const satisfies readonly (keyof SiteConfig)[];

/** Returns the fields that still say what the demo business says, so that nobody goes live with them. */
export function fieldsOfTheDemo(root: string, site: SiteConfig): string[] {
  const demo = readConfigFile(join(root, 'tests', SITE_CONFIG));
  return OWN_FIELDS.filter((field) => isDeepStrictEqual(site[field], demo[field]));
}
