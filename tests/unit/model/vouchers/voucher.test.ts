import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vatOf } from '#src/model/sale/statement.ts';
import { type Voucher, voucherSchema } from '#src/model/vouchers/schema.ts';
import { creditNoteFor, voucherNumber, voucherSeries } from '#src/model/vouchers/voucher.ts';
import { bought, boughtItem, unregistered } from '../../../support/orderRecords.ts';
import { invoiceOf } from '../../../support/vouchers.ts';

const place = { sequence: 12, issuedAt: new Date('2026-03-01T12:00:00Z') };
const email = 'kunde@jerslevfoto.example';
const company = {
  ...{ name: 'Bo Berg', company: 'Berg ApS', cvr: '10150817' },
  ...{ street: 'Havnen 3', postalCode: '9900', city: 'Frederikshavn' },
};
const sumOf = ({ lines }: Voucher) => lines.reduce((sum, { amountOre }) => sum + amountOre, 0);

function invoice(change: Parameters<typeof invoiceOf>[1] = {}): Voucher {
  const acceptedAt = new Date('2026-02-28T12:00:00Z');
  const sold = bought('JF20260301ABCDEF001', {
    ...{ userName: 'Kaj Kunde', userEmail: email, totalAmount: 398.35 },
    termsConsent: { version: '24. juni 2025', acceptedAt },
  });
  return invoiceOf(sold, { ...place, ...change });
}

test('a number counts in the series of its kind and year, by the clock of Copenhagen', () => {
  const numbers = [voucherNumber('2026', 1), voucherNumber('K2026', 9999)];
  expect(numbers).toEqual(['2026-0001', 'K2026-9999']);
  expect(voucherNumber('2026', 10_000)).toBe('2026-10000');
  const [before, after] = [new Date('2025-12-31T22:30:00Z'), new Date('2025-12-31T23:30:00Z')];
  expect(voucherSeries('invoice', before)).toBe('2025');
  expect(voucherSeries('invoice', after)).toBe('2026');
  expect(voucherSeries('credit-note', after)).toBe('K2026');
});

describe('an invoice', () => {
  test('has its number, the sale in øre and the moms in it', () => {
    expect(invoice()).toMatchObject({
      ...{ number: '2026-0012', series: '2026', sequence: 12, kind: 'invoice', isFull: false },
      ...{ orderId: 'JF20260301ABCDEF001', totalOre: 39_835, vatOre: 7967, vatRate: 25 },
      ...{ buyer: { name: 'Kaj Kunde', email }, termsVersion: '24. juni 2025' },
      seller: { name: 'Jerslev Foto', cvr: '12345674', postalCode: '9740' },
    });
    const withoutMoms = { totalOre: 39_835, vatOre: 0, vatRate: 0 };
    expect(invoice({ shop: unregistered })).toMatchObject(withoutMoms);
  });

  test('to a business is full, keeps the address for the mails, and is what the schema reads', () => {
    const full = invoice({ invoiceTo: company });
    expect(full).toMatchObject({ isFull: true, buyer: { ...company, email } });
    expect(voucherSchema.parse(full)).toEqual(full);
  });

  test('has a discount as a line of its own, and lines that add up, also those of a part', () => {
    const terms = { code: 'FEST', kind: 'amount' as const, value: 50, paidFor: 0, minimum: 0 };
    const items = [199.5, 99].map((price, at) => boughtItem(`B${at}`, { price }));
    const discount = { ...terms, amount: 50 };
    const sold = bought('JF20260301ABCDEF001', { items, totalAmount: 248.5, discount });
    const voucher = invoiceOf(sold, place);
    expect(voucher).toMatchObject({ totalOre: 24_850, vatOre: 4970 });
    const lines = voucher.lines.map(({ type, amountOre }) => `${type} ${amountOre}`);
    expect(lines).toEqual(['image 19950', 'image 9900', 'discount -5000']);
    expect(voucher.lines.at(-1)?.name).toBe('Rabat (FEST)');
    expect(voucherSchema.parse(voucher)).toEqual(voucher);
    for (const partOre of [1, 9999, 24_849, undefined]) {
      const note = creditNoteFor(voucher, { ...place, partOre });
      expect(sumOf(note)).toBe(note.totalOre);
    }
  });
});

describe('a credit note', () => {
  test('takes a whole invoice back', () => {
    const pdf = { path: 'a.pdf', sha256: 'x', createdAt: undefined };
    const sold = { ...invoice(), pdf };
    const issuedAt = new Date('2026-12-31T23:30:00Z');
    const note = creditNoteFor(sold, { sequence: 1, issuedAt });
    expect(note).toMatchObject({
      ...{ number: 'K2027-0001', kind: 'credit-note', credits: '2026-0012', pdf: undefined },
      ...{ totalOre: -39_835, vatOre: -7967, orderId: sold.orderId, userId: sold.userId },
    });
    const amounts = note.lines.map(({ amountOre }) => -amountOre);
    expect(amounts).toEqual(sold.lines.map(({ amountOre }) => amountOre));
  });

  test('for a part shares it among the lines, to the øre', () => {
    const sold = invoice();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: sold.totalOre - 1 }), (partOre) => {
        const note = creditNoteFor(sold, { ...place, partOre });
        expect([note.totalOre, sumOf(note)]).toEqual([-partOre, -partOre]);
        expect(note.vatOre + vatOf(partOre, 25)).toBe(0);
        for (const [at, { amountOre }] of note.lines.entries()) {
          const exact = (Number(sold.lines[at]?.amountOre) * partOre) / sumOf(sold);
          expect(Math.abs(-amountOre - exact)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
