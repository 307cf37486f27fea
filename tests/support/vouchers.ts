import * as z from 'zod/mini';
import { voucherSchema, type Voucher } from '#src/model/vouchers/schema.ts';
import { invoiceFor } from '#src/model/vouchers/voucher.ts';
import { registered } from './orderRecords.ts';

/** The shop as its vouchers name it. */
export const seller: Voucher['seller'] = {
  name: 'Jerslev Foto',
  street: 'Kirkevej 12',
  postalCode: '9740',
  city: 'Jerslev',
  cvr: '12345674',
  email: 'kontakt@jerslevfoto.example',
  phone: '+4520304050',
};

export const voucherPlace = { sequence: 1, issuedAt: new Date('2025-06-02T10:00:00Z') };

/** The invoice of a purchase, without an address, from a shop that is registered for moms. */
export function invoiceOf(
  purchase: Parameters<typeof invoiceFor>[0],
  change: Partial<Parameters<typeof invoiceFor>[1]> = {},
): Voucher {
  const facts = { ...voucherPlace, seller, shop: registered, invoiceTo: undefined };
  return invoiceFor(purchase, { ...facts, ...change });
}

/** An invoice as it is stored, of 398.00 kr with 79.60 kr of moms; each test names what it is about. */
export function issuedInvoice(sequence: number, change: Partial<Voucher> = {}): Voucher {
  const number = `2026-${String(sequence).padStart(4, '0')}`;
  return z.parse(voucherSchema, {
    number,
    series: '2026',
    sequence,
    kind: 'invoice',
    orderId: `JF20260801ABCDEF${100 + sequence}`,
    userId: 'customer',
    issuedAt: new Date('2026-08-01T10:00:00Z'),
    currency: 'DKK',
    lines: [
      { name: 'Klit', type: 'image', amountOre: 19_900 },
      { name: 'Hede', type: 'image', amountOre: 19_900 },
    ],
    totalOre: 39_800,
    vatOre: 7960,
    vatRate: 25,
    paymentMethod: 'mobilepay',
    buyer: { name: 'Ida Holm', email: 'ida@kunde.example' },
    seller,
    isFull: false,
    pdf: { path: `vouchers/${number}.pdf`, sha256: 'a', createdAt: new Date() },
    ...change,
  });
}

/** The credit note of an invoice, with the same place in its own series. */
export function issuedCreditNote(sequence: number, change: Partial<Voucher> = {}): Voucher {
  const invoice = issuedInvoice(sequence);
  const number = `K${invoice.number}`;
  return {
    ...invoice,
    number,
    series: 'K2026',
    kind: 'credit-note',
    lines: invoice.lines.map((line) => ({ ...line, amountOre: -line.amountOre })),
    totalOre: -invoice.totalOre,
    vatOre: -invoice.vatOre,
    credits: invoice.number,
    pdf: { path: `vouchers/${number}.pdf`, sha256: 'a', createdAt: new Date() },
    ...change,
  };
}
