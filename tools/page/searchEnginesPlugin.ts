import type { Plugin } from 'vite';
import { site } from '#src/config/site.ts';
import { robotsText, sitemapXml } from '#src/model/content/searchEngines.ts';

const files = [
  { name: 'robots.txt', type: 'text/plain; charset=utf-8', source: robotsText(site.origin) },
  { name: 'sitemap.xml', type: 'application/xml; charset=utf-8', source: sitemapXml(site.origin) },
];

/** Makes robots.txt and sitemap.xml from the routes, for the built site and the dev server. */
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
