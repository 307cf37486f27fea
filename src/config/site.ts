import config from '#site.config' with { type: 'json' };
import type { SiteConfig } from './siteSchema.ts';

/**
 * Everything that belongs to one photographer, as `site.config.json` holds it. It is checked when it
 * is written, built with and tested, so that the pages need not carry its rules.
 */
export const site = config as SiteConfig;
