import { Problem } from 'local-firebase/problem';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type SiteConfig, siteSchema } from '#src/config/siteSchema.ts';
import { messageOf } from '../messageOf.ts';
import { faultsOf } from './faults.ts';

/** The file that holds everything of one photographer. */
export const SITE_CONFIG = 'site.config.json';

/** Editors of Windows begin a file with this mark, which JSON does not know. */
const BYTE_ORDER_MARK = /^\uFEFF/;

export function readJson(file: string): unknown {
  if (!existsSync(file)) throw new Problem(`${file} findes ikke.`);
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(BYTE_ORDER_MARK, ''));
  } catch (error) {
    throw new Problem(`${file} er ikke gyldig JSON.`, messageOf(error));
  }
}

/** Reads a business; a value that does not fit is a problem that names its field. */
export function readConfigFile(file: string): SiteConfig {
  const config = readJson(file);
  const faults = faultsOf(config);
  if (faults.length === 0) return siteSchema.parse(config);
  throw new Problem(
    `${basename(file)} passer ikke: ${faults.join('; ')}`,
    'Ret det med: npm run setup',
  );
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
