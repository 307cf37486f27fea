import { build } from 'vite';
import { join } from 'node:path';
import { buildFunctions, CONFIG_LOADER } from '../build.ts';

const root = join(import.meta.dirname, '../..');
const what = process.argv[2];

// The site for `firebase emulators:start`.
if (what === 'demo') process.env['VITE_BACKEND'] = 'local';
if (what !== 'functions') await build({ root, configLoader: CONFIG_LOADER });
if (what !== 'site') await buildFunctions(root);
