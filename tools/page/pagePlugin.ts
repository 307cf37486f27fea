import { loadEnv, type Plugin, type ResolvedConfig } from 'vite';
import { parseEnv, type Env } from '#src/config/parseEnv.ts';
import { site } from '#src/config/site.ts';
import { appFiles, type Bundle } from './bundle.ts';
import { earlyUrls, headTags, readBuiltWith, withoutScripts } from './head.ts';
import { earlyScript, readFirstPage } from './earlyAssets.ts';
import { readServedPages } from './servedBundle.ts';
import { contentPolicy, inlineHashes } from './contentPolicy.ts';

/** Vite's own tags for the application, which the page's first lines fetch instead. */
const APP_TAGS =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;

function policyTag(env: Env, html: string): string {
  const policy = contentPolicy(env, inlineHashes(html));
  return `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
}

async function completePage(
  { root, envDir, mode, command, logger }: ResolvedConfig,
  html: string,
  bundle: Bundle | undefined,
): Promise<string> {
  const env = parseEnv(loadEnv(mode, envDir, 'VITE_'));
  const urls = earlyUrls(env);
  const usesAppCheck = site.appCheck.provider !== 'none';
  const warn = (line: string) => logger.warn(line);
  const ask = (url: string | null) => readBuiltWith(command === 'build' ? url : null, warn);
  const [stored, settings] = await Promise.all([ask(urls.frontPageUrl), ask(urls.settingsUrl)]);
  const app = bundle ? appFiles(bundle) : null;
  const { render, styles } = await readFirstPage(root);
  const first = render(stored);
  // A developer would wait for them at each reload.
  const served = app ? await readServedPages(root) : undefined;
  const shop = served?.shopOf(settings) ?? site;
  const home = served?.renderHome(stored, shop) ?? '';
  const script = await earlyScript(root, {
    // A request without the SDK's proof would be refused.
    ...(usesAppCheck ? { frontPageUrl: null, settingsUrl: null } : urls),
    builtWith: stored && { updateTime: stored.updateTime ?? '', placeholder: first.placeholder },
    app,
  });
  const page = app ? html.replaceAll(APP_TAGS, '') : html;
  const complete = page
    .replace('<!-- head -->', () => `${headTags(stored, shop)}\n    <style>${styles}</style>`)
    .replace('<!-- first page -->', () => first.html)
    .replace(
      '<!-- first lines -->',
      () => `<script>${script}</script>\n    ${withoutScripts(home, shop)}`,
    );
  // With hot reload Vite puts scripts and styles of its own into the page.
  return complete.replace('<!-- policy -->', () => (app ? policyTag(env, complete) : ''));
}

/** Puts the business's data and everything that the first paint needs into index.html. */
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
          file.includes('/src/app/early/') || /\/src\/[^?]*(?<!\.module)\.css$/.test(file);
        if (isOurs) ws.send({ type: 'full-reload' });
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => completePage(config, html, bundle),
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') this.error('The build has no index.html');
        // The hosting answers an address of nothing with this file, and says 404.
        this.emitFile({ type: 'asset', fileName: '404.html', source: page.source });
      },
    },
  };
}
