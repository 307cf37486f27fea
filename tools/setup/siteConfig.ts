import { Problem } from 'local-firebase/problem';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SiteConfig, siteSchema } from '#src/config/siteSchema.ts';
import { errorText } from '../errorText.ts';

/** The file that holds everything of one photographer. */
export const SITE_CONFIG = 'site.config.json';

/** Returns each fault of a configuration as the name of its field and what must hold. */
export function faultsOf(config: unknown): string[] {
  const { error } = siteSchema.safeParse(config);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.') || 'all'}: ${message}`);
}

function readJson(file: string): unknown {
  if (!existsSync(file)) throw new Problem(`${file} is missing.`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Problem(`${file} is no JSON.`, errorText(error));
  }
}

/** Reads the business of a checkout; a value that does not fit is a problem that names its field. */
export function readSiteConfig(root: string): SiteConfig {
  const config = readJson(join(root, SITE_CONFIG));
  const faults = faultsOf(config);
  if (faults.length > 0) {
    throw new Problem(`${SITE_CONFIG} is not right: ${faults.join('; ')}`);
  }
  return siteSchema.parse(config);
}
