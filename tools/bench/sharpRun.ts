import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { makeCopies, makePlaceholder, makePreview } from '../seed/pictures.ts';

/*
 * A process of its own, because the number of threads is fixed before the first picture. Each of the two
 * works on one picture at a time, like each of the two workers of the browser.
 */
const AT_ONCE = 2;

/** What Chromium's canvas gives its WebP encoder, the same of libwebp; a page cannot choose another. */
const EFFORT_OF_CHROMIUM = 3;

sharp.concurrency(1);
sharp.cache(false);

const files = process.argv.slice(2);

async function make(file: string): Promise<void> {
  const original = readFileSync(file);
  const { width, height } = await sharp(original).metadata();
  await makeCopies(original, { width, height }, { marks: ['shop'], effort: EFFORT_OF_CHROMIUM });
  await makePlaceholder(original);
  await makePreview(original, EFFORT_OF_CHROMIUM);
}

async function takeTurns(): Promise<void> {
  for (let file = files.pop(); file; file = files.pop()) await make(file);
}

const count = files.length;
const start = performance.now();
await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
process.stdout.write(String((performance.now() - start) / count));
