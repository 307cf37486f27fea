import { site } from '#src/config/site.ts';
import { createQueue } from '#src/model/base/async.ts';
import { AppError } from '#src/model/base/errors.ts';
import { documents } from '#src/model/base/paths.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import type { InvoiceTo } from '#src/model/vouchers/invoiceTo.ts';
import {
  type Voucher,
  type VoucherKind,
  voucherSchema,
  voucherSeriesSchema,
} from '#src/model/vouchers/schema.ts';
import {
  voucherSeries,
  creditNoteFor,
  invoiceFor,
  sellerFrom,
} from '#src/model/vouchers/voucher.ts';
import { decodeOrThrow, SERVER_TIME } from '../firestore/converter.ts';
import type { DocumentReader, DocumentWriter } from '../firestore/port.ts';
import { transactWithRetry } from '../firestore/transactWithRetry.ts';

type Transaction = DocumentReader & DocumentWriter;

/** One that hangs holds up the others no longer than this. */
const PATIENCE_MS = 1000;

const inTurn = createQueue(PATIENCE_MS);

/**
 * Runs a transaction that writes a voucher. Those of one page wait for each other, because all take
 * the next number of the same series: at once they would only lose races to each other.
 */
export function transactWithVoucher<Answer>(
  run: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  return inTurn(() => transactWithRetry(run));
}

/** Takes the next number of the series and writes its voucher. */
async function writeNext(
  transaction: Transaction,
  kind: VoucherKind,
  make: (place: { sequence: number; issuedAt: Date }) => Voucher,
): Promise<string> {
  const issuedAt = new Date();
  const path = documents.voucherSeries.build({ series: voucherSeries(kind, issuedAt) });
  const stored = await transaction.read(path);
  const last = stored ? decodeOrThrow(voucherSeriesSchema, stored, path).last : 0;
  const voucher = make({ sequence: last + 1, issuedAt });
  const { number } = voucher;
  transaction.set(path, { last: voucher.sequence });
  transaction.set(documents.voucher.build({ number }), { ...voucher, issuedAt: SERVER_TIME });
  return number;
}

/**
 * Writes the invoice of a purchase and returns its number, which belongs on the purchase in the same
 * transaction. It reads and then writes: the transaction's other reads come before, its other
 * writes after.
 */
export function writeInvoice(
  transaction: Transaction,
  purchase: Purchase,
  invoiceTo: InvoiceTo | undefined,
): Promise<string> {
  const facts = { invoiceTo, seller: sellerFrom(site), hasVat: site.vat };
  return writeNext(transaction, 'invoice', (place) => invoiceFor(purchase, { ...place, ...facts }));
}

/**
 * Writes the credit note that takes an invoice back and returns its number, which belongs on the
 * purchase in the same transaction. Like `writeInvoice` it reads before it writes.
 */
export async function writeCreditNote(
  transaction: Transaction,
  invoiceNumber: string,
): Promise<string> {
  const path = documents.voucher.build({ number: invoiceNumber });
  const stored = await transaction.read(path);
  if (!stored) throw new AppError('not-found', { details: { path } });
  const invoice = decodeOrThrow(voucherSchema, stored, path);
  return writeNext(transaction, 'credit-note', (place) => creditNoteFor(invoice, place));
}
