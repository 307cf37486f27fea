import type { Plugin } from 'vite';
import { versionOf } from '../versionOf.ts';

/** The module that knows the name of its own file, which changes with every build. */
const OWN_FILE = '/src/lib/parts/reload.ts';

/** Tells the version of the site: to tabs that are open while a newer one is deployed, and to `npm run update`. */
export function versionPlugin(): Plugin {
  let root: string;
  return {
    name: 'version',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const own = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(OWN_FILE)),
      );
      if (!own) this.error(`No file of the build has ${OWN_FILE}`);
      const source = JSON.stringify({ version: versionOf(root), build: `/${own.fileName}` });
      this.emitFile({ type: 'asset', fileName: 'version.json', source });
    },
  };
}
