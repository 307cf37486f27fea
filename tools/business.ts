import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import type { SiteConfig } from '#src/config/siteSchema.ts';
import { readConfigFile } from './setup/siteConfig.ts';

const root = join(import.meta.dirname, '..');
const TEST_BUSINESS = join(root, 'tests/site.config.json');

/**
 * The file that `#site.config` stands for in this process. Node chooses it by the condition
 * `test-business`, which everything has that `npm test` starts. Bundlers have conditions of their
 * own, so they are told the file.
 */
export const businessFile = process.env['VITEST']
  ? TEST_BUSINESS
  : createRequire(import.meta.url).resolve('#site.config');

/** True where the fixed business of the tests takes the photographer's place. */
export const isTestBusiness = businessFile === TEST_BUSINESS;

/** Reads the business that this process builds and serves. */
export function readBusiness(): SiteConfig {
  return readConfigFile(businessFile);
}

/** Lets esbuild find the imports of package.json, also where it leaves packages outside. */
export const ownImports: Plugin = {
  name: 'own-imports',
  setup: (bundler) => {
    bundler.onResolve({ filter: /^#src\// }, ({ path }) => ({
      path: join(root, 'src', path.slice('#src/'.length)),
    }));
    bundler.onResolve({ filter: /^#site\.config$/ }, () => ({ path: businessFile }));
  },
};
