import type { Browser } from '@playwright/test';
import lighthouse from 'lighthouse';
import { join } from 'node:path';
import { LOCAL_HOST, localPorts } from '#src/config/local.ts';
import { buildLocalSite } from '../build.ts';
import { bundleScript, readFirstPage } from '../page/earlyAssets.ts';
import { runProgram, step } from '../terminal.ts';
import { type Figure, median, ms, ratio, reportFigures } from './measure/figures.ts';
import { withBrowser } from './measure/harness.ts';
import { demoFrontPage, reactPage, staticPage } from './content/paintPages.ts';
import { serve, servedFile, serveSite, type ServedFile } from './content/serve.ts';
import { measureUsable, measureWork, type Usable, type Work } from './measure/usable.ts';

const root = join(import.meta.dirname, '../..');
const SITE = '.local/bench-paint';
/** Ports beside a developer's own site, the tests and the other benches. */
const ports = localPorts(32_000);
const DEBUGGING_PORT = ports.hub;
const PLAIN_PORT = ports.providers;
const REACT_PATH = '/react';
const MAX_RATIO = 1.1;
const MAX_USABLE_RATIO = 1.25;
const MAX_TASK_MS = 50;
const MAX_CLS = 0.01;
const MIN_SCORE = 98;
const RUNS = Number(process.argv[2] ?? 5);

/** `simulate` calculates a slow phone from one quick visit; `devtools` slows the visit down. */
type Throttling = 'simulate' | 'devtools';

interface Paint {
  /** Largest and first contentful paint, in milliseconds. */
  lcp: number;
  fcp: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Total time for which the main thread could not answer, in milliseconds. */
  blocked: number;
  /** Performance, of 100. */
  score: number;
}

/** Measures a first visit of a phone on a slow line. */
async function measurePaint(url: string, throttlingMethod: Throttling): Promise<Paint> {
  const outcome = await lighthouse(url, {
    port: DEBUGGING_PORT,
    onlyCategories: ['performance'],
    formFactor: 'mobile',
    throttlingMethod,
    logLevel: 'error',
  });
  if (!outcome) throw new Error(`${url}: Lighthouse gave no result`);
  const { audits, categories } = outcome.lhr;
  const value = (id: string): number => audits[id]?.numericValue ?? NaN;
  return {
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    blocked: value('total-blocking-time'),
    score: Math.round((categories['performance']?.score ?? 0) * 100),
  };
}

/** Medians of the home page and of the static page, from the same run. */
interface Comparison {
  throttling: Throttling;
  home: Paint;
  plain: Paint;
}

type Close = () => Promise<void>;

/** Returns the files of the page without a script and of the page with React alone. */
async function plainFiles(stored: object): Promise<(path: string) => ServedFile | undefined> {
  const first = await readFirstPage(root);
  const react = await bundleScript(root, 'tools/bench/content/reactAlone.tsx', {
    'process.env.NODE_ENV': 'production',
  });
  const script = '/assets/react.js';
  const file = (path: string, text: string): ServedFile => servedFile(path, Buffer.from(text));
  const files = new Map([
    ['/', file('/index.html', staticPage(first, stored))],
    [REACT_PATH, file('/index.html', reactPage(first, stored, script))],
    [script, file(script, react)],
  ]);
  return (path) => files.get(path);
}

/** Builds the site while its front page can be read, and serves it with the pages beside it. */
async function startPages(): Promise<Close> {
  const page = await step('Pictures made', () => demoFrontPage(ports));
  const closes = [await page.serve(ports)];
  await step('Site built', () => buildLocalSite(join(root, SITE), ports.site - localPorts().site));
  closes.push(await serveSite(ports.site, join(root, SITE)));
  closes.push(await serve(PLAIN_PORT, await plainFiles(page.stored)));
  return async () => {
    await Promise.all(closes.map((close) => close()));
  };
}

/** Returns the medians of several visits, figure by figure. */
function medianPaint(paints: readonly Paint[]): Paint {
  const of = (name: keyof Paint): number => median(paints.map((paint) => paint[name]));
  return {
    lcp: of('lcp'),
    fcp: of('fcp'),
    cls: of('cls'),
    blocked: of('blocked'),
    score: of('score'),
  };
}

/** Ratios have a limit where the line was really slow, the score where it was calculated. */
function figuresOf({ throttling, home, plain }: Comparison): Figure[] {
  const isApplied = throttling === 'devtools';
  const way = isApplied ? 'applied' : 'calculated';
  const ratioLimit = isApplied ? { atMost: MAX_RATIO } : {};
  const paint = (name: 'lcp' | 'fcp'): Figure[] => {
    const label = `${name.toUpperCase()}, ${way}`;
    return [
      ms(`${label}: home page`, home[name]),
      ms(`${label}: static page`, plain[name]),
      ratio(`${label}: ratio`, home[name] / plain[name], ratioLimit),
    ];
  };
  return [
    ...paint('lcp'),
    ...paint('fcp'),
    { name: `CLS, ${way}`, value: home.cls, digits: 3, atMost: MAX_CLS },
    ms(`blocked, ${way}: home page`, home.blocked),
    ms(`blocked, ${way}: static page`, plain.blocked),
    {
      name: `score, ${way}: home page`,
      value: home.score,
      ...(!isApplied && { atLeast: MIN_SCORE }),
    },
    { name: `score, ${way}: static page`, value: plain.score },
  ];
}

/** Visits the home page and the page with React alone in turns, and returns the medians of each. */
async function besideReact<Name extends string>(
  measure: (url: string) => Promise<Record<Name, number>>,
): Promise<(page: 'home' | 'react', name: Name) => number> {
  const visits: Record<'home' | 'react', Record<Name, number>[]> = { home: [], react: [] };
  for (let run = 0; run < RUNS; run += 1) {
    visits.react.push(await measure(`http://${LOCAL_HOST}:${PLAIN_PORT}${REACT_PATH}`));
    visits.home.push(await measure(`http://${LOCAL_HOST}:${ports.site}/`));
  }
  return (page, name) => median(visits[page].map((visit) => visit[name]));
}

/** Returns when the page could be used. */
async function compareUsable(browser: Browser): Promise<Figure[]> {
  const of = await besideReact<keyof Usable>((url) => measureUsable(browser, url));
  const names: Record<keyof Usable, string> = {
    link: 'a link works',
    answer: 'the question can be answered',
  };
  return (['link', 'answer'] as const).flatMap((key) => [
    ms(`${names[key]}: home page`, of('home', key)),
    ms(`${names[key]}: React alone`, of('react', key)),
    ratio(`${names[key]}: ratio`, of('home', key) / of('react', key), { atMost: MAX_USABLE_RATIO }),
  ]);
}

/** Returns what the scripts of a first visit cost. A task that is shorter than 50 ms counts as none. */
async function compareWork(browser: Browser): Promise<Figure[]> {
  const of = await besideReact<keyof Work>((url) => measureWork(browser, url));
  return [
    ms('scripts of a first visit: home page', of('home', 'scripts')),
    ms('scripts of a first visit: React alone', of('react', 'scripts')),
    { ...ms('longest task: home page', of('home', 'longest')), atMost: MAX_TASK_MS },
    ms('longest task: React alone', of('react', 'longest')),
  ];
}

async function compare(throttling: Throttling): Promise<Comparison> {
  const home: Paint[] = [];
  const plain: Paint[] = [];
  // In turns, so that other work of the machine slows both alike.
  for (let run = 0; run < RUNS; run += 1) {
    const visit = (port: number): Promise<Paint> =>
      measurePaint(`http://${LOCAL_HOST}:${port}/`, throttling);
    plain.push(await visit(PLAIN_PORT));
    home.push(await visit(ports.site));
  }
  return { throttling, home: medianPaint(home), plain: medianPaint(plain) };
}

async function measure(browser: Browser): Promise<Figure[]> {
  const usable = await step('Visits that use the page', () => compareUsable(browser));
  const work = await step('Visits that nobody touches', () => compareWork(browser));
  const applied = await step('Visits on a slow line', () => compare('devtools'));
  const simulated = await step('Visits, slowness calculated', () => compare('simulate'));
  return [...usable, ...work, ...figuresOf(applied), ...figuresOf(simulated)];
}

await runProgram(async () => {
  const stop = await startPages();
  try {
    const figures = await withBrowser(measure, DEBUGGING_PORT);
    return reportFigures('The home page beside plain pages', figures);
  } finally {
    await stop();
  }
});
