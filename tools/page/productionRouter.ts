import { join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '../../node_modules/react-router/dist/production');

/**
 * Lets the bundler leave out the components and contexts that nobody uses: their names for developers
 * are assigned beside them, and how they are made is not declared free of side effects.
 */
export function withoutUnused(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(
      /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef)\()/gm,
      '$1/* @__PURE__ */ ',
    );
}

/** React Router ships a build without its warnings, but names only the other one in its package. */
export function productionRouter(): Plugin {
  const file = (name: string): string => join(FOLDER, name);
  return {
    name: 'production-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: file('index.mjs') },
          { find: /^react-router\/dom$/, replacement: file('dom-export.mjs') },
        ],
      },
    }),
    transform: (code, id) =>
      id.startsWith(FOLDER) ? { code: withoutUnused(code), map: null } : null,
  };
}
