import { chromium } from '@playwright/test';
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LOCAL_HOST } from '#src/config/local.ts';
import { chromiumLaunch } from '../../chromium.ts';
import { runProgram, step } from '../../terminal.ts';
import { measureWorkshop } from './measureWorkshop.ts';
import type { WorkshopRun } from './measureWorkshop.ts';
import { makePhotographs } from './photographs.ts';
import { buildWorkshop, serveWorkshop } from './workshopPage.ts';

const root = join(import.meta.dirname, '../../..');
const FOLDER = join(root, '.local/bench-pictures');
const PORT = 45_004;
const PHOTOGRAPHS = 12;
const ROUNDS = 3;
const MAX_RATIO = 1.1;
const MAX_BYTES = 0.8 * 1024 ** 3;
const MAX_TASK_MS = 50;
const MEGABYTE = 1024 ** 2;

const run = promisify(execFile);

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
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

function report(browserRuns: readonly WorkshopRun[], sharpMs: readonly number[]): boolean {
  const inBrowser = median(browserRuns.map(({ pictureMs }) => pictureMs));
  const inSharp = median(sharpMs);
  const ratio = inBrowser / inSharp;
  const peaks = browserRuns.flatMap(({ peakBytes }) =>
    peakBytes === undefined ? [] : [peakBytes],
  );
  const peak = Math.max(0, ...peaks);
  const task = Math.max(...browserRuns.map(({ longestTaskMs }) => longestTaskMs));
  console.log(`
  ${PHOTOGRAPHS} photographs of 24 megapixels: decoded, watermarked, three widths and a preview each

  in Chromium, two workers    ${inBrowser.toFixed(0).padStart(6)} ms a picture
  in sharp, two threads       ${inSharp.toFixed(0).padStart(6)} ms a picture
  Chromium : sharp            ${ratio.toFixed(2).padStart(6)}    (at most ${MAX_RATIO})
  peak memory of the page     ${(peak / MEGABYTE).toFixed(0).padStart(6)} MB (at most ${(MAX_BYTES / MEGABYTE).toFixed(0)}${peaks.length === 0 ? '; not measured here' : ''})
  longest task of the page    ${task.toFixed(0).padStart(6)} ms (at most ${MAX_TASK_MS})
`);
  return ratio <= MAX_RATIO && peak <= MAX_BYTES && task <= MAX_TASK_MS;
}

async function bench(): Promise<boolean> {
  const photographs = await step('Photographs made', () => makePhotographs(PHOTOGRAPHS));
  const files = writePhotographs(photographs);
  const site = join(FOLDER, 'site');
  await step('Workshop built', () => buildWorkshop(root, site));
  const stop = await serveWorkshop(PORT, site, photographs);
  const browser = await chromium.launch(await chromiumLaunch());
  const origin = `http://${LOCAL_HOST}:${PORT}`;
  const browserRuns: WorkshopRun[] = [];
  const sharpMs: number[] = [];
  try {
    await step('Warmed up', () => measureWorkshop(browser, origin, 2));
    // By turns, so that what else the machine does falls on both alike.
    for (let round = 1; round <= ROUNDS; round += 1) {
      await step(`Round ${round} of ${ROUNDS}`, async () => {
        browserRuns.push(await measureWorkshop(browser, origin, PHOTOGRAPHS));
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
