import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFunctions, buildInMemory } from '../../tools/build.ts';
import { addScript, readSite } from './builtTexts.ts';
import { missingTexts, quoteCount } from './missingTexts.ts';

const root = join(import.meta.dirname, '../..');

const files = await buildInMemory(root);
const contentOf = (path: string): string | undefined => {
  const file = files[path];
  return file?.type === 'chunk' ? file.code : file && String(file.source);
};
const built = await readSite((path) => Promise.resolve(contentOf(path)));
await buildFunctions(root);
addScript(built, readFileSync(join(root, 'functions/lib/index.js'), 'utf8'));

const missing = missingTexts(built);
for (const { place, text, reason } of missing) console.log(`${reason}: "${text}" (${place})`);
console.log(`${quoteCount() - missing.length} of ${quoteCount()} quoted texts can be shown.`);
process.exitCode = missing.length > 0 ? 1 : 0;
