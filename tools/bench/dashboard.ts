import type { Browser, BrowserContext, Page } from '@playwright/test';
import { adminPath } from '#src/model/base/addresses.ts';
import { runProgram, step } from '../terminal.ts';
import {
  countAnew,
  firebasePorts,
  origin,
  quiet,
  sitePorts,
  traffic,
  withCountedSite,
} from './measure/countedSite.ts';
import type { Traffic } from './measure/countingProxy.ts';
import { type Figure, reportFigures } from './measure/figures.ts';
import { dashboardContext } from './content/growthScreens.ts';
import { growShop, openShop, storeFolders } from './content/growthShop.ts';

/** An hour passes in steps, as the page's clock is moved on: nobody waits for it. */
const STEPS = 360;
const STEP_MS = 10_000;
const ANSWER_MS = 60;
/** The page's clock starts this much late, because the server refuses a time that is yet to come. */
const AHEAD_MS = 80 * 60_000;
const PICTURES = 300;
const MAX_READS_UNSEEN = 60;

type Person = (page: Page, turn: number) => Promise<unknown>;

/** The ways in which people leave a dashboard open. */
const people: Record<string, Person> = {
  used: (page, turn) => page.mouse.move(100 + (turn % 100), 100),
  'hidden, or left alone': (page, turn) =>
    turn > 0
      ? Promise.resolve()
      : page.evaluate(() => {
          Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
          document.dispatchEvent(new Event('visibilitychange'));
        }),
};

async function passHour(page: Page, person: Person): Promise<Traffic> {
  countAnew();
  for (let turn = 0; turn < STEPS; turn += 1) {
    await person(page, turn);
    await page.clock.runFor(STEP_MS);
    await quiet(ANSWER_MS);
  }
  return { ...traffic };
}

/** The first cleanup looks at everything; what is measured is an ordinary hour. */
async function open(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.clock.install({ time: Date.now() - AHEAD_MS });
  await page.goto(origin + adminPath('kontantbetaling'));
  await page.getByText('Ida Holm').first().waitFor();
  for (let turn = 0; turn < 2; turn += 1) {
    await page.mouse.move(100 + turn, 100);
    await page.clock.runFor(5 * 60_000 + 1000);
    await quiet(3000);
  }
  return page;
}

function figuresOf(name: string, seen: Traffic): Figure[] {
  const isUnseen = name !== 'used';
  const reads = seen.documents + seen.counts;
  return [
    { name: 'reads', value: reads, ...(isUnseen && { atMost: MAX_READS_UNSEEN }) },
    { name: 'listings', value: seen.listings },
    { name: 'writes', value: seen.writes },
    { name: 'requests', value: seen.requests },
  ];
}

async function measure(browser: Browser): Promise<boolean> {
  await step(`A shop of ${PICTURES} pictures`, async () => {
    await openShop(firebasePorts);
    await growShop(firebasePorts, { from: 0, to: PICTURES, shownAt: sitePorts });
    await storeFolders(firebasePorts, PICTURES);
  });
  const kept: boolean[] = [];
  for (const [name, person] of Object.entries(people)) {
    const context = await dashboardContext({ browser, auth: firebasePorts.auth });
    const page = await open(context);
    const seen = await step(`An hour, ${name}`, () => passHour(page, person));
    await context.close();
    kept.push(reportFigures(`An hour of an open dashboard, ${name}`, figuresOf(name, seen)));
  }
  return kept.every(Boolean);
}

await runProgram(() => withCountedSite(measure));
