import fc from 'fast-check';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { voucherPdf } from '../../../functions/src/vouchers/voucherPdf.ts';
import type { Voucher } from '../../../src/model/vouchers/schema.ts';
import { bookedSums, refundSums } from '../../unit/model/sale/oracle.ts';
import { randomSale } from '../../unit/model/sale/randomSale.ts';
import { amountIn, amountsIn, named, withPlainSpaces } from '../../unit/model/sale/shownAmounts.ts';
import { sell } from '../../unit/model/sale/subject.ts';

/** FULL_RACES=1 draws the full number. */
const SALES = process.env['FULL_RACES'] ? 100 : 20;

/** The amounts on a PDF, as a program of somebody else reads them. */
async function amountsOfPdf(voucher: Voucher) {
  const file = await getDocumentProxy(new Uint8Array(await voucherPdf(voucher)));
  const { text } = await extractText(file, { mergePages: true });
  // Another page begins with the headings once more.
  const [, ...parts] = withPlainSpaces(text).replaceAll(/\s+/g, ' ').split('Vare Beløb');
  const list = parts.join(' ');
  const [lines = ''] = list.split(/Beløb uden moms|I alt/);
  return {
    lines: named(amountsIn(lines)),
    withoutVat: amountIn(list, 'Beløb uden moms #'),
    vat: amountIn(list, String.raw`Moms \(25 %\) #`),
    total: amountIn(list, 'I alt #'),
    payment: amountIn(list, 'Heraf betalt med gavekort \\S+ #') ?? 0,
  };
}

const negative = (ore: number): number => 0 - ore;

test('the PDF of an invoice and of its credit note names the same sums as everything else', () =>
  fc.assert(
    fc.asyncProperty(randomSale, async (sale) => {
      const { lines, discount, reduction, payment, total, vat, isTaxed } = bookedSums(sale);
      const refund = refundSums(sale);
      const { invoice, creditNote } = await sell(sale, refund.ore);
      expect(await amountsOfPdf(invoice)).toMatchObject({
        lines: named([...lines, negative(discount), negative(reduction)]),
        withoutVat: isTaxed ? total - vat : undefined,
        vat: isTaxed ? vat : undefined,
        ...{ total, payment },
      });
      if (!creditNote) return;
      const { credited, creditedVat, creditedPayment } = refund;
      expect(await amountsOfPdf(creditNote)).toMatchObject({
        withoutVat: isTaxed ? negative(credited - creditedVat) : undefined,
        vat: isTaxed ? negative(creditedVat) : undefined,
        total: negative(credited),
        payment: negative(creditedPayment),
      });
    }),
    { numRuns: SALES },
  ));
