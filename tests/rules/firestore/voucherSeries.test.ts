import { describe } from 'vitest';
import { voucherNumber, voucherSeries } from '#src/model/vouchers/voucher.ts';
import { testAccess } from '../support/access.ts';
import { type Firestore, firestoreWorld, testWrites } from '../support/firestore.ts';
import { admins, nobody } from '../support/roles.ts';

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
    { what: 'begin it', allowed: admins, act: count({ last: 1 }) },
    { what: 'go on', allowed: admins, act: count({ last: 7, before: 6 }) },
    { what: 'set it back to its beginning', allowed: nobody, act: count({ last: 1, before: 6 }) },
    { what: 'begin it later', allowed: nobody, act: count({ last: 7 }) },
  ]);

  testWrites(world, 'owner', {
    taken: [
      { what: 'that of credit notes', act: count({ last: 1, series: creditNotes }) },
      { what: 'a credit note more', act: count({ last: 4, before: 3, series: creditNotes }) },
    ],
    refused: [
      { what: 'that of an earlier year', act: count({ last: 1, series: '2020' }) },
      { what: 'that of earlier credit notes', act: count({ last: 1, series: 'K2020' }) },
      { what: 'one more of an earlier year', act: count({ last: 7, before: 6, series: '2020' }) },
      { what: 'one that skips a number', act: count({ last: 8, before: 6 }) },
      { what: 'one that stands still', act: count({ last: 6, before: 6 }) },
      { what: 'one between two numbers', act: count({ last: 7.5, before: 6.5, place: 7 }) },
    ],
  });
});
