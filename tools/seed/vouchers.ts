import { site } from '#src/config/site.ts';
import { documents } from '#src/model/base/paths.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import type { InvoiceTo } from '#src/model/vouchers/invoiceTo.ts';
import {
  voucherSeries,
  creditNoteFor,
  invoiceFor,
  sellerFrom,
} from '#src/model/vouchers/voucher.ts';
import type { Voucher, VoucherKind } from '#src/model/vouchers/schema.ts';

/** Issues the vouchers of the demo, in the order of their dates. The functions make the PDFs. */
export interface VoucherBook {
  invoice: (purchase: Purchase, issuedAt: Date, invoiceTo: InvoiceTo | undefined) => Voucher;
  creditNote: (invoice: Voucher, issuedAt: Date) => Voucher;
  /** The vouchers, and the counters of their series. */
  documents: () => Map<string, object>;
}

export function voucherBook(): VoucherBook {
  const vouchers: Voucher[] = [];
  const lastOf = (series: string) => vouchers.filter((each) => each.series === series).length;

  function place(kind: VoucherKind, issuedAt: Date) {
    return { issuedAt, sequence: lastOf(voucherSeries(kind, issuedAt)) + 1 };
  }

  function issued(voucher: Voucher): Voucher {
    vouchers.push(voucher);
    return voucher;
  }

  return {
    invoice: (purchase, issuedAt, invoiceTo) => {
      const facts = { invoiceTo, seller: sellerFrom(site), shop: site };
      return issued(invoiceFor(purchase, { ...place('invoice', issuedAt), ...facts }));
    },
    creditNote: (invoice, issuedAt) =>
      issued(creditNoteFor(invoice, place('credit-note', issuedAt))),
    documents: () =>
      new Map<string, object>([
        ...vouchers.map(
          (each) => [documents.voucher.build({ number: each.number }), each] as const,
        ),
        ...vouchers.map(
          ({ series }) =>
            [documents.voucherSeries.build({ series }), { last: lastOf(series) }] as const,
        ),
      ]),
  };
}
