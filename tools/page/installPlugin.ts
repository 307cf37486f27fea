import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { loadEnv, type Plugin, type ResolvedConfig } from 'vite';
import { documentsUrl, storageOriginsOf } from '#src/config/backendUrls.ts';
import { type Env, parseEnv } from '#src/config/parseEnv.ts';
import { site } from '#src/config/site.ts';
import { bundleScript } from './earlyAssets.ts';
import { description } from './head.ts';
import { type Bundle, publicFiles } from './bundle.ts';

const ACCENT = '#a4481f';
const LINE = '#fffaf6';

interface IconLook {
  /** Share of the square that the drawing takes. */
  share: number;
  cornerRadius: number;
}

/** Draws `public/favicon.svg`, a frame with a horizon, in any size. */
function drawing({ share, cornerRadius }: IconLook): string {
  const scale = share * 2;
  const move = 16 - 16 * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
    <rect width="32" height="32" rx="${cornerRadius}" fill="${ACCENT}" />
    <g transform="translate(${move} ${move}) scale(${scale})" fill="none" stroke="${LINE}" stroke-width="1.5">
      <rect x="8" y="9" width="16" height="14" />
      <path d="M8 20 13.3 15.5 16.8 18.5 20.3 14.7 24 18.2" stroke-linejoin="round" />
    </g>
  </svg>`;
}

interface Icon extends IconLook {
  name: string;
  size: number;
  purpose?: 'any' | 'maskable';
}

/** A maskable icon may lose everything outside a circle of four fifths. */
const ICONS: readonly Icon[] = [
  { name: 'icon-180.png', size: 180, share: 0.6, cornerRadius: 0 },
  { name: 'icon-192.png', size: 192, share: 0.62, cornerRadius: 5, purpose: 'any' },
  { name: 'icon-512.png', size: 512, share: 0.62, cornerRadius: 5, purpose: 'any' },
  { name: 'maskable-192.png', size: 192, share: 0.48, cornerRadius: 0, purpose: 'maskable' },
  { name: 'maskable-512.png', size: 512, share: 0.48, cornerRadius: 0, purpose: 'maskable' },
];

function drawIcon(icon: Icon): Promise<Buffer> {
  const source = Buffer.from(drawing(icon));
  // A higher density draws the icon at its own size instead of enlarging it.
  return sharp(source, { density: (72 * icon.size) / 32 })
    .resize(icon.size)
    .png()
    .toBuffer();
}

/** Describes the site to a device that puts it on its home screen. */
function manifest(): object {
  return {
    id: '/',
    name: site.businessName,
    short_name: site.businessName,
    description: description(site),
    lang: 'da',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#1d1c1a',
    theme_color: '#faf8f5',
    categories: ['photo', 'shopping'],
    icons: ICONS.flatMap(({ name, size, purpose }) =>
      purpose
        ? [{ src: `/icons/${name}`, sizes: `${size}x${size}`, type: 'image/png', purpose }]
        : [],
    ),
  };
}

function publicPlaces(env: Env): object {
  return {
    storageOrigins: storageOriginsOf(env),
    bucket: env.firebase?.storageBucket ?? null,
    documents: documentsUrl(env, '')?.split('?')[0] ?? null,
  };
}

async function workerScript(
  { root, envDir, mode }: ResolvedConfig,
  html: string,
  bundle: Bundle,
): Promise<string> {
  const files = publicFiles(bundle);
  const parts = { ...publicPlaces(parseEnv(loadEnv(mode, envDir, 'VITE_'))), files };
  const version = createHash('sha256').update(html).update(JSON.stringify(parts)).digest('hex');
  return bundleScript(root, 'src/app/worker/main.ts', {
    WORKER_BUILD: { ...parts, version: version.slice(0, 12) },
  });
}

/** Makes the site installable: adds manifest, icons and the service worker. */
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
