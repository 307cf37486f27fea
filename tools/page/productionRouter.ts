import { join } from 'node:path';
import type { Plugin } from 'vite';

/** React Router ships a build without its warnings, but names only the other one in its package. */
export function productionRouter(): Plugin {
  const file = (name: string): string =>
    join(import.meta.dirname, '../../node_modules/react-router/dist/production', name);
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
  };
}
