import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Vite's own module around every dynamic import of the build. It gives up at the first failure. */
const VITE_LOADER = '\0vite/preload-helper.js';

/** Lets every part that is fetched later be loaded by `src/lib/parts/loadPart.ts`. */
export function partLoaderPlugin(): Plugin {
  const loader = join(import.meta.dirname, '#src/lib/parts/loadPart.ts');
  let isInPlace = false;
  return {
    name: 'part-loader',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          // Browsers that know `light-dark()` preload modules by themselves.
          polyfill: false,
          // Vite leaves out a part's own file, which can be missing like any other.
          resolveDependencies: (part, files) => [...new Set([part, ...files])],
        },
      },
    }),
    load: (id) => {
      if (id !== VITE_LOADER) return undefined;
      isInPlace = true;
      return `export { loadPart as __vitePreload } from ${JSON.stringify(loader)};`;
    },
    generateBundle() {
      if (!isInPlace) this.error('Vite no longer asks for the loader of parts under its old name');
    },
  };
}
