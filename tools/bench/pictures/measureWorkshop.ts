import type { Browser, Page } from '@playwright/test';
import { watchMemory } from './rendererMemory.ts';

export interface WorkshopRun {
  pictureMs: number;
  peakBytes: number | undefined;
  /** The longest time for which the page could not have answered. */
  longestTaskMs: number;
}

/** What the page knows of the site's module. */
interface WorkshopModule {
  createWorkshop: () => {
    make: (file: Blob, finish: { mark: 'shop'; quality: number }) => Promise<unknown>;
  };
}

/** Runs in the page: every photograph through the workshop, as a batch of uploads would send them. */
async function makeAll(count: number): Promise<{ pictureMs: number; longestTaskMs: number }> {
  const address = '/workshop.js';
  const { createWorkshop } = (await import(address)) as WorkshopModule;
  const workshop = createWorkshop();
  const files = await Promise.all(
    Array.from({ length: count }, async (_, index) => (await fetch(`/${index}.jpg`)).blob()),
  );
  let longestTaskMs = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTaskMs = Math.max(longestTaskMs, duration);
  });
  observer.observe({ type: 'longtask' });
  const start = performance.now();
  await Promise.all(files.map((file) => workshop.make(file, { mark: 'shop', quality: 0.9 })));
  const pictureMs = (performance.now() - start) / count;
  // Long tasks are told a moment after they are over.
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
export async function measureWorkshop(
  browser: Browser,
  origin: string,
  count: number,
): Promise<WorkshopRun> {
  const page = await openPage(browser, origin);
  const peakOf = await watchMemory(browser);
  try {
    const measured = await page.evaluate(makeAll, count);
    return { ...measured, peakBytes: peakOf() };
  } finally {
    peakOf();
    await page.close();
  }
}
