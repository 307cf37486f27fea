import { join } from 'node:path';
import type { Plugin } from 'vite';

const STAND_INS = join(import.meta.dirname, 'sdk');
const SDK_IMPORT = /\bimport\('\.\.?\/sdk\/(\w+)\.ts'\)/g;

/**
 * Puts the stand-ins of this folder in the place of the SDKs. They are there at once, so that a test
 * need not wait for a module to be fetched.
 */
export function backendStandIns(): Plugin {
  return {
    name: 'backend-stand-ins',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/src/data/')) return undefined;
      const names = new Set<string>();
      const rewritten = code.replaceAll(SDK_IMPORT, (_import, name: string) => {
        names.add(name);
        return `Promise.resolve(standIn_${name})`;
      });
      if (names.size === 0) return undefined;
      const imports = [...names].map(
        (name) => `import * as standIn_${name} from '${join(STAND_INS, `${name}.ts`)}';`,
      );
      // On one line, so that the others keep their numbers.
      return { code: `${imports.join('')}${rewritten}`, map: null };
    },
  };
}
