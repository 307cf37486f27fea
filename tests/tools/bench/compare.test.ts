import { describe, expect, test } from 'vitest';
import { comparisonTable, failures, medianPaint } from '../../../tools/bench/paint/compare.ts';
import type { Paint } from '../../../tools/bench/paint/measure.ts';

const paint = (change: Partial<Paint> = {}): Paint => ({
  lcp: 2000,
  fcp: 1000,
  cls: 0,
  score: 99,
  ...change,
});

describe('medianPaint', () => {
  test('takes each figure for itself', () => {
    const visits = [
      paint({ lcp: 1, fcp: 30, score: 98 }),
      paint({ lcp: 3, fcp: 10, score: 100 }),
      paint({ lcp: 2, fcp: 20, score: 99 }),
    ];
    expect(medianPaint(visits)).toEqual({ lcp: 2, fcp: 20, cls: 0, score: 99 });
  });

  test('is between the two in the middle of an even number', () => {
    expect(medianPaint([paint({ lcp: 1 }), paint({ lcp: 4 })]).lcp).toBe(2.5);
  });
});

describe('failures', () => {
  test.each([
    ['devtools', {}, []],
    ['devtools', { lcp: 2200, fcp: 1100, score: 40 }, []],
    ['devtools', { lcp: 2201 }, ['devtools: LCP over 1.1 x the static page']],
    ['devtools', { fcp: 1101 }, ['devtools: FCP over 1.1 x the static page']],
    ['simulate', { lcp: 9000, fcp: 9000 }, []],
    ['simulate', { score: 97 }, ['simulate: score under 98']],
    ['simulate', { cls: 0.02 }, ['simulate: CLS over 0.01']],
  ] as const)('%s %j: %j', (throttling, change, expected) => {
    expect(failures({ throttling, home: paint(change), plain: paint() })).toEqual(expected);
  });
});

test('the table shows both pages and their ratio', () => {
  const table = comparisonTable([
    { throttling: 'devtools', home: paint({ lcp: 2100 }), plain: paint() },
  ]);
  expect(table.split('\n').at(-1)).toBe(
    '| applied | 2100 / 2000 | 1.05 | 1000 / 1000 | 1.00 | 0.000 | 99 |',
  );
});
