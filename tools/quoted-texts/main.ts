import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { buildFunctions } from '../build.ts';
import { missingTexts, quoteCount } from './missingTexts.ts';
import { readSite, type ReadFile } from './readSite.ts';
import { addScript } from './spokenTexts.ts';

const root = join(import.meta.dirname, '../..');

/** Builds the site as it is deployed, without leaving anything behind. */
async function builtSite(): Promise<ReadFile> {
  const built = await build({ root, logLevel: 'warn', build: { write: false } });
  const { output } = built as Rolldown.RolldownOutput;
  const files = new Map(
    output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]),
  );
  return (path) => Promise.resolve(files.get(path));
}

const spoken = await readSite(await builtSite());
await buildFunctions(root);
addScript(spoken, readFileSync(join(root, 'functions/lib/index.js'), 'utf8'));

const missing = missingTexts(spoken);
for (const { place, text, reason } of missing) console.log(`${reason}: "${text}" (${place})`);
console.log(`${quoteCount() - missing.length} of ${quoteCount()} quoted texts can be shown.`);
process.exitCode = missing.length > 0 ? 1 : 0;
