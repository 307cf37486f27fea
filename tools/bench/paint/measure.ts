import lighthouse from 'lighthouse';

/** `simulate` calculates a slow phone from one quick visit; `devtools` slows the visit down. */
export type Throttling = 'simulate' | 'devtools';

export interface Paint {
  /** Largest and first contentful paint, in milliseconds. */
  lcp: number;
  fcp: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Performance, of 100. */
  score: number;
}

/** One first visit of a phone on a slow line. */
export async function measurePaint(
  url: string,
  throttlingMethod: Throttling,
  port: number,
): Promise<Paint> {
  const outcome = await lighthouse(url, {
    port,
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
