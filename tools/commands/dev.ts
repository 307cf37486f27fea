import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { CONFIG_LOADER, watchFunctions } from '../build.ts';
import { runLocalSite } from '../runLocalSite.ts';
import { step } from '../terminal.ts';

const root = join(import.meta.dirname, '../..');
const SITE = '.local/site';
process.env['VITE_BACKEND'] = 'local';

await runLocalSite({
  root,
  site: SITE,
  // Vite serves the site itself, with hot reload.
  emulators: ['auth', 'functions', 'firestore', 'database', 'storage'],
  prepare: () =>
    step('Functions built and watched', async () => {
      mkdirSync(join(root, SITE), { recursive: true });
      await watchFunctions(root);
    }),
  serve: () =>
    step('Vite serves the site', async () => {
      const server = await createServer({ root, mode: 'development', configLoader: CONFIG_LOADER });
      await server.listen();
      return () => server.close();
    }),
});
