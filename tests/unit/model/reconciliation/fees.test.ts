import { describe, expect, test } from 'vitest';
import { csvTable } from '#src/model/reconciliation/csv.ts';
import { recognise } from '#src/model/reconciliation/formats.ts';
import { readPayments } from '#src/model/reconciliation/lines.ts';

/** Of the settlement report. */
const HEADINGS =
  'TransactionInfo,SalesDate,SaleUnitName,SaleUnitNumber,TransactionId,SettlementId,OrderID,SettlementDate,Gross,Currency,Fee,Refund,Net';

describe('the fee of a payment', () => {
  function settlement(...lines: string[]) {
    const { table, columns } = recognise(
      csvTable(
        [HEADINGS, ...lines.map((line) => `TransactionInfo,11.04.2026,Foto,513428,${line}`)].join(
          '\n',
        ),
      ),
    );
    return columns && readPayments(table, columns);
  }

  test('is read from the settlement report, with or without its sign', () => {
    const read = settlement(
      '55547,2000001,JF20260411ABCDEF123,12.04.2026,400.00,DKK,-3.00,0.00,397.00',
      '55548,2000001,JF20260411ABCDEF124,12.04.2026,400.00,DKK,3.25,0.00,396.75',
      '55549,2000001,JF20260411ABCDEF125,12.04.2026,400.00,DKK,,0.00,400.00',
    );
    expect(read?.payments.map(({ feeOre }) => feeOre)).toEqual([300, 325, 0]);
  });

  test('beside whole amounts tells where the decimals are', () => {
    const read = settlement('55547,2000001,JF1,12.04.2026,400,DKK,-3.25,0,396.75');
    expect(read?.payments).toMatchObject([{ amountOre: 40_000, feeOre: 325 }]);
  });

  test.each(['-401.00', 'tre kroner'])('%s leaves the line unread', (fee) => {
    const read = settlement(`55547,2000001,JF1,12.04.2026,400.00,DKK,${fee},0.00,0.00`);
    expect(read).toMatchObject({ payments: [], unread: [expect.stringContaining(fee)] });
  });
});
