import type { Browser } from '@playwright/test';
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { build } from 'vite';
import { LOCAL_HOST } from '#src/config/local.ts';
import { runProgram, step } from '../terminal.ts';
import { median, megabytes, ms, ratio, reportFigures } from './measure/figures.ts';
import { largeHeic } from './content/largeHeic.ts';
import { noteLongTasks, takeLongestTask, withBrowser } from './measure/harness.ts';
import { canMeasureMemory, followLargest, pageMemory } from './measure/memory.ts';
import { makePhotographs } from './content/photographs.ts';
import { readSite, serve, servedFile, type ServedFile } from './content/serve.ts';
import type { SharpWay } from './measure/sharpRun.ts';

const root = join(import.meta.dirname, '../..');
const FOLDER = join(root, '.local/bench-pictures');
const PORT = 45_004;
const PHOTOGRAPHS = 12;
const ROUNDS = 3;
const SAMPLE_MS = 20;
const MAX_RATIO = 1.1;
const MAX_MEMORY_MB = 819;
const MAX_TASK_MS = 50;

/** What the function has, as `makeArrivals` states. */
const MAX_INSTANCE_MB = 1024;

const run = promisify(execFile);

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
async function makeAll(count: number): Promise<number> {
  const address = '/pictureQueue.js';
  const { createPictureQueue } = (await import(address)) as PictureQueueModule;
  const queue = createPictureQueue();
  const files = await Promise.all(
    Array.from({ length: count }, async (_, index) => (await fetch(`/${index}.jpg`)).blob()),
  );
  const start = performance.now();
  await Promise.all(files.map((file) => queue.make(file, { mark: 'shop', quality: 0.9 })));
  const pictureMs = (performance.now() - start) / count;
  // Browsers report a long task a moment after its end.
  await new Promise((resolve) => {
    setTimeout(resolve, 200);
  });
  return pictureMs;
}

/** Makes all photographs in a fresh page. */
async function measureQueue(browser: Browser, origin: string, count: number): Promise<QueueRun> {
  const page = await browser.newPage();
  await noteLongTasks(page);
  await page.goto(origin);
  const peakOf = followLargest(await pageMemory(browser), SAMPLE_MS);
  try {
    const pictureMs = await page.evaluate(makeAll, count);
    return { pictureMs, peakBytes: peakOf(), longestTaskMs: await takeLongestTask(page) };
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

/** As large as the server takes one that it has to unpack as a whole. */
async function writeLargest(): Promise<string> {
  const file = join(FOLDER, 'largest.jpg');
  const create = { width: 12_500, height: 8000, channels: 3 as const, background: '#356' };
  await sharp({ create }).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toFile(file);
  return file;
}

function writeLargestHeic(): string {
  const file = join(FOLDER, 'largest.heic');
  writeFileSync(file, largeHeic({ width: 8100, height: 6172 }));
  return file;
}

interface SharpRun extends Pick<QueueRun, 'pictureMs' | 'peakBytes'> {
  processorMs: number;
}

async function measureSharp(way: SharpWay, files: readonly string[]): Promise<SharpRun> {
  const script = join(import.meta.dirname, 'measure/sharpRun.ts');
  const env = { ...process.env, UV_THREADPOOL_SIZE: '2' };
  const { stdout } = await run(process.execPath, [script, way, ...files], { env });
  return JSON.parse(stdout) as SharpRun;
}

interface Runs {
  browser: QueueRun[];
  alone: SharpRun[];
  server: SharpRun[];
  /** Of a picture as large as the server takes. */
  largest: SharpRun;
  /** The same as a telephone stores it. */
  largestHeic: SharpRun;
}

const pictureMs = (runs: readonly { pictureMs: number }[]) =>
  median(runs.map((each) => each.pictureMs));
const processorMs = (runs: readonly SharpRun[]) => median(runs.map((each) => each.processorMs));

function report({ browser: browserRuns, alone, server, largest, largestHeic }: Runs): boolean {
  const [inBrowser, inSharp] = [pictureMs(browserRuns), pictureMs(alone)];
  const [busyAlone, busyOnServer] = [processorMs(alone), processorMs(server)];
  const peak = Math.max(...browserRuns.map(({ peakBytes }) => peakBytes));
  const longestTask = Math.max(...browserRuns.map(({ longestTaskMs }) => longestTaskMs));
  const title = `${PHOTOGRAPHS} photographs of 24 megapixels: decoded, watermarked, three widths and a preview each`;
  return reportFigures(title, [
    ms('a picture in Chromium, two workers', inBrowser),
    ms('a picture in sharp, two threads', inSharp),
    ratio('Chromium : sharp', inBrowser / inSharp, { atMost: MAX_RATIO }),
    ms('a picture in sharp, of the processor', busyAlone),
    ms('a picture on the server, of the processor', busyOnServer),
    ratio('server : sharp', busyOnServer / busyAlone, { atMost: MAX_RATIO }),
    megabytes('a progressive picture of 100 megapixels on the server', largest.peakBytes, {
      atMost: MAX_INSTANCE_MB,
    }),
    megabytes('a HEIC file of 50 megapixels on the server', largestHeic.peakBytes, {
      atMost: MAX_INSTANCE_MB,
    }),
    megabytes('peak memory of the page', canMeasureMemory ? peak : undefined, {
      atMost: MAX_MEMORY_MB,
    }),
    ms('longest task of the page', longestTask, { atMost: MAX_TASK_MS }),
  ]);
}

async function bench(): Promise<boolean> {
  const photographs = await step('Photographs made', () => makePhotographs(PHOTOGRAPHS));
  const files = writePhotographs(photographs);
  const site = join(FOLDER, 'site');
  await step('Picture queue built', () => buildPictureQueue(root, site));
  const stop = await servePictureQueue(PORT, site, photographs);
  const origin = `http://${LOCAL_HOST}:${PORT}`;
  const largest = await step('Largest picture made', async () =>
    measureSharp('server', [await writeLargest()]),
  );
  const largestHeic = await step('Largest HEIC file made', () =>
    measureSharp('server', [writeLargestHeic()]),
  );
  const runs: Runs = { browser: [], alone: [], server: [], largest, largestHeic };
  try {
    await withBrowser(async (browser) => {
      await step('Warmed up', () => measureQueue(browser, origin, 2));
      // In turns, so that other work of the machine slows both alike.
      for (let round = 1; round <= ROUNDS; round += 1) {
        await step(`Round ${round} of ${ROUNDS}`, async () => {
          runs.browser.push(await measureQueue(browser, origin, PHOTOGRAPHS));
          runs.alone.push(await measureSharp('alone', files));
          runs.server.push(await measureSharp('server', files));
        });
      }
    });
    return report(runs);
  } finally {
    await stop();
  }
}

await runProgram(bench);
