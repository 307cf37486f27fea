import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { site } from '#src/config/site.ts';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { routes } from '#src/model/base/routes.ts';
import { THEME_KEY, themes } from '#src/model/base/theme.ts';
import { legalTexts } from '#src/model/content/legal/document.ts';
import { HANDBOOK_PATH } from '#src/model/system/handbook.ts';
import { escapeHtml } from '../escapeHtml.ts';
import { inlineHashes, readingPolicy } from './contentPolicy.ts';
import { minifiedStyles } from './earlyAssets.ts';
import {
  chaptersHtml,
  contentsHtml,
  HANDBOOK_FOLDER,
  readHandbook,
  type Handbook,
} from './handbook.ts';

const FOLDER = HANDBOOK_PATH.slice(1);
const FONTS = /(["']?)[^"'()\s]*\/(\w+\.woff2)\1/g;

const STYLE_FILES = [
  'src/ui/styles/fonts.css',
  'src/ui/styles/fallbackFonts.css',
  'src/ui/styles/tokens.css',
  'src/ui/styles/base.css',
  'tools/page/handbook.css',
];

/** The theme that the visitor chose in the shop. */
const THEME_SCRIPT = `try{const t=localStorage.getItem("${THEME_KEY}");if(${JSON.stringify(themes)}.includes(t))document.documentElement.dataset.theme=t}catch{}`;

function pageHtml(handbook: Handbook, styles: string): string {
  const { title, lead } = handbook;
  const inline = `<style>${styles}</style>\n    <script>${THEME_SCRIPT}</script>`;
  const name = escapeHtml(site.businessName);
  return `<!doctype html>
<html lang="da">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${readingPolicy(inlineHashes(inline))}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${escapeHtml(title)} – ${name}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    ${inline}
  </head>
  <body>
    <a class="skip" href="#indhold">${layoutTexts.skipToContent}</a>
    <header>
      <p class="shop"><a href="${routes.admin}">${name}</a></p>
      <h1>${escapeHtml(title)}</h1>
      <p class="lead">${escapeHtml(lead)}</p>
    </header>
    <nav aria-labelledby="kapitler"><h2 id="kapitler">${legalTexts.contents}</h2>${contentsHtml(handbook)}</nav>
    <main id="indhold" tabindex="-1">
${chaptersHtml(handbook)}
    </main>
  </body>
</html>
`;
}

/** Builds the page; `fontAddress` tells where a font lies. */
async function handbookPage(
  root: string,
  handbook: Handbook,
  fontAddress: (file: string) => string,
): Promise<string> {
  const styles = await minifiedStyles(root, STYLE_FILES);
  const placed = styles.replace(
    FONTS,
    (_, quote: string, file: string) => quote + fontAddress(file) + quote,
  );
  return pageHtml(handbook, placed);
}

/** Returns the address of a font among the files of a build, whose names have a hash. */
function builtFont(names: readonly string[], file: string): string {
  const start = file.replace(/\.woff2$/, '-');
  const built = names.find((name) => basename(name).startsWith(start) && name.endsWith('.woff2'));
  if (built === undefined) throw new Error(`The build has no ${file}`);
  return `/${built}`;
}

/** Makes the photographer's handbook a page of the site, with its pictures. */
export function handbookPlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'handbook',
    configResolved: (resolved) => {
      config = resolved;
    },
    configureServer: ({ middlewares }) => {
      const { root } = config;
      middlewares.use(HANDBOOK_PATH, (request, response, next) => {
        const name = (request.url ?? '/').split(/[?#]/)[0] ?? '/';
        const isPage = name === '/';
        const content = isPage
          ? readHandbook(root, site).then((handbook) =>
              handbookPage(root, handbook, (file) => `/src/ui/styles/fonts/${file}`),
            )
          : readFile(join(root, HANDBOOK_FOLDER, 'pictures', basename(name)));
        content.then((body) => {
          response.setHeader('content-type', isPage ? 'text/html' : 'image/webp');
          response.end(body);
        }, next);
      });
    },
    async generateBundle(_options, bundle) {
      const { root } = config;
      const handbook = await readHandbook(root, site);
      const font = (file: string): string => builtFont(Object.keys(bundle), file);
      const source = await handbookPage(root, handbook, font);
      this.emitFile({ type: 'asset', fileName: `${FOLDER}index.html`, source });
      for (const picture of handbook.pictures) {
        const bytes = await readFile(join(root, HANDBOOK_FOLDER, picture));
        this.emitFile({ type: 'asset', fileName: `${FOLDER}${picture}`, source: bytes });
      }
    },
  };
}
