import lighthouse, { type Result } from 'lighthouse';
import { markdownTable } from '../table.ts';
import { runProgram, step } from '../terminal.ts';
import { withBrowser } from './measure/harness.ts';
import { DEBUGGING_PORT, publicPaths, startPublicSite } from './measure/publicSite.ts';

const FULL_SCORE = 100;
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof CATEGORIES)[number];

interface PageScores {
  path: string;
  scores: Record<Category, number>;
  /** Reasons why the page misses the full score, in Lighthouse's words. */
  faults: string[];
}

/** Names the elements that an audit points at, so that they are found without opening a report. */
function placesOf(audit: Result['audits'][string]): string {
  const details = audit.details;
  if (details?.type !== 'table') return '';
  const places = details.items.map((item) => JSON.stringify(item).slice(0, 300));
  return places.map((place) => `\n      ${place}`).join('');
}

function faultsOf({ categories, audits }: Result, category: Category): string[] {
  const references = categories[category]?.auditRefs ?? [];
  return references.flatMap(({ id, weight }) => {
    const audit = audits[id];
    const isFault = audit !== undefined && weight > 0 && audit.score !== null && audit.score < 1;
    return isFault ? [`${category}: ${id} (${audit.title})${placesOf(audit)}`] : [];
  });
}

/** Opens a page as a first-time visitor with a phone and rates it. */
async function measurePage(site: string, path: string): Promise<PageScores> {
  const outcome = await lighthouse(`${site}${path}`, {
    port: DEBUGGING_PORT,
    onlyCategories: [...CATEGORIES],
    throttlingMethod: 'provided',
    logLevel: 'error',
  });
  if (!outcome) throw new Error(`${path}: Lighthouse gave no result`);
  const { lhr } = outcome;
  const score = (category: Category): number =>
    Math.round((lhr.categories[category]?.score ?? 0) * 100);
  return {
    path,
    scores: {
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    faults: CATEGORIES.flatMap((category) => faultsOf(lhr, category)),
  };
}

/** Sets the scores in a table that fits the terminal and the documents. */
function scoreTable(pages: readonly PageScores[]): string {
  const rows = pages.map(({ path, scores }) => [
    decodeURI(path),
    ...CATEGORIES.map((category) => String(scores[category])),
  ]);
  return markdownTable(['Page', ...CATEGORIES], rows);
}

async function measureAll(address: string): Promise<PageScores[]> {
  const pages: PageScores[] = [];
  for (const path of await publicPaths(address)) {
    pages.push(await step(path, () => measurePage(address, path)));
  }
  return pages;
}

/** Rates a public page of every kind; an address as the argument is rated instead of a site of our own. */
async function run(running: string | undefined): Promise<boolean> {
  const site = running
    ? { address: running, stop: () => Promise.resolve() }
    : await startPublicSite();
  try {
    const pages = await withBrowser(() => measureAll(site.address), DEBUGGING_PORT);
    const failing = pages.filter(({ scores }) =>
      CATEGORIES.some((category) => scores[category] < FULL_SCORE),
    );
    console.log(`\n${scoreTable(pages)}\n`);
    for (const { path, faults } of failing) {
      console.log(`${path}\n${faults.map((fault) => `    ${fault}`).join('\n')}\n`);
    }
    return failing.length === 0;
  } finally {
    await site.stop();
  }
}

await runProgram(() => run(process.argv[2]));
process.exit();
