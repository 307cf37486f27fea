import { expect, test } from 'vitest';
import {
  compactDay,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatTime,
} from '#src/model/base/dates.ts';

const noon = new Date('2025-06-24T10:05:09Z');

test.each([
  [formatDate(noon), '24.6.2025'],
  [formatLongDate(noon), '24. juni 2025'],
  [formatDateTime(noon), '24.6.2025, 12.05'],
  [formatTime(noon), '12.05.09'],
])('%s', (shown, expected) => {
  expect(shown).toBe(expected);
});

test.each([
  ['2025-06-23T21:59:59Z', '20250623'],
  ['2025-06-23T22:00:00Z', '20250624'],
  ['2025-12-31T22:59:59Z', '20251231'],
  ['2025-12-31T23:00:00Z', '20260101'],
])('%s is the day %s in Copenhagen', (moment, expected) => {
  expect(compactDay(new Date(moment))).toBe(expected);
});
