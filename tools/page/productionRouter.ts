import { join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '../../node_modules/react-router/dist/production');

/**
 * Lets the bundler leave out unused components and contexts. It keeps them otherwise, because a name for
 * developers is assigned to each, and because their creation could have side effects.
 */
export function withoutUnused(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(
      /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef)\()/gm,
      '$1/* @__PURE__ */ ',
    );
}

/** Uses React Router's build without warnings, which its package.json does not name. */
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
