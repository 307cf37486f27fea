import { AppError } from '../base/errors.ts';
import { documents } from '../base/paths.ts';
import type { Records } from '../base/records.ts';
import type { Purchase } from '../purchases/schema.ts';
import type { VatFacts } from '../sale/records.ts';
import type { InvoiceTo } from './invoiceTo.ts';
import { type Voucher, type VoucherKind, voucherSchema, voucherSeriesSchema } from './schema.ts';
import { type Business, creditNoteFor, invoiceFor, sellerFrom, voucherSeries } from './voucher.ts';

/** The business that issues vouchers. */
export type Issuer = Business & VatFacts;

/** Takes the next number of the series and writes its voucher. */
async function issueNext(
  records: Records,
  kind: VoucherKind,
  make: (place: { sequence: number; issuedAt: Date }) => Voucher,
): Promise<Voucher> {
  const issuedAt = new Date();
  const path = documents.voucherSeries.build({ series: voucherSeries(kind, issuedAt) });
  const { last } = (await records.read(voucherSeriesSchema, path)) ?? { last: 0 };
  const voucher = make({ sequence: last + 1, issuedAt });
  records.set(path, { last: voucher.sequence });
  records.set(documents.voucher.build({ number: voucher.number }), voucher);
  return voucher;
}

/**
 * Writes the invoice of a purchase and returns what of it belongs on the purchase in the same
 * transaction. It reads and then writes: the transaction's other reads come before, its other
 * writes after.
 */
export async function issueInvoice(
  records: Records,
  purchase: Purchase,
  { invoiceTo, issuer }: { invoiceTo: InvoiceTo | undefined; issuer: Issuer },
): Promise<Pick<Purchase, 'voucherNumber' | 'vatRate'>> {
  const facts = { invoiceTo, seller: sellerFrom(issuer), shop: issuer };
  const { number, vatRate } = await issueNext(records, 'invoice', (place) =>
    invoiceFor(purchase, { ...place, ...facts }),
  );
  return { voucherNumber: number, vatRate };
}

/**
 * Writes the credit note that takes an invoice back, or a part of it, and returns its number, which
 * belongs on the purchase in the same transaction. Like `issueInvoice` it reads before it writes.
 */
export async function issueCreditNote(
  records: Records,
  invoiceNumber: string,
  partOre?: number,
): Promise<string> {
  const path = documents.voucher.build({ number: invoiceNumber });
  const invoice = await records.read(voucherSchema, path);
  if (!invoice) throw new AppError('not-found', { details: { path } });
  const { number } = await issueNext(records, 'credit-note', (place) =>
    creditNoteFor(invoice, { ...place, partOre }),
  );
  return number;
}
