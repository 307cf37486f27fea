import { build } from 'vite';
import { join } from 'node:path';
import { buildFunctions, CONFIG_LOADER } from '../build.ts';

const root = join(import.meta.dirname, '../..');
const what = process.argv[2];

if (what !== 'functions') await build({ root, configLoader: CONFIG_LOADER });
if (what !== 'site') await buildFunctions(root);
