import { getFirestore } from 'firebase-admin/firestore';
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LocalPorts } from '#src/config/local.ts';
import { migrations } from '../migrations/list.ts';
import { migrate } from '../migrations/migration.ts';
import { withLocalFirebase } from '../seed/localFirebase.ts';

/** Version 1.0.0, whose shops are oldest. Many clones have the commit without its tag. */
const FIRST_VERSION = '752d6433ae81186188688a6371e02df605da9759';

/** Unpacks a version below `root`, with the packages of this checkout, and returns its folder. */
function unpackVersion(root: string, commit: string): string {
  const folder = join(root, '.local', 'older-shop');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: Infinity });
  execFileSync('tar', ['-x'], { cwd: folder, input: archive });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

async function run(
  folder: string,
  program: string,
  env: Record<string, string> = {},
): Promise<void> {
  await promisify(execFile)(process.execPath, ['--conditions=test-business', '--eval', program], {
    cwd: folder,
    env: { ...process.env, ...env },
  });
}

/** Names and indexes the catalogue, as the functions do in the first night. */
const NIGHT = `
  import('./functions/src/addresses/nameItems.ts')
    .then(({ nameMissing }) => nameMissing())
    .then(() => import('./functions/src/search/searchIndex.ts'))
    .then(({ makeSearchIndex }) => makeSearchIndex());`;

interface Emulators {
  ports: LocalPorts;
  env: Record<string, string>;
}

/**
 * Fills a local Firebase as the first version would have, with its own code, and takes the data over as
 * `npm run update` does.
 */
export async function fillAsOlderShop(root: string, { ports, env }: Emulators): Promise<void> {
  const fill = `import('./tools/seed/seed.ts').then(({ seed }) => seed(${JSON.stringify(ports)}, 'test'))`;
  await run(unpackVersion(root, FIRST_VERSION), fill);
  await withLocalFirebase(ports, async (app) => {
    for (const migration of migrations) await migrate(getFirestore(app), migration);
  });
  await run(root, NIGHT, env);
}
