import type { Browser } from '@playwright/test';
import { LOCAL_HOST, localPorts } from '#src/config/local.ts';
import { runProgram, step } from '../terminal.ts';
import { readSite, serve, servedFile, type ServedFile } from './content/serve.ts';
import { type Figure, median, ms, ratio, reportFigures } from './measure/figures.ts';
import { withBrowser } from './measure/harness.ts';
import { publicPaths, siteDirectory, startPublicSite } from './measure/publicSite.ts';
import { measurePaint, type Paint } from './measure/usable.ts';

/** Beside the measured site. */
const PAGES_PORT = localPorts(31_000).site;
const MAX_MADE_RATIO = 1.5;
const MAX_KEPT_RATIO = 1.1;
const MAX_CLS = 0.01;
const RUNS = Number(process.argv[2] ?? 3);

/** The shell that every address could be answered with, a page as hosting keeps it, and as the function makes it. */
const WAYS = ['shell', 'kept', 'made'] as const;

type Way = (typeof WAYS)[number];

/** The end of the address says the way, which no page looks at. */
const addressOf = (way: Way, path: string): string =>
  `http://${LOCAL_HOST}:${PAGES_PORT}${path}?way=${way}`;

const page = (html: string): ServedFile => servedFile('/index.html', Buffer.from(html));

async function made(site: string, path: string): Promise<string> {
  const answer = await fetch(`${site}${path}`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

/** Serves the site's files compressed, as hosting does, and its pages in the ways that are compared. */
async function servePages(site: string, paths: readonly string[]): Promise<() => Promise<void>> {
  const files = readSite(siteDirectory);
  const shell = files.get('/index.html');
  const kept = new Map<string, ServedFile>();
  for (const path of paths) kept.set(decodeURI(path), page(await made(site, path)));
  return serve(PAGES_PORT, async (path, { search }) => {
    const way = search.get('way');
    if (way === 'made') return page(await made(site, encodeURI(path)));
    if (way === 'kept') return kept.get(path);
    return way === 'shell' ? shell : files.get(path);
  });
}

/** Visits a page in all ways in turns, so that other work of the machine slows them alike. */
async function visit(browser: Browser, path: string): Promise<Record<Way, Paint>> {
  const visits: Record<Way, Paint[]> = { shell: [], kept: [], made: [] };
  for (let run = 0; run < RUNS; run += 1) {
    for (const way of WAYS) {
      visits[way].push(await measurePaint(browser, addressOf(way, path)));
    }
  }
  const of = (way: Way): Paint => ({
    lcp: median(visits[way].map(({ lcp }) => lcp)),
    cls: median(visits[way].map(({ cls }) => cls)),
  });
  return { shell: of('shell'), kept: of('kept'), made: of('made') };
}

function figuresOf(path: string, { shell, kept, made: own }: Record<Way, Paint>): Figure[] {
  const name = decodeURI(path);
  return [
    ms(`${name}: LCP of the shell`, shell.lcp),
    ratio(`${name}: kept`, kept.lcp / shell.lcp, { atMost: MAX_KEPT_RATIO }),
    ratio(`${name}: made`, own.lcp / shell.lcp, { atMost: MAX_MADE_RATIO }),
    { name: `${name}: CLS`, value: Math.max(kept.cls, own.cls), digits: 3, atMost: MAX_CLS },
  ];
}

async function measureAll(browser: Browser, paths: readonly string[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of paths) {
    figures.push(...figuresOf(path, await step(decodeURI(path), () => visit(browser, path))));
  }
  const ratios = (way: string): number[] =>
    figures.filter(({ name }) => name.endsWith(way)).map(({ value = NaN }) => value);
  return [
    ...figures,
    ratio('median of all pages: kept', median(ratios(': kept'))),
    ratio('median of all pages: made', median(ratios(': made'))),
  ];
}

await runProgram(async () => {
  const site = await startPublicSite();
  try {
    const paths = await publicPaths(site.address);
    const stop = await servePages(site.address, paths);
    const figures = await withBrowser((browser) => measureAll(browser, paths));
    await stop();
    return reportFigures('First visits to public pages, on the slow line of a phone', figures);
  } finally {
    await site.stop();
  }
});
process.exit();
