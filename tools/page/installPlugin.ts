import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadEnv, type Plugin, type ResolvedConfig } from 'vite';
import { documentsUrl, storageOriginsOf } from '#src/config/backendUrls.ts';
import { parseEnv, type Env } from '#src/config/parseEnv.ts';
import { publicFiles } from './appFiles.ts';
import type { Bundle } from './bundle.ts';
import { bundleScript } from './bundleScript.ts';
import { drawIcon, ICONS } from './icons.ts';
import { manifest } from './manifest.ts';

function publicPlaces(env: Env): object {
  return {
    storageOrigins: storageOriginsOf(env),
    bucket: env.firebase?.storageBucket ?? null,
    documents: documentsUrl(env, '')?.split('?')[0] ?? null,
  };
}

async function workerScript(
  { root, mode }: ResolvedConfig,
  html: string,
  bundle: Bundle,
): Promise<string> {
  const files = publicFiles(bundle);
  const parts = { ...publicPlaces(parseEnv(loadEnv(mode, root, 'VITE_'))), files };
  const version = createHash('sha256').update(html).update(JSON.stringify(parts)).digest('hex');
  return bundleScript(root, 'src/app/worker/main.ts', {
    WORKER_BUILD: { ...parts, version: version.slice(0, 12) },
  });
}

/** What makes the site installable: manifest, icons and the service worker. */
export function installPlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'install',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    async generateBundle() {
      const source = JSON.stringify(manifest(), null, 2);
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source });
      for (const icon of ICONS) {
        const picture = await drawIcon(icon);
        this.emitFile({ type: 'asset', fileName: `icons/${icon.name}`, source: picture });
      }
    },
    writeBundle: async ({ dir = '' }, bundle) => {
      const html = await readFile(join(dir, 'index.html'), 'utf8');
      await writeFile(join(dir, 'sw.js'), await workerScript(config, html, bundle));
    },
  };
}
