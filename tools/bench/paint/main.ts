import { chromium } from '@playwright/test';
import { join } from 'node:path';
import { LOCAL_HOST, localPorts } from '#src/config/local.ts';
import { chromiumLaunch } from '../../chromium.ts';
import { buildLocalSite } from '../../build.ts';
import { earlyStyles } from '../../page/earlyAssets.ts';
import { runProgram, step } from '../../terminal.ts';
import { serve, servedFile, serveSite } from '../serve.ts';
import { comparisonTable, failures, medianPaint, type Comparison } from './compare.ts';
import { demoFrontPage } from './frontPage.ts';
import { measurePaint, type Paint, type Throttling } from './measure.ts';
import { staticPage } from './staticPage.ts';

const root = join(import.meta.dirname, '../../..');
const SITE = '.local/bench-paint';
/** Beside a developer's own site, the tests and the other measurements. */
const ports = localPorts(32_000);
const DEBUGGING_PORT = ports.hub;
const PLAIN_PORT = ports.providers;
const RUNS = Number(process.argv[2] ?? 5);

type Close = () => Promise<void>;

/** The site and the static page on this machine, built while the front page could be read. */
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

async function compare(throttling: Throttling): Promise<Comparison> {
  const home: Paint[] = [];
  const plain: Paint[] = [];
  // In turns: whatever else the machine does, it does to both.
  for (let run = 0; run < RUNS; run += 1) {
    const visit = (port: number): Promise<Paint> =>
      measurePaint(`http://${LOCAL_HOST}:${port}/`, throttling, DEBUGGING_PORT);
    plain.push(await visit(PLAIN_PORT));
    home.push(await visit(ports.site));
  }
  return { throttling, home: medianPaint(home), plain: medianPaint(plain) };
}

async function measure(): Promise<Comparison[]> {
  const launch = await chromiumLaunch();
  const args = [...(launch.args ?? []), `--remote-debugging-port=${DEBUGGING_PORT}`];
  const browser = await chromium.launch({ ...launch, args });
  try {
    const applied = await step('Visits on a slow line', () => compare('devtools'));
    return [applied, await step('Visits, slowness calculated', () => compare('simulate'))];
  } finally {
    await browser.close();
  }
}

async function run(): Promise<boolean> {
  const stop = await startPages();
  const comparisons = await measure().finally(stop);
  console.log(`\n${comparisonTable(comparisons)}\n`);
  const problems = comparisons.flatMap(failures);
  for (const problem of problems) console.log(problem);
  return problems.length === 0;
}

await runProgram(run);
