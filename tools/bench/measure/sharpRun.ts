import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { pictureFinishes } from '#src/model/watermarks/finish.ts';
import { drawPicture } from '../../../functions/src/intake/drawPicture.ts';
import { readOriginal } from '../../../functions/src/intake/readOriginal.ts';
import { makeCopies, makePlaceholder, makePreview } from '../../seed/pictures.ts';

/*
 * A process of its own, because the number of threads is fixed before the first picture. Each of the two
 * works on one picture at a time, like each of the two workers of the browser. It prints the milliseconds of a
 * picture, those of the processor, which other work of the machine does not lengthen, and the most memory held.
 */
const AT_ONCE = 2;

/** What Chromium's canvas gives its WebP encoder, the same of libwebp; a page cannot choose another. */
const EFFORT_OF_CHROMIUM = 3;

/** Sharp alone: the sizes of a picture without anything else. */
async function makeAlone(original: Buffer): Promise<void> {
  const { width, height } = await sharp(original).metadata();
  await makeCopies(original, { width, height }, { marks: ['shop'], effort: EFFORT_OF_CHROMIUM });
  await makePlaceholder(original);
  await makePreview(original, EFFORT_OF_CHROMIUM);
}

/** As the server makes a picture that has arrived: looked at by its content, upright, in the colours of the web. */
async function makeOnServer(original: Buffer): Promise<void> {
  const { source, size } = await readOriginal(original);
  await drawPicture(source, size, pictureFinishes.enkeltbilleder);
}

const ways = { alone: makeAlone, server: makeOnServer };

export type SharpWay = keyof typeof ways;

const [way, ...files] = process.argv.slice(2);
const make = ways[way as SharpWay];

sharp.concurrency(1);
sharp.cache(false);

async function takeTurns(): Promise<void> {
  for (let file = files.pop(); file; file = files.pop()) await make(readFileSync(file));
}

const count = files.length;
const start = performance.now();
const before = process.cpuUsage();
await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, takeTurns));
const pictureMs = (performance.now() - start) / count;
const { user, system } = process.cpuUsage(before);
const processorMs = (user + system) / 1000 / count;
const KILOBYTE = 1024;
const peakBytes = process.resourceUsage().maxRSS * KILOBYTE;
process.stdout.write(JSON.stringify({ pictureMs, processorMs, peakBytes }));
