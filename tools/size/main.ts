import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { earlyStyles } from '../page/earlyStyles.ts';
import { firebaseInEntry, isOver, weighSite, type WeighedBundle } from './budgets.ts';
import { sizeTable } from './table.ts';

const root = join(import.meta.dirname, '../..');

/** Builds the site as it is deployed, without leaving anything behind. */
async function buildBundle(): Promise<WeighedBundle> {
  const built = await build({ root, logLevel: 'warn', build: { write: false } });
  const { output } = built as Rolldown.RolldownOutput;
  return Object.fromEntries(output.map((file) => [file.fileName, file]));
}

const bundle = await buildBundle();
const weights = weighSite(bundle, await earlyStyles(root));
const firebase = firebaseInEntry(bundle);
console.log(sizeTable(weights));
for (const module of firebase) console.log(`The application holds a part of Firebase: ${module}`);
process.exitCode = firebase.length > 0 || weights.some(isOver) ? 1 : 0;
