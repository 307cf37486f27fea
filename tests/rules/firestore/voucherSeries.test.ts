import { describe } from 'vitest';
import { voucherNumber, voucherSeries } from '#src/model/vouchers/voucher.ts';
import { testAccess } from '../support/access.ts';
import { type Firestore, firestoreWorld, testWrites } from '../support/firestore.ts';
import { nobody } from '../support/roles.ts';

const world = firestoreWorld();
const invoices = voucherSeries('invoice', new Date());
const creditNotes = voucherSeries('credit-note', new Date());

interface Count {
  last: number;
  /** The count until now; without it the series has not begun. */
  before?: number;
  series?: string;
  /** The place of the voucher that is there. */
  place?: number;
}

/** Counts alone, where the voucher is there already: its own rule has no say. */
const count =
  ({ last, before, series = invoices, place = last }: Count) =>
  async (db: Firestore) => {
    await world.given({
      [`voucher-series/${series}`]: before === undefined ? null : { last: before },
      [`vouchers/${voucherNumber(series, place)}`]: { series },
    });
    await db.doc(`voucher-series/${series}`).set({ last });
  };

describe('the count of a series', () => {
  testAccess(world, [
    [
      ['admin'],
      {
        'begin it': count({ last: 1 }),
        'go on': count({ last: 7, before: 6 }),
      },
    ],
    [
      nobody,
      {
        'set it back to its beginning': count({ last: 1, before: 6 }),
        'begin it later': count({ last: 7 }),
      },
    ],
  ]);

  testWrites(world, 'admin', {
    taken: {
      'that of credit notes': count({ last: 1, series: creditNotes }),
      'a credit note more': count({ last: 4, before: 3, series: creditNotes }),
    },
    refused: {
      'that of an earlier year': count({ last: 1, series: '2020' }),
      'that of earlier credit notes': count({ last: 1, series: 'K2020' }),
      'one more of an earlier year': count({ last: 7, before: 6, series: '2020' }),
      'one that skips a number': count({ last: 8, before: 6 }),
      'one that stands still': count({ last: 6, before: 6 }),
      'one between two numbers': count({ last: 7.5, before: 6.5, place: 7 }),
    },
  });
});
