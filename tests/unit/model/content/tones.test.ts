import { expect, test } from 'vitest';
import { tonesOn } from '#src/model/content/tones.ts';

/** A picture of four rows, each of one grey, with a spot of another in the row of the words. */
function picture(rows: readonly number[], spot?: number) {
  const greys = rows.flatMap((grey) => [grey, grey, grey, grey]);
  if (spot !== undefined) greys[12] = spot;
  return { width: 4, height: 4, data: greys.flatMap((grey) => [grey, grey, grey, 255]) };
}

test.each([
  ['night', picture([0, 0, 0, 0]), 'white-0', 'white-0'],
  ['fog', picture([220, 220, 220, 220]), 'ink-0', 'ink-0'],
  ['a bright sky above a dark sea', picture([240, 240, 40, 40]), 'ink-0', 'white-0'],
  ['dusk', picture([100, 100, 140, 140]), 'white-0', 'ink-0'],
  ['a lamp at night', picture([0, 0, 0, 0], 255), 'white-0', 'white-60'],
  ['a pole in fog', picture([220, 220, 220, 220], 100), 'ink-0', 'ink-20'],
])('words are set so that they can be read on %s', (...[, spots, headerTone, wordsTone]) => {
  expect(tonesOn(spots)).toEqual({ headerTone, wordsTone });
});
