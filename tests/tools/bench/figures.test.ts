import { expect, test, vi } from 'vitest';
import { median, percentile, reportFigures } from '../../../tools/bench/figures.ts';

test.each([
  ['kept exactly', { value: 1.1, atMost: 1.1 }, true],
  ['exceeded', { value: 1.11, atMost: 1.1 }, false],
  ['missed', { value: 97, atLeast: 98 }, false],
  ['not measured here', { value: undefined, atMost: 1 }, true],
  ['no number', { value: NaN, atMost: 1 }, false],
])('a limit that is %s', (_, limits, isKept) => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  expect(reportFigures('Title', [{ name: 'figure', ...limits }])).toBe(isKept);
  expect(String(log.mock.calls[0]).includes('NOT KEPT')).toBe(!isKept);
});

test('the median of an even number lies between the two in the middle', () => {
  expect(median([9, 1, 3])).toBe(3);
  expect(median([4, 1, 9, 2])).toBe(3);
});

test('a percentile is one of the values', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(values, 0.95)).toBe(96);
});
