import type { Plugin } from 'vite';
import { site } from '#src/config/site.ts';
import { robotsText } from '#src/model/content/searchEngines.ts';

const files = [
  { name: 'robots.txt', type: 'text/plain; charset=utf-8', source: robotsText(site.origin) },
];

/** Makes robots.txt from the routes, for the built site and the dev server. */
export function searchEnginesPlugin(): Plugin {
  return {
    name: 'search-engines',
    generateBundle() {
      for (const { name, source } of files) {
        this.emitFile({ type: 'asset', fileName: name, source });
      }
    },
    configureServer(server) {
      for (const { name, type, source } of files) {
        server.middlewares.use(`/${name}`, (_, response) => {
          response.setHeader('content-type', type);
          response.end(source);
        });
      }
    },
  };
}
