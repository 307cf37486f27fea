import type { BrowserContext } from '@playwright/test';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { LOCAL_HOST, localPorts } from '#src/config/local.ts';
import { adminPath, adminTabs } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { functionRewrites } from '../functionRewrites.ts';
import { DEMO_EMAILS } from '../seed/accounts.ts';
import { runProgram, step } from '../terminal.ts';
import { megabytes, reportFigures } from './measure/figures.ts';
import { type ScreenPlace, signedInContext } from './content/growthScreens.ts';
import { withBrowser } from './measure/harness.ts';
import { canMeasureMemory, followLargest, programBytes } from './measure/memory.ts';

/*
 * The memory of everything that `npm start` starts while somebody goes through all pages for some minutes: five,
 * or as many as are given.
 */

const MINUTES = Number(process.argv[2] ?? 5);
const START = join(import.meta.dirname, '../commands/start.ts');
const SAMPLE_MS = 5000;
const PAGE_MS = 3000;
const MAX_MB = 2048;

const ports = localPorts();

/** Resolves once the site is announced. */
async function isReady(program: ChildProcess): Promise<void> {
  const ended = once(program, 'exit').then(() => {
    throw new Error('The site did not start.');
  });
  const announced = new Promise<void>((resolve) => {
    program.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('is ready')) resolve();
    });
  });
  await Promise.race([announced, ended]);
}

const origin = `http://${LOCAL_HOST}:${ports.site}`;

/** Stays on each page as long as a person looks: the site has no one sign that all its calls were made. */
async function walk(context: BrowserContext, paths: readonly string[]): Promise<void> {
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(origin + path);
    await page.waitForTimeout(PAGE_MS);
  }
  await page.close();
}

/** Asks every function for something, which it refuses: that is enough for its worker to be there. */
async function callFunctions(): Promise<void> {
  for (const { source } of functionRewrites()) await fetch(origin + source.replaceAll('*', ''));
}

const shopPaths = Object.values(routes).filter((path) => path !== routes.admin);
const adminPaths = adminTabs.map((tab) => adminPath(tab));

async function walkFor(minutes: number, place: ScreenPlace): Promise<void> {
  const customer = await signedInContext(place, DEMO_EMAILS.customer);
  const photographer = await signedInContext(place, DEMO_EMAILS.photographer);
  const until = Date.now() + minutes * 60_000;
  while (Date.now() < until) {
    await walk(customer, shopPaths);
    await walk(photographer, adminPaths);
    await callFunctions();
  }
}

await runProgram(async () => {
  if (!canMeasureMemory) throw new Error('Only Linux tells what processes hold.');
  const program = fork(START, { silent: true });
  try {
    await step('Site started', () => isReady(program));
    const stopFollowing = followLargest(() => programBytes(program.pid ?? 0), SAMPLE_MS);
    await step(`All pages opened for ${MINUTES} minutes`, () =>
      withBrowser((browser) => walkFor(MINUTES, { browser, auth: ports.auth })),
    );
    return reportFigures('Memory of the local site', [
      megabytes('at its most', stopFollowing(), { atMost: MAX_MB }),
    ]);
  } finally {
    const ended = once(program, 'exit');
    program.kill('SIGINT');
    await ended;
  }
});
