import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { PICTURES } from './catalogue.ts';
import { renderPicture } from './render.ts';

// node src/paint.ts FOLDER [ID ...]: paints the named pictures, or all of them, into a folder.
const [folder, ...ids] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder that the pictures are written to.');
const unknown = ids.filter((id) => !PICTURES.some((picture) => picture.id === id));
if (unknown.length > 0) throw new Error(`There is no picture called ${unknown.join(', ')}.`);
const wanted = PICTURES.filter(({ id }) => ids.length === 0 || ids.includes(id));
const threads = Math.min(availableParallelism(), wanted.length);

/** Paints every n-th picture; the other threads paint those between. */
async function paintShare(first: number): Promise<void> {
  for (const picture of wanted.filter((_, index) => index % threads === first)) {
    writeFileSync(join(String(folder), `${picture.id}.jpg`), await renderPicture(picture));
    console.log(picture.id);
  }
}

if (isMainThread) {
  mkdirSync(folder, { recursive: true });
  const options = { argv: process.argv.slice(2) };
  const started = Array.from({ length: threads }, (_, share) =>
    once(new Worker(new URL(import.meta.url), { ...options, workerData: share }), 'exit'),
  );
  await Promise.all(started);
} else {
  await paintShare(Number(workerData));
}
