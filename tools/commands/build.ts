import { build } from 'vite';
import { join } from 'node:path';
import { buildFunctions, CONFIG_LOADER, QUIET_BUILD } from '../build.ts';

const root = join(import.meta.dirname, '../..');
const what = process.argv[2];

// The site for `firebase emulators:start`.
if (what === 'demo') process.env['VITE_BACKEND'] = 'local';
// Whoever deploys is shown what goes wrong, and not two hundred files.
const logLevel = process.env[QUIET_BUILD] ? 'warn' : 'info';
if (what !== 'functions') await build({ root, configLoader: CONFIG_LOADER, logLevel });
if (what !== 'site') await buildFunctions(root);
