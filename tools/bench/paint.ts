import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { join } from 'node:path';
import { LOCAL_HOST, localPorts } from '#src/config/local.ts';
import { buildLocalSite } from '../build.ts';
import { chromiumLaunch } from '../chromium.ts';
import { earlyStyles } from '../page/earlyAssets.ts';
import { runProgram, step } from '../terminal.ts';
import { type Figure, median, reportFigures } from './figures.ts';
import { demoFrontPage, staticPage } from './paintPages.ts';
import { serve, servedFile, serveSite } from './serve.ts';

const root = join(import.meta.dirname, '../..');
const SITE = '.local/bench-paint';
/** Ports beside a developer's own site, the tests and the other benches. */
const ports = localPorts(32_000);
const DEBUGGING_PORT = ports.hub;
const PLAIN_PORT = ports.providers;
const MAX_RATIO = 1.1;
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

/** Builds the site while its front page can be read, and serves it with the static page. */
async function startPages(): Promise<Close> {
  const page = await step('Pictures made', () => demoFrontPage(ports));
  const closes = [await page.serve(ports)];
  await step('Site built', () => buildLocalSite(join(root, SITE), ports.site - localPorts().site));
  const plain = servedFile('/index.html', Buffer.from(staticPage(page, await earlyStyles(root))));
  closes.push(await serveSite(ports.site, join(root, SITE)));
  closes.push(await serve(PLAIN_PORT, (path) => (path === '/' ? plain : undefined)));
  return async () => {
    await Promise.all(closes.map((close) => close()));
  };
}

/** Returns the medians of several visits, figure by figure. */
function medianPaint(paints: readonly Paint[]): Paint {
  const of = (name: keyof Paint): number => median(paints.map((paint) => paint[name]));
  return { lcp: of('lcp'), fcp: of('fcp'), cls: of('cls'), score: of('score') };
}

/** Ratios have a limit where the line was really slow, the score where it was calculated. */
function figuresOf({ throttling, home, plain }: Comparison): Figure[] {
  const isApplied = throttling === 'devtools';
  const way = isApplied ? 'applied' : 'calculated';
  const ratioLimit = isApplied ? { atMost: MAX_RATIO } : {};
  const paint = (name: 'lcp' | 'fcp'): Figure[] => {
    const label = `${name.toUpperCase()}, ${way}`;
    return [
      { name: `${label}: home page`, value: home[name], unit: 'ms' },
      { name: `${label}: static page`, value: plain[name], unit: 'ms' },
      { name: `${label}: ratio`, value: home[name] / plain[name], digits: 2, ...ratioLimit },
    ];
  };
  return [
    ...paint('lcp'),
    ...paint('fcp'),
    { name: `CLS, ${way}`, value: home.cls, digits: 3, atMost: MAX_CLS },
    { name: `score, ${way}`, value: home.score, ...(!isApplied && { atLeast: MIN_SCORE }) },
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

async function measure(): Promise<Comparison[]> {
  const browser = await chromium.launch(await chromiumLaunch(DEBUGGING_PORT));
  try {
    const applied = await step('Visits on a slow line', () => compare('devtools'));
    return [applied, await step('Visits, slowness calculated', () => compare('simulate'))];
  } finally {
    await browser.close();
  }
}

await runProgram(async () => {
  const stop = await startPages();
  try {
    const comparisons = await measure();
    return reportFigures('The home page beside a static page', comparisons.flatMap(figuresOf));
  } finally {
    await stop();
  }
});
