import { join } from 'node:path';
import { buildFunctions, buildLocalSite } from '../build.ts';
import { runLocalSite } from '../runLocalSite.ts';
import { step } from '../terminal.ts';

const root = join(import.meta.dirname, '../..');
const SITE = '.local/site';

await runLocalSite({
  root,
  site: SITE,
  emulators: ['auth', 'functions', 'firestore', 'database', 'storage', 'hosting'],
  prepare: () => step('Functions built', () => buildFunctions(root)),
  build: () => step('Site built', () => buildLocalSite(join(root, SITE), 0)),
});
