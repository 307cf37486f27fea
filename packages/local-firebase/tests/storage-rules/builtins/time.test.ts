import { expect, test } from 'vitest';
import { parseTimestamp } from '../../../src/storage-rules/builtins/time.ts';

test.each([
  ['1970-01-01T00:00:00Z', 0n],
  ['1970-01-01T00:00:00.000000001Z', 1n],
  ['1970-01-01T01:00:00+01:00', 0n],
  ['1969-12-31T23:59:59.999Z', -1_000_000n],
  ['2024-02-29T00:00:00z', 1_709_164_800_000_000_000n],
  ['2023-02-29T00:00:00Z', undefined],
  ['2023-13-01T00:00:00Z', undefined],
  ['2023-01-01', undefined],
  ['2023-01-01T24:00:00Z', undefined],
  ['yesterday', undefined],
])('%s', (text, expected) => {
  expect(parseTimestamp(text)).toBe(expected);
});
