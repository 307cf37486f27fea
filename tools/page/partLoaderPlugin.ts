import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { bundleScript } from './earlyAssets.ts';

/** Vite's own module around every dynamic import of the build. It gives up at the first failure. */
const VITE_LOADER = '\0vite/preload-helper.js';

/** Lets every part that is fetched later be loaded by `src/lib/parts/loadPart.ts`. */
export function partLoaderPlugin(): Plugin {
  const loader = join(import.meta.dirname, '../../src/lib/parts/loadPart.ts');
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

const IMPORT = /\bimport\(((["'`])\.\/[^"'`]+\2)\)/g;

/** Lets the parts of workers be fetched the same way; Vite has no loader for them that could be replaced. */
export function workerPartLoaderPlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'part-loader-of-workers',
    apply: 'build',
    enforce: 'post',
    configResolved: (resolved) => {
      config = resolved;
    },
    async generateBundle(_options, bundle) {
      const loader = await bundleScript(config.root, 'src/lib/parts/partsOfWorkers.ts', {});
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.dynamicImports.length === 0) continue;
        const code = chunk.code.replace(
          IMPORT,
          'fetchPart(new URL($1,import.meta.url)).then(()=>import($1))',
        );
        if (code === chunk.code) this.error(`No import was found in ${chunk.fileName}`);
        chunk.code = `${loader}\n${code}`;
      }
    },
  };
}
