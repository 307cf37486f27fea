import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  amountCell,
  dailyFees,
  journalFile,
  journalNumber,
  type JournalProgram,
  journalPrograms,
  type LedgerAccounts,
  textCell,
} from '#src/model/bookkeeping/journal.ts';
import { sumsOf } from '#src/model/bookkeeping/period.ts';
import { paymentMethods } from '#src/model/orders/payment.ts';
import type { Voucher } from '#src/model/vouchers/schema.ts';
import { issuedCreditNote, issuedInvoice } from '../../../support/vouchers.ts';
import { importedCsv, importedOre } from './importedCsv.ts';

const accounts: LedgerAccounts = {
  ...{ sales: '1000', salesWithoutVat: '1050', vatCode: 'U25', fees: '' },
  received: { mobilePay: '55010', bank: '55000' },
};
const company = {
  ...{ name: 'Bo Berg', email: 'bo@berg.example', street: 'Havnen 3', postalCode: '9900' },
  ...{ city: 'Frederikshavn', company: 'Bo "Æbelø"; Ærø\n=1+1\r\nÅse & <søn>' },
};
const imported = (program: JournalProgram, vouchers: readonly Voucher[]) =>
  importedCsv(journalFile(program, { vouchers, fees: [] }, accounts));
/** The lines below the headings, with bars between their cells. */
const lines = (program: JournalProgram, ...vouchers: Voucher[]) =>
  imported(program, vouchers)
    .slice(1)
    .map((row) => row.join('|'));

const words = 'Faktura 2026-0001, ordre JF20260801ABCDEF101';

describe('the journal', () => {
  test('of Dinero has the sale and the payment in two lines of one voucher', () => {
    const [headings] = imported('dinero', []);
    expect(headings?.join('|')).toBe('Bilag nr.|Dato|Tekst|Konto|Beløb|Modkonto');
    const voucher = `20260001|01-08-2026|${words}`;
    expect(lines('dinero', issuedInvoice(1))).toEqual([
      `${voucher}|1000|-398,00|`,
      `${voucher}|55010|398,00|`,
    ]);
    // No mark stands before the first heading.
    expect(journalFile('dinero', { vouchers: [], fees: [] }, accounts)).toMatch(/^Bilag nr\./);
  });

  test('turns a credit note round', () => {
    const voucher =
      '920260001|01-08-2026|Kreditnota K2026-0001 til faktura 2026-0001, ordre JF20260801ABCDEF101';
    expect(lines('dinero', issuedCreditNote(1))).toEqual([
      `${voucher}|1000|398,00|`,
      `${voucher}|55010|-398,00|`,
    ]);
  });

  test('of Billy has the sale in one line', () => {
    const [headings] = imported('billy', []);
    expect(headings?.join('|')).toBe('Dato|Bilagsnr.|Tekst|Konto|Momssats|Beløb|Modkonto');
    expect(lines('billy', issuedInvoice(1, { paymentMethod: 'cash' }))).toEqual([
      `01-08-2026|20260001|${words}|1000|U25|-398,00|55000`,
    ]);
  });

  test('of e-conomic has the sale in one line, and its currency', () => {
    const [headings] = imported('economic', []);
    const columns = 'Bilagsnr.|Dato|Tekst|Konto|Momskode|Beløb|Modkonto|Valuta';
    expect(headings?.join('|')).toBe(columns);
    expect(lines('economic', issuedInvoice(1))).toEqual([
      `20260001|01-08-2026|${words}|1000|U25|-398,00|55010|DKK`,
    ]);
  });

  test('has a sale without moms on its own account without a code', () => {
    const [line] = lines('economic', issuedInvoice(1, { vatOre: 0, vatRate: 0 }));
    expect(line).toContain('|1050||-398,00|');
  });

  test.each(journalPrograms)('of %s leaves out a voucher of nothing', (program) => {
    expect(lines(program, issuedInvoice(1, { totalOre: 0, vatOre: 0 }))).toEqual([]);
  });

  test('has the day of Copenhagen', () => {
    const issuedAt = new Date('2026-12-31T23:30:00Z');
    expect(lines('dinero', issuedInvoice(1, { issuedAt }))[0]).toContain('|01-01-2027|');
  });

  test('names the buyer of a full invoice only', () => {
    const content = { vouchers: [issuedInvoice(1)], fees: [] };
    expect(journalFile('dinero', content, accounts)).not.toMatch(/Ida|ida@/);
    const textFor = (buyer: Voucher['buyer']) =>
      imported('dinero', [issuedInvoice(1, { isFull: true, buyer })])[1]?.[2];
    expect(textFor(company)).toBe(`${words}, Bo "Æbelø"; Ærø =1+1 Åse & <søn>`);
    expect(textFor({ ...company, company: undefined })).toBe(`${words}, Bo Berg`);
  });

  test('has numbers that differ for invoices and credit notes, also past ten thousand', () => {
    expect(journalNumber({ kind: 'invoice', number: '2026-10000' })).toBe('202610000');
    expect(journalNumber({ kind: 'credit-note', number: 'K2026-0001' })).toBe('920260001');
  });
});

describe('fees', () => {
  const fees = [{ day: '2026-08-02', feeOre: 1_250 }];
  const withFees = (program: JournalProgram, account = '7220') => {
    const file = journalFile(program, { vouchers: [], fees }, { ...accounts, fees: account });
    return importedCsv(file)
      .slice(1)
      .map((row) => row.join('|'));
  };
  const what = '820260802|02-08-2026|Gebyrer fra MobilePay';

  test('leave the account of MobilePay, without moms, under a number of their day', () => {
    expect(withFees('dinero')).toEqual([`${what}|7220|12,50|`, `${what}|55010|-12,50|`]);
    expect(withFees('billy')).toEqual([
      '02-08-2026|820260802|Gebyrer fra MobilePay|7220||12,50|55010',
    ]);
    expect(withFees('economic')).toEqual([`${what}|7220||12,50|55010|DKK`]);
    expect(withFees('dinero', '')).toEqual([]);
  });

  test('are summed for each day of an approval, of payments that belong to an order', () => {
    // In Copenhagen it is the day after.
    const decidedAt = new Date('2026-08-01T22:30:00Z');
    const payment = { day: '2026-06-30', feeOre: 300, status: 'approved', decidedAt } as const;
    const payments = [
      payment,
      { ...payment, feeOre: 75, decidedAt: new Date('2026-08-01T10:00:00Z') },
      { ...payment, feeOre: 225 },
      { ...payment, status: 'set-aside' as const },
      { ...payment, status: 'open' as const, decidedAt: undefined },
      { ...payment, feeOre: 0, decidedAt: new Date('2026-08-03T10:00:00Z') },
    ];
    expect(dailyFees(payments).map(({ day, feeOre }) => `${day}: ${feeOre}`)).toEqual([
      '2026-08-01: 75',
      '2026-08-02: 525',
    ]);
  });
});

describe('a cell', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+45 20', "'+45 20"],
    ['-1', "'-1"],
    ['@cmd', "'@cmd"],
    ['\t=1+1', "'=1+1"],
    ['  =1+1', "'=1+1"],
    ['a=b', 'a=b'],
    ['en;to', '"en;to"'],
    ['"citat"', '"""citat"""'],
    ['to\r\nlinjer', 'to linjer'],
    ['to\u2028linjer', 'to linjer'],
  ])('%j is written as %j', (text, cell) => {
    expect(textCell(text)).toBe(cell);
  });

  test('of øre has a comma and no points', () => {
    const cells = [0, 5, -5, 123_456, -39_800].map(amountCell);
    expect(cells).toEqual(['0,00', '0,05', '-0,05', '1234,56', '-398,00']);
  });

  test('of any text comes back as one cell that is no formula', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const [row = [], ...others] = importedCsv(`${textCell(text)};x\r\n`);
        expect(others).toEqual([]);
        expect(row).toHaveLength(2);
        expect(row[0]).not.toMatch(/^[=+\-@]/);
      }),
    );
  });
});

const anyVoucher = fc
  .record({
    isCredit: fc.boolean(),
    totalOre: fc.integer({ min: 0, max: 2_500_000_000 }),
    name: fc.string({ unit: 'binary' }),
    isFull: fc.boolean(),
    paymentMethod: fc.constantFrom(...paymentMethods),
    hasVat: fc.boolean(),
  })
  .map(({ isCredit, totalOre, name, hasVat, ...change }) => {
    const sign = isCredit ? -1 : 1;
    return (isCredit ? issuedCreditNote : issuedInvoice)(1, {
      ...{ ...change, totalOre: sign * totalOre, buyer: { ...company, company: name } },
      ...{ vatOre: hasVat ? sign * Math.round(totalOre / 5) : 0, vatRate: hasVat ? 25 : 0 },
    });
  });

describe.each(journalPrograms)('an import into %s', (program) => {
  /** A sale is a credit, and therefore negative. */
  function bookedSales([headings = [], ...rows]: string[][]): number {
    const [account, amount] = [headings.indexOf('Konto'), headings.indexOf('Beløb')];
    const sales = rows.filter((row) => ['1000', '1050'].includes(row[account] ?? ''));
    return sales.reduce((sum, row) => sum - importedOre(row[amount] ?? ''), 0);
  }

  test('books the turnover of the period to the øre', () => {
    fc.assert(
      fc.property(fc.array(anyVoucher, { maxLength: 30 }), (vouchers) => {
        const rows = imported(program, vouchers);
        expect(bookedSales(rows)).toBe(sumsOf(vouchers).totalOre);
        for (const row of rows) expect(row).toHaveLength(rows[0]?.length ?? 0);
      }),
    );
  });
});

test('each voucher balances in Dinero, which takes it in two lines', () => {
  fc.assert(
    fc.property(anyVoucher, (voucher) => {
      const [, ...rows] = imported('dinero', [voucher]);
      expect(rows.reduce((sum, row) => sum + importedOre(row[4] ?? ''), 0)).toBe(0);
    }),
  );
});
