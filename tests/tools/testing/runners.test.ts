import { expect, test } from 'vitest';
import { withReport } from '../../../tools/testing/runners.ts';

test.each([
  [[], ['--reporter=dot,json']],
  [['faults.spec'], ['--reporter=dot,json', 'faults.spec']],
  [
    ['faults.spec', '--reporter=list', '--retries=0'],
    ['--reporter=list,json', 'faults.spec', '--retries=0'],
  ],
])('the tests are counted whatever report is asked for: %j', (rest, words) => {
  expect(withReport(rest)).toEqual(words);
});
