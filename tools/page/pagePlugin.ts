import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadEnv, type Plugin, type ResolvedConfig } from 'vite';
import { parseEnv } from '#src/config/parseEnv.ts';
import { appFiles } from './appFiles.ts';
import type { Bundle } from './bundle.ts';
import { frontPageUrl, readBuiltWith } from './builtWith.ts';
import { earlyScript } from './earlyScript.ts';
import { EARLY_STYLE_FILES, earlyStyles } from './earlyStyles.ts';
import { headTags, withoutScripts } from './head.ts';
import { inlineHashes } from './inlineHashes.ts';

/** Vite's own tags for the application: the page's first lines fetch it when its time has come. */
const APP_TAGS =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;

async function completePage(
  { root, mode, command }: ResolvedConfig,
  html: string,
  bundle: Bundle | undefined,
): Promise<string> {
  const url = frontPageUrl(parseEnv(loadEnv(mode, root, 'VITE_')));
  const builtWith = command === 'build' ? await readBuiltWith(url) : null;
  const app = bundle ? appFiles(bundle) : null;
  const [styles, script] = await Promise.all([
    earlyStyles(root),
    earlyScript(root, { frontPageUrl: url, builtWith, app }),
  ]);
  const page = app ? html.replaceAll(APP_TAGS, '') : html;
  return page
    .replace('<!-- head -->', () => `${headTags(builtWith)}\n    <style>${styles}</style>`)
    .replace('<!-- first lines -->', () => `<script>${script}</script>\n    ${withoutScripts()}`);
}

/** Puts what belongs to the photographer, and all that the first paint needs, into index.html. */
export function pagePlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'page',
    configResolved: (resolved) => {
      config = resolved;
    },
    configureServer: ({ watcher, ws }) => {
      watcher.on('change', (file) => {
        const isOurs =
          file.includes('/src/app/early/') ||
          EARLY_STYLE_FILES.some((style) => file.endsWith(style));
        if (isOurs) ws.send({ type: 'full-reload' });
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => completePage(config, html, bundle),
    },
    writeBundle: async ({ dir = '' }) => {
      const html = await readFile(join(dir, 'index.html'), 'utf8');
      const hashes = JSON.stringify(inlineHashes(html), null, 2);
      await writeFile(join(dir, 'inline-hashes.json'), `${hashes}\n`);
    },
  };
}
