import { type Browser, chromium, type Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { build } from 'vite';
import { LOCAL_HOST } from '#src/config/local.ts';
import { chromiumLaunch } from '../chromium.ts';
import { runProgram, step } from '../terminal.ts';
import { median, reportFigures } from './figures.ts';
import { canMeasureMemory, followLargest, pageMemory } from './memory.ts';
import { readSite, serve, servedFile, type ServedFile } from './serve.ts';

const root = join(import.meta.dirname, '../..');
const FOLDER = join(root, '.local/bench-pictures');
const PORT = 45_004;
const PHOTOGRAPHS = 12;
const ROUNDS = 3;
const SAMPLE_MS = 20;
const MEGABYTE = 1024 ** 2;
const MAX_RATIO = 1.1;
const MAX_MEMORY_MB = 819;
const MAX_TASK_MS = 50;

const run = promisify(execFile);

const SIZE = { width: 6000, height: 4000 };
const JPEG_QUALITY = 90;
const UNLIKE = 3;

/** Draws light, shade and edges, so that decoding is as hard as for a photograph. */
function landscape(seed: number): string {
  const ridges = Array.from({ length: 60 }, (_, index) => {
    const x = (index * 997 + seed * 131) % SIZE.width;
    const y = (index * 613 + seed * 71) % SIZE.height;
    return `<path d="M${x} ${y}l700 -420l620 520l-300 380z" fill="hsl(${(index * 37 + seed * 11) % 360} 45% ${20 + (index % 6) * 11}%)" opacity="0.55"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#1d3a5c"/><stop offset="1" stop-color="#d9b98a"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#sky)"/>${ridges.join('')}</svg>`;
}

/** Makes a photograph of 24 megapixels with the grain of a sensor. */
async function makePhotograph(seed: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 14 };
  const grain = await sharp({ create: { ...SIZE, channels: 3, background: '#808080', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(Buffer.from(landscape(seed)))
    .flatten()
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}

/** Returns photographs; a few are used several times, because grain is slow to make. */
async function makePhotographs(count: number): Promise<Buffer[]> {
  const made: Buffer[] = [];
  for (let seed = 0; seed < Math.min(count, UNLIKE); seed += 1) {
    made.push(await makePhotograph(seed));
  }
  return Array.from({ length: count }, (_, index) => made[index % made.length] ?? Buffer.alloc(0));
}

/** Builds the part of the site that makes pictures, alone. */
async function buildPictureQueue(root: string, outDir: string): Promise<void> {
  rmSync(outDir, { recursive: true, force: true });
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    worker: { format: 'es' },
    build: {
      outDir,
      target: 'es2023',
      rolldownOptions: {
        input: { pictureQueue: join(root, 'src/lib/pictures/pictureQueue.ts') },
        preserveEntrySignatures: 'exports-only',
        output: { entryFileNames: '[name].js' },
      },
    },
  });
}

/** Serves it with the photographs beside it. */
function servePictureQueue(
  port: number,
  outDir: string,
  photographs: readonly Buffer[],
): Promise<() => Promise<void>> {
  const files = readSite(outDir);
  const page = servedFile('/index.html', Buffer.from('<!doctype html><title>Bench</title>'));
  const pictures = photographs.map(
    (body, index) => [`/${index}.jpg`, { type: 'image/jpeg', body }] as const,
  );
  const all = new Map<string, ServedFile>([...files, ...pictures, ['/', page] as const]);
  return serve(port, (path) => all.get(path));
}

interface QueueRun {
  pictureMs: number;
  peakBytes: number;
  /** The longest time for which the page could not react. */
  longestTaskMs: number;
}

/** The part of the site's module that the page calls. */
interface PictureQueueModule {
  createPictureQueue: () => {
    make: (file: Blob, finish: { mark: 'shop'; quality: number }) => Promise<unknown>;
  };
}

/** Runs in the page: every photograph through the picture queue, as a batch of uploads would send them. */
async function makeAll(count: number): Promise<{ pictureMs: number; longestTaskMs: number }> {
  const address = '/pictureQueue.js';
  const { createPictureQueue } = (await import(address)) as PictureQueueModule;
  const queue = createPictureQueue();
  const files = await Promise.all(
    Array.from({ length: count }, async (_, index) => (await fetch(`/${index}.jpg`)).blob()),
  );
  let longestTaskMs = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTaskMs = Math.max(longestTaskMs, duration);
  });
  observer.observe({ type: 'longtask' });
  const start = performance.now();
  await Promise.all(files.map((file) => queue.make(file, { mark: 'shop', quality: 0.9 })));
  const pictureMs = (performance.now() - start) / count;
  // Browsers report a long task a moment after its end.
  await new Promise((resolve) => {
    setTimeout(resolve, 200);
  });
  observer.disconnect();
  return { pictureMs, longestTaskMs };
}

async function openPage(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(origin);
  return page;
}

/** Makes all photographs in a fresh page. */
async function measureQueue(browser: Browser, origin: string, count: number): Promise<QueueRun> {
  const page = await openPage(browser, origin);
  const peakOf = followLargest(await pageMemory(browser), SAMPLE_MS);
  try {
    const measured = await page.evaluate(makeAll, count);
    return { ...measured, peakBytes: peakOf() };
  } finally {
    peakOf();
    await page.close();
  }
}

/** Writes the photographs where the other process can read them. */
function writePhotographs(photographs: readonly Buffer[]): string[] {
  mkdirSync(FOLDER, { recursive: true });
  return photographs.map((bytes, index) => {
    const file = join(FOLDER, `${index}.jpg`);
    writeFileSync(file, bytes);
    return file;
  });
}

async function measureSharp(files: readonly string[]): Promise<number> {
  const script = join(import.meta.dirname, 'sharpRun.ts');
  const env = { ...process.env, UV_THREADPOOL_SIZE: '2' };
  const { stdout } = await run(process.execPath, [script, ...files], { env });
  return Number(stdout);
}

function report(browserRuns: readonly QueueRun[], sharpMs: readonly number[]): boolean {
  const inBrowser = median(browserRuns.map(({ pictureMs }) => pictureMs));
  const inSharp = median(sharpMs);
  const peak = Math.max(...browserRuns.map(({ peakBytes }) => peakBytes));
  const title = `${PHOTOGRAPHS} photographs of 24 megapixels: decoded, watermarked, three widths and a preview each`;
  return reportFigures(title, [
    { name: 'a picture in Chromium, two workers', value: inBrowser, unit: 'ms' },
    { name: 'a picture in sharp, two threads', value: inSharp, unit: 'ms' },
    { name: 'Chromium : sharp', value: inBrowser / inSharp, digits: 2, atMost: MAX_RATIO },
    {
      name: 'peak memory of the page',
      value: canMeasureMemory ? peak / MEGABYTE : undefined,
      unit: 'MB',
      atMost: MAX_MEMORY_MB,
    },
    {
      name: 'longest task of the page',
      value: Math.max(...browserRuns.map(({ longestTaskMs }) => longestTaskMs)),
      unit: 'ms',
      atMost: MAX_TASK_MS,
    },
  ]);
}

async function bench(): Promise<boolean> {
  const photographs = await step('Photographs made', () => makePhotographs(PHOTOGRAPHS));
  const files = writePhotographs(photographs);
  const site = join(FOLDER, 'site');
  await step('Picture queue built', () => buildPictureQueue(root, site));
  const stop = await servePictureQueue(PORT, site, photographs);
  const browser = await chromium.launch(await chromiumLaunch());
  const origin = `http://${LOCAL_HOST}:${PORT}`;
  const browserRuns: QueueRun[] = [];
  const sharpMs: number[] = [];
  try {
    await step('Warmed up', () => measureQueue(browser, origin, 2));
    // In turns, so that other work of the machine slows both alike.
    for (let round = 1; round <= ROUNDS; round += 1) {
      await step(`Round ${round} of ${ROUNDS}`, async () => {
        browserRuns.push(await measureQueue(browser, origin, PHOTOGRAPHS));
        sharpMs.push(await measureSharp(files));
      });
    }
    return report(browserRuns, sharpMs);
  } finally {
    await browser.close();
    await stop();
  }
}

await runProgram(bench);
