import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE_FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
const LICENSE_FILE = /^(?:licen[cs]e|copying)(?:[.-]|$)/i;
const FONTS = 'src/ui/styles/fonts';
const FONT_LICENSE = '.OFL.txt';

interface PackageJson {
  name: string;
  version: string;
  license?: string;
  repository?: string | { url: string };
}

/** Returns the folder of the package that a module comes from; undefined for our own. */
export function packageFolder(moduleId: string): string | undefined {
  return PACKAGE_FOLDER.exec(moduleId)?.[0];
}

/** Returns the notice that a package's licence asks to be shipped. */
function notice(folder: string): string {
  const { name, version, license, repository } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as PackageJson;
  const file = readdirSync(folder).find((entry) => LICENSE_FILE.test(entry));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  const source = typeof repository === 'string' ? repository : repository?.url;
  const head = [name, version, license && `(${license})`, source].filter(Boolean).join(' ');
  return `${head}\n\n${text}`.trim();
}

function fontNotices(root: string): string[] {
  const folder = join(root, FONTS);
  return readdirSync(folder)
    .filter((file) => file.endsWith(FONT_LICENSE))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
}

/** Collects the packages in the built site. Pages and workers are built apart and share one list. */
export function noticesPlugins(): { forPages: Plugin; forWorkers: Plugin } {
  const folders = new Set<string>();
  const gather: Plugin['generateBundle'] = (_options, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      for (const id of file.moduleIds) {
        const folder = packageFolder(id);
        if (folder !== undefined) folders.add(folder);
      }
    }
  };
  let root = '';
  return {
    forWorkers: { name: 'notices-of-workers', generateBundle: gather },
    forPages: {
      name: 'notices',
      apply: 'build',
      configResolved: (config) => {
        root = config.root;
      },
      generateBundle(options, bundle, isWrite) {
        void gather.call(this, options, bundle, isWrite);
        const notices = [...new Set([...folders].map(notice))].toSorted();
        const source = [...notices, ...fontNotices(root)].join(`\n\n${'-'.repeat(80)}\n\n`);
        this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: `${source}\n` });
      },
    },
  };
}
