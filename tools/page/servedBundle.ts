import { build, type BuildOptions } from 'esbuild';
import { join } from 'node:path';
import type { Shop } from '#src/model/settings/schema.ts';
import { ownImports, readBusiness } from '../business.ts';
import { withoutLaterParts } from './earlyAssets.ts';

const ENTRY = 'src/app/served/render.tsx';

/** Parts that come later in a browser, and with the page from a server: data for machines, gift cards, and terms of options. */
const PARTS = /\/(?:structuredData|GiftCardShop|GiftCardTerms|LicenceTerms|PaymentSection)\.tsx?$/;

/**
 * Options that bundle the pages as a server renders them, with all their packages: the cloud installs none of the
 * site's. What a page fetches later is left out, but for `PARTS`.
 */
export function servedBundle(root: string): BuildOptions {
  return {
    absWorkingDir: root,
    entryPoints: [join(root, ENTRY)],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    plugins: [withoutLaterParts(PARTS), ownImports],
    jsx: 'automatic',
    loader: { '.css': 'empty', '.module.css': 'empty', '.webp': 'empty' },
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env': '{ "SSR": true }',
      // The policy of privacy tells of it.
      USES_APP_CHECK: String(readBusiness().appCheck.provider !== 'none'),
    },
    minify: true,
    logLevel: 'silent',
  };
}

interface ServedPages {
  shopOf: (settings: object | null) => Shop;
  renderHome: (stored: object | null, shop: Shop) => string;
}

/** Bundles the pages and runs them here. */
export async function readServedPages(root: string): Promise<ServedPages> {
  const { outputFiles } = await build({ ...servedBundle(root), write: false });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return (await import(`data:text/javascript;base64,${code}`)) as ServedPages;
}
