import { chromium } from '@playwright/test';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { LOCAL_HOST } from '#src/config/local.ts';
import { publicRoutes, routes } from '#src/shared/routes.ts';
import { chromiumLaunch } from '../../chromium.ts';
import { buildFunctions, buildLocalSite } from '../../build.ts';
import { launchLocalFirebase } from '../../local-firebase/launch.ts';
import { seed } from '../../seed/seed.ts';
import { showProblem, step } from '../../terminal.ts';
import { measurePage, type PageScores } from './measurePage.ts';
import { imperfect, scoreTable } from './scoreTable.ts';

const root = join(import.meta.dirname, '../../..');
const SITE = '.local/bench-site';
/** Beside a developer's own site and beside the tests. */
const PORT_OFFSET = 30_000;

interface MeasuredSite {
  address: string;
  stop: () => Promise<void>;
}

async function startSite(): Promise<MeasuredSite> {
  await step('Site and functions built', async () => {
    await Promise.all([buildLocalSite(join(root, SITE), PORT_OFFSET), buildFunctions(root)]);
  });
  const place = { root, name: 'bench', offset: PORT_OFFSET, site: SITE };
  const { ports, stop } = await step('Local Firebase started', () => launchLocalFirebase(place));
  await step('Content made', () => seed(ports, 'test'));
  return { address: `http://${LOCAL_HOST}:${ports.site}`, stop };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, LOCAL_HOST, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function measureAll(address: string): Promise<PageScores[]> {
  const debuggingPort = await freePort();
  const launch = await chromiumLaunch();
  const args = [...(launch.args ?? []), `--remote-debugging-port=${debuggingPort}`];
  const browser = await chromium.launch({ ...launch, args });
  const pages: PageScores[] = [];
  try {
    for (const name of publicRoutes) {
      const path = encodeURI(routes[name]);
      const measure = () => measurePage(address, path, debuggingPort);
      pages.push(await step(path, measure));
    }
  } finally {
    await browser.close();
  }
  return pages;
}

/** Rates every public page; an address as the argument is rated instead of a site of our own. */
async function run(running: string | undefined): Promise<boolean> {
  const site = running ? { address: running, stop: () => Promise.resolve() } : await startSite();
  try {
    const pages = await measureAll(site.address);
    const failing = imperfect(pages);
    console.log(`\n${scoreTable(pages)}\n`);
    for (const { path, faults } of failing) {
      console.log(`${path}\n${faults.map((fault) => `    ${fault}`).join('\n')}\n`);
    }
    return failing.length === 0;
  } finally {
    await site.stop();
  }
}

try {
  const isPerfect = await run(process.argv[2]);
  process.exit(isPerfect ? 0 : 1);
} catch (error) {
  showProblem(error);
  process.exit(1);
}
