import type { Browser } from '@playwright/test';
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
import { type Figure, median, reportFigures } from './measure/figures.ts';
import { type Screen, screens } from './content/growthScreens.ts';
import { growShop, openShop } from './content/growthShop.ts';

const SIZES = [100, 1000, 5000];
const MAX_GROWTH = 1.15;
const QUIET_MS = 1500;
const RUNS = Number(process.argv[2] ?? 3);

interface Visit extends Traffic {
  ms: number;
}

async function visit(screen: Screen, browser: Browser): Promise<Visit> {
  countAnew();
  const context = await screen.open({ browser, auth: firebasePorts.auth });
  // A page that takes too long is a figure too.
  const ms = await screen.visit(context, origin).catch(() => NaN);
  await quiet(QUIET_MS);
  const seen = { ...traffic, ms };
  await context.close();
  return seen;
}

async function visits(screen: Screen, browser: Browser): Promise<Visit> {
  const all: Visit[] = [];
  for (let run = 0; run < RUNS; run += 1) all.push(await visit(screen, browser));
  const of = (name: keyof Visit) => median(all.map((each) => each[name]));
  return {
    ms: of('ms'),
    documents: of('documents'),
    counts: of('counts'),
    bytes: of('bytes'),
    requests: of('requests'),
    listings: of('listings'),
    pending: 0,
    writes: of('writes'),
  };
}

/** Times are shown: they tell of the machine as well. */
const bounded: readonly (keyof Visit)[] = ['documents', 'bytes'];

/** Returns how much a figure has grown; undefined for one that is nothing in every shop. */
const ratio = (last: number, first: number): number | undefined =>
  first === 0 && last === 0 ? undefined : last / first;

function figuresOf({ boundedFrom }: Screen, measured: readonly Visit[]): Figure[] {
  const figure = (what: keyof Visit, unit: string, scale = 1): Figure[] => {
    const values = measured.map((each) => each[what] / scale);
    const isBounded = boundedFrom !== undefined && bounded.includes(what);
    const first = values[isBounded ? SIZES.indexOf(boundedFrom) : 0] ?? NaN;
    return [
      ...SIZES.map((size, index) => ({
        name: `${what}, ${size} pictures`,
        value: values[index],
        unit,
      })),
      {
        name: `${what}: growth`,
        value: ratio(values.at(-1) ?? NaN, first),
        digits: 2,
        ...(isBounded && { atMost: MAX_GROWTH }),
      },
    ];
  };
  return [
    ...figure('documents', ''),
    ...figure('counts', 'reads'),
    ...figure('bytes', 'kB', 1024),
    ...figure('ms', 'ms'),
  ];
}

async function measure(browser: Browser): Promise<boolean> {
  const measured = new Map<Screen, Visit[]>(screens.map((screen) => [screen, []]));
  let from = 0;
  for (const to of SIZES) {
    const growth = { from, to, shownAt: sitePorts };
    await step(`A shop of ${to} pictures`, () => growShop(firebasePorts, growth));
    from = to;
    for (const screen of screens) {
      await step(screen.name, async () => {
        // The first visit pays for what the emulators do once.
        if (to === SIZES[0]) await visit(screen, browser);
        measured.get(screen)?.push(await visits(screen, browser));
      });
    }
  }
  const kept = [...measured].map(([screen, seen]) =>
    reportFigures(screen.name, figuresOf(screen, seen)),
  );
  return kept.every(Boolean);
}

await runProgram(() =>
  withCountedSite(async (browser) => {
    await openShop(firebasePorts);
    return measure(browser);
  }),
);
