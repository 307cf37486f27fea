import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { voucherSchema, type Voucher } from '#src/model/vouchers/schema.ts';
import { vatOf } from '#src/model/sale/statement.ts';
import { creditNoteFor } from '#src/model/vouchers/voucher.ts';
import { bought, boughtItem, unregistered } from '../../../support/orderRecords.ts';
import { invoiceOf } from '../../../support/vouchers.ts';

const place = { sequence: 12, issuedAt: new Date('2026-03-01T12:00:00Z') };
const company = {
  name: 'Bo Berg',
  company: 'Berg ApS',
  cvr: '10150817',
  street: 'Havnen 3',
  postalCode: '9900',
  city: 'Frederikshavn',
};

function invoice(change: Parameters<typeof invoiceOf>[1] = {}): Voucher {
  const sold = bought('JF20260301ABCDEF001', {
    userName: 'Kaj Kunde',
    userEmail: 'kunde@jerslevfoto.example',
    totalAmount: 398.35,
    termsConsent: { version: '24. juni 2025', acceptedAt: new Date('2026-02-28T12:00:00Z') },
  });
  return invoiceOf(sold, { ...place, ...change });
}

describe('an invoice', () => {
  test('has its number, the sale in øre and the moms in it', () => {
    expect(invoice()).toMatchObject({
      number: '2026-0012',
      series: '2026',
      sequence: 12,
      kind: 'invoice',
      orderId: 'JF20260301ABCDEF001',
      totalOre: 39_835,
      vatOre: 7967,
      vatRate: 25,
      buyer: { name: 'Kaj Kunde', email: 'kunde@jerslevfoto.example' },
      seller: { name: 'Jerslev Foto', cvr: '12345674', postalCode: '9740' },
      termsVersion: '24. juni 2025',
      isFull: false,
    });
  });

  test('of a seller who is not registered has no moms', () => {
    expect(invoice({ shop: unregistered })).toMatchObject({
      totalOre: 39_835,
      vatOre: 0,
      vatRate: 0,
    });
  });

  test('to a business is full, and keeps the address for the mails', () => {
    expect(invoice({ invoiceTo: company })).toMatchObject({
      isFull: true,
      buyer: { ...company, email: 'kunde@jerslevfoto.example' },
    });
  });

  test('is what the schema reads', () => {
    expect(voucherSchema.parse(invoice({ invoiceTo: company }))).toEqual(
      invoice({ invoiceTo: company }),
    );
  });
});

test('a credit note takes a whole invoice back', () => {
  const sold = { ...invoice(), pdf: { path: 'a.pdf', sha256: 'x', createdAt: undefined } };
  const note = creditNoteFor(sold, { sequence: 1, issuedAt: new Date('2026-12-31T23:30:00Z') });
  expect(note).toMatchObject({
    number: 'K2027-0001',
    kind: 'credit-note',
    credits: '2026-0012',
    totalOre: -39_835,
    vatOre: -7967,
    orderId: sold.orderId,
    userId: sold.userId,
  });
  expect(note.pdf).toBeUndefined();
  expect(note.lines.map(({ amountOre }) => amountOre)).toEqual(
    sold.lines.map(({ amountOre }) => -amountOre),
  );
});

test('a credit note for a part shares it among the lines, to the øre', () => {
  const sold = invoice();
  const issuedAt = new Date('2026-12-31T10:00:00Z');
  const whole = sold.lines.reduce((sum, { amountOre }) => sum + amountOre, 0);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: sold.totalOre - 1 }), (partOre) => {
      const { lines, totalOre, vatOre } = creditNoteFor(sold, { sequence: 1, issuedAt, partOre });
      expect(totalOre).toBe(-partOre);
      expect(vatOre + vatOf(partOre, 25)).toBe(0);
      expect(lines.reduce((sum, { amountOre }) => sum + amountOre, 0)).toBe(-partOre);
      for (const [at, { amountOre }] of lines.entries()) {
        const exact = (Number(sold.lines[at]?.amountOre) * partOre) / whole;
        expect(Math.abs(-amountOre - exact)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('a discount is a line of its own, and the lines add up to the total, also of a part of it', () => {
  const discount = {
    code: 'FEST',
    kind: 'amount' as const,
    value: 50,
    paidFor: 0,
    minimum: 0,
    amount: 50,
  };
  const items = [199.5, 99].map((price, at) => boughtItem(`B${at}`, { price }));
  const sold = bought('JF20260301ABCDEF001', { items, totalAmount: 248.5, discount });
  const voucher = invoiceOf(sold, place);
  expect(voucher).toMatchObject({ totalOre: 24_850, vatOre: 4970 });
  expect(voucher.lines.map(({ type, amountOre }) => [type, amountOre])).toEqual([
    ['image', 19_950],
    ['image', 9900],
    ['discount', -5000],
  ]);
  expect(voucher.lines.at(-1)?.name).toBe('Rabat (FEST)');
  expect(voucherSchema.parse(voucher)).toEqual(voucher);
  for (const partOre of [1, 9999, 24_849, undefined]) {
    const note = creditNoteFor(voucher, { ...place, partOre });
    const sum = note.lines.reduce((total, { amountOre }) => total + amountOre, 0);
    expect(sum).toBe(note.totalOre);
  }
});

test('moms is a fifth of the total to the nearest øre, and nothing is lost by it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_500_000_000 }), (total) => {
      const vat = vatOf(total, 25);
      expect(Number.isInteger(vat)).toBe(true);
      expect(Math.abs(vat * 5 - total)).toBeLessThanOrEqual(2);
      expect(vatOf(total, 0)).toBe(0);
    }),
  );
});
