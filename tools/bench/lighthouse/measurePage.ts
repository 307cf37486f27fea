import lighthouse, { type Result } from 'lighthouse';

export const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof CATEGORIES)[number];

export interface PageScores {
  path: string;
  scores: Record<Category, number>;
  /** What keeps the page from 100, in Lighthouse's words. */
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
export async function measurePage(
  site: string,
  path: string,
  debuggingPort: number,
): Promise<PageScores> {
  const outcome = await lighthouse(`${site}${path}`, {
    port: debuggingPort,
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
