import { type Browser, chromium, type Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { LOCAL_HOST } from '#src/config/local.ts';
import { chromiumLaunch } from '../chromium.ts';
import { runProgram, step } from '../terminal.ts';
import { median, reportFigures } from './figures.ts';
import { canMeasureMemory, followLargest, pageMemory } from './memory.ts';
import { makePhotographs } from './photographs.ts';
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
