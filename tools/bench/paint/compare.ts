import type { Paint, Throttling } from './measure.ts';

/** The home page beside the static page, in the same run. */
export interface Comparison {
  throttling: Throttling;
  home: Paint;
  plain: Paint;
}

export const BUDGET = { ratio: 1.1, score: 98, cls: 0.01 } as const;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

/** The middle of several visits, figure by figure. */
export function medianPaint(paints: readonly Paint[]): Paint {
  const of = (name: keyof Paint): number => median(paints.map((paint) => paint[name]));
  return { lcp: of('lcp'), fcp: of('fcp'), cls: of('cls'), score: of('score') };
}

/** What does not keep the budget: ratios where the line was really slow, the score where it was calculated. */
export function failures({ throttling, home, plain }: Comparison): string[] {
  const applied = throttling === 'devtools';
  const checks: [boolean, string][] = [
    [
      !applied || home.lcp <= plain.lcp * BUDGET.ratio,
      `LCP over ${BUDGET.ratio} x the static page`,
    ],
    [
      !applied || home.fcp <= plain.fcp * BUDGET.ratio,
      `FCP over ${BUDGET.ratio} x the static page`,
    ],
    [applied || home.score >= BUDGET.score, `score under ${BUDGET.score}`],
    [home.cls <= BUDGET.cls, `CLS over ${BUDGET.cls}`],
  ];
  return checks.flatMap(([isKept, text]) => (isKept ? [] : [`${throttling}: ${text}`]));
}

/** One line for each kind of slowness. */
export function comparisonTable(comparisons: readonly Comparison[]): string {
  const ratio = (mine: number, other: number): string => (mine / other).toFixed(2);
  const rows = comparisons.map(({ throttling, home, plain }) => [
    throttling === 'devtools' ? 'applied' : 'simulated',
    `${Math.round(home.lcp)} / ${Math.round(plain.lcp)}`,
    ratio(home.lcp, plain.lcp),
    `${Math.round(home.fcp)} / ${Math.round(plain.fcp)}`,
    ratio(home.fcp, plain.fcp),
    home.cls.toFixed(3),
    String(home.score),
  ]);
  const head = [
    'throttling',
    'LCP home / static ms',
    'ratio',
    'FCP home / static ms',
    'ratio',
    'CLS',
    'score',
  ];
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
