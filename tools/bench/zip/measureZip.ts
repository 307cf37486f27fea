import { chromium, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCAL_STORAGE_BUCKET } from '#src/config/local.ts';
import { routes } from '#src/shared/routes.ts';
import { chromiumLaunch } from '../../chromium.ts';
import { session } from './backend.ts';
import { browserBytes, followMemory } from './memory.ts';
import type { Originals } from './originals.ts';
import { zipChecksums } from './readZip.ts';

const DEADLINE_MS = 300_000;
const PARALLEL = 3;

export interface ZipRun {
  fetchMs: number;
  zipMs: number;
  /** The most that the browser held above what it held before, in bytes. */
  memoryBytes: number;
  longestTaskMs: number;
  /** Files that are not in the archive, or not as they were. */
  wrong: string[];
}

/** Keeps how long the page was not to be spoken to; browsers tell of what takes more than 50 ms. */
function watchTasks(): void {
  const tasks: number[] = [];
  Object.assign(window, { benchTasks: tasks, showSaveFilePicker: undefined });
  const observer = new PerformanceObserver((entries) => {
    tasks.push(...entries.getEntries().map(({ duration }) => duration));
  });
  observer.observe({ type: 'longtask' });
}

/** The same files from the same place by the same sign-in, so many at once, and thrown away. */
function fetchAll(page: Page, urls: readonly string[]): Promise<number> {
  return page.evaluate(
    async ({ waiting, parallel }) => {
      const begun = performance.now();
      const work = async (): Promise<void> => {
        for (let url = waiting.shift(); url; url = waiting.shift()) {
          const headers = { Authorization: 'Firebase bench' };
          const reader = (await fetch(url, { headers, cache: 'no-store' })).body?.getReader();
          while (reader && !(await reader.read()).done) continue;
        }
      };
      await Promise.all(Array.from({ length: parallel }, work));
      return performance.now() - begun;
    },
    { waiting: [...urls], parallel: PARALLEL },
  );
}

async function openHistory(page: Page, site: string): Promise<void> {
  const { key, value } = session();
  await page.addInitScript(
    ([name, content]) => {
      window.localStorage.setItem('cookieConsent', 'accepted');
      window.sessionStorage.setItem(name, content);
    },
    [key, value] as const,
  );
  await page.addInitScript(watchTasks);
  await page.goto(`${site}${routes.orderHistory}`);
  await page.getByRole('button', { name: 'Download album som ZIP' }).waitFor();
}

async function wrongFiles(path: string, originals: Originals): Promise<string[]> {
  const found = await zipChecksums(path);
  const names = Array.from({ length: originals.count }, (_, index) => `Billede_${index}.jpg`);
  return names.filter((name, index) => found.get(name) !== originals.checksumOf(index));
}

/** Lets a customer download a bought album in a fresh profile that lies on disk, as people's do. */
export async function measureZip(
  place: { site: string; storage: string },
  originals: Originals,
): Promise<ZipRun> {
  const profile = await mkdtemp(join(tmpdir(), 'bench-zip-'));
  const launch = await chromiumLaunch();
  const context = await chromium.launchPersistentContext(profile, {
    ...launch,
    serviceWorkers: 'block',
    locale: 'da-DK',
  });
  try {
    const page = await context.newPage();
    await openHistory(page, place.site);
    const urls = Array.from({ length: originals.count }, (_, index) => {
      const path = encodeURIComponent(originals.pathOf(index));
      return `${place.storage}/v0/b/${LOCAL_STORAGE_BUCKET}/o/${path}?alt=media`;
    });
    // The first round also pays for connections and preflights.
    await fetchAll(page, urls.slice(0, PARALLEL));
    const fetchedBeforeMs = await fetchAll(page, urls);

    await page.evaluate(() => (Reflect.get(window, 'benchTasks') as number[]).splice(0));
    const before = browserBytes(profile);
    const mostMemory = followMemory(profile);
    const saved = page.waitForEvent('download', { timeout: DEADLINE_MS });
    const begun = performance.now();
    await page.getByRole('button', { name: 'Download album som ZIP' }).click();
    const download = await saved;
    const zipMs = performance.now() - begun;
    const path = await download.path();
    const memoryBytes = mostMemory() - before;
    const tasks = await page.evaluate(() => Reflect.get(window, 'benchTasks') as number[]);
    const wrong = await wrongFiles(path, originals);
    // Other work of the machine comes and goes: before and after it weighs the same on both.
    const fetchMs = (fetchedBeforeMs + (await fetchAll(page, urls))) / 2;
    return { fetchMs, zipMs, memoryBytes, longestTaskMs: Math.max(0, ...tasks), wrong };
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}
