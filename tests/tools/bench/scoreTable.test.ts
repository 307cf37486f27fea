import { expect, test } from 'vitest';
import { imperfect, scoreTable } from '../../../tools/bench/lighthouse/scoreTable.ts';
import type { PageScores } from '../../../tools/bench/lighthouse/measurePage.ts';

const page = (path: string, seo: number): PageScores => ({
  path,
  scores: { accessibility: 100, 'best-practices': 100, seo },
  faults: [],
});

test('the table lines up and shows addresses as people read them', () => {
  expect(scoreTable([page('/', 100), page('/k%C3%B8bsbetingelser', 92)])).toBe(
    [
      '| Page             | accessibility | best-practices | seo |',
      '| ---------------- | ------------- | -------------- | --- |',
      '| /                | 100           | 100            | 100 |',
      '| /købsbetingelser | 100           | 100            | 92  |',
    ].join('\n'),
  );
});

test('a page below 100 anywhere is named', () => {
  expect(imperfect([page('/', 100), page('/priser', 99)])).toEqual([page('/priser', 99)]);
});
