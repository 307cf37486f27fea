import { loadEnv, type Plugin, type ResolvedConfig } from 'vite';
import { LOCAL_HOST } from '#src/config/local.ts';
import { type Env, parseEnv } from '#src/config/parseEnv.ts';
import { botCheckPolicy, inlineHashes } from './contentPolicy.ts';
import { bundleScript } from './earlyAssets.ts';

const FILE = 'robot/index.html';

function provider(env: Env): { script: string; siteKey: string } {
  const isLocal = env.backend === 'local';
  const origin = isLocal ? `http://${LOCAL_HOST}:${env.ports.providers}` : 'https://www.google.com';
  return {
    script: `${origin}/recaptcha/api.js?render=explicit&hl=da`,
    siteKey: env.recaptchaSiteKey ?? '',
  };
}

async function botCheckHtml({ root, mode }: ResolvedConfig): Promise<string> {
  const env = parseEnv(loadEnv(mode, root, 'VITE_'));
  const values = { BOT_CHECK_PROVIDER: provider(env) };
  const script = `<script>${await bundleScript(root, 'src/app/botCheck/main.ts', values)}</script>`;
  return `<!doctype html>
<html lang="da">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${botCheckPolicy(env, inlineHashes(script))}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>reCAPTCHA</title>
    <style>:root { color-scheme: light } body { margin: 0; background: transparent }</style>
  </head>
  <body>
    <div id="check"></div>
    ${script}
  </body>
</html>
`;
}

/** Adds the page in which the bot check runs, in a frame below a form. */
export function botCheckPage(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'bot-check-page',
    configResolved: (resolved) => {
      config = resolved;
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${FILE}`, (_request, response, next) => {
        void botCheckHtml(config).then((html) => {
          response.setHeader('content-type', 'text/html');
          response.end(html);
        }, next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await botCheckHtml(config) });
    },
  };
}
