import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  amountCell,
  dailyFees,
  journalFile,
  journalNumber,
  journalPrograms,
  textCell,
  type JournalProgram,
  type LedgerAccounts,
} from '#src/model/bookkeeping/journal.ts';
import { sumsOf } from '#src/model/bookkeeping/period.ts';
import { paymentMethods } from '#src/model/orders/payment.ts';
import type { Voucher } from '#src/model/vouchers/schema.ts';
import { issuedCreditNote, issuedInvoice } from '../../../support/vouchers.ts';
import { importedCsv, importedOre } from './importedCsv.ts';

const accounts: LedgerAccounts = {
  sales: '1000',
  salesWithoutVat: '1050',
  received: { mobilePay: '55010', bank: '55000' },
  vatCode: 'U25',
  fees: '',
};

const NASTY = 'Bo "Æbelø"; Ærø\n=1+1\r\nÅse & <søn>';
const company = {
  name: 'Bo Berg',
  email: 'bo@berg.example',
  company: NASTY,
  street: 'Havnen 3',
  postalCode: '9900',
  city: 'Frederikshavn',
};

const imported = (program: JournalProgram, vouchers: readonly Voucher[]) =>
  importedCsv(journalFile(program, { vouchers, fees: [] }, accounts));

describe('the journal of Dinero', () => {
  test('has the sale and the payment in two lines of one voucher', () => {
    expect(imported('dinero', [issuedInvoice(1)])).toEqual([
      ['Bilag nr.', 'Dato', 'Tekst', 'Konto', 'Beløb', 'Modkonto'],
      [
        '20260001',
        '01-08-2026',
        'Faktura 2026-0001, ordre JF20260801ABCDEF101',
        '1000',
        '-398,00',
        '',
      ],
      [
        '20260001',
        '01-08-2026',
        'Faktura 2026-0001, ordre JF20260801ABCDEF101',
        '55010',
        '398,00',
        '',
      ],
    ]);
  });

  test('begins with its first heading, without a mark', () => {
    expect(journalFile('dinero', { vouchers: [], fees: [] }, accounts)).toMatch(/^Bilag nr\./);
  });

  test('turns a credit note round', () => {
    const [, sale, payment] = imported('dinero', [issuedCreditNote(1)]);
    expect(sale).toEqual([
      '920260001',
      '01-08-2026',
      'Kreditnota K2026-0001 til faktura 2026-0001, ordre JF20260801ABCDEF101',
      '1000',
      '398,00',
      '',
    ]);
    expect(payment?.slice(3)).toEqual(['55010', '-398,00', '']);
  });
});

test('the journal of Billy has the sale in one line', () => {
  expect(imported('billy', [issuedInvoice(1, { paymentMethod: 'cash' })])).toEqual([
    ['Dato', 'Bilagsnr.', 'Tekst', 'Konto', 'Momssats', 'Beløb', 'Modkonto'],
    [
      '01-08-2026',
      '20260001',
      'Faktura 2026-0001, ordre JF20260801ABCDEF101',
      '1000',
      'U25',
      '-398,00',
      '55000',
    ],
  ]);
});

test('the journal of e-conomic has the sale in one line, and its currency', () => {
  expect(imported('economic', [issuedInvoice(1)])).toEqual([
    ['Bilagsnr.', 'Dato', 'Tekst', 'Konto', 'Momskode', 'Beløb', 'Modkonto', 'Valuta'],
    [
      '20260001',
      '01-08-2026',
      'Faktura 2026-0001, ordre JF20260801ABCDEF101',
      '1000',
      'U25',
      '-398,00',
      '55010',
      'DKK',
    ],
  ]);
});

test('a sale without moms has its own account and no code', () => {
  const [, line] = imported('economic', [issuedInvoice(1, { vatOre: 0, vatRate: 0 })]);
  expect(line?.slice(3, 6)).toEqual(['1050', '', '-398,00']);
});

test.each(journalPrograms)('the journal of %s leaves out a voucher of nothing', (program) => {
  const [, ...lines] = imported(program, [issuedInvoice(1, { totalOre: 0, vatOre: 0 })]);
  expect(lines).toEqual([]);
});

test('the day is that of Copenhagen', () => {
  const issuedAt = new Date('2026-12-31T23:30:00Z');
  expect(imported('dinero', [issuedInvoice(1, { issuedAt })])[1]?.[1]).toBe('01-01-2027');
});

describe('fees', () => {
  const fees = [{ day: '2026-08-02', feeOre: 1_250 }];
  const withFees = (program: JournalProgram, account: string) =>
    importedCsv(journalFile(program, { vouchers: [], fees }, { ...accounts, fees: account })).slice(
      1,
    );

  test('leave the account of MobilePay, without moms, under a number of their day', () => {
    expect(withFees('dinero', '7220')).toEqual([
      ['820260802', '02-08-2026', 'Gebyrer fra MobilePay', '7220', '12,50', ''],
      ['820260802', '02-08-2026', 'Gebyrer fra MobilePay', '55010', '-12,50', ''],
    ]);
    expect(withFees('billy', '7220')).toEqual([
      ['02-08-2026', '820260802', 'Gebyrer fra MobilePay', '7220', '', '12,50', '55010'],
    ]);
    expect(withFees('economic', '7220')).toEqual([
      ['820260802', '02-08-2026', 'Gebyrer fra MobilePay', '7220', '', '12,50', '55010', 'DKK'],
    ]);
  });

  test('are left out where no account is named', () => {
    expect(withFees('dinero', '')).toEqual([]);
  });

  test('are summed for each day, of payments that belong to an order', () => {
    const payment = { day: '2026-08-02', feeOre: 300, status: 'approved' } as const;
    expect(
      dailyFees([
        payment,
        { ...payment, day: '2026-08-01', feeOre: 75 },
        { ...payment, feeOre: 225 },
        { ...payment, status: 'set-aside' },
        { ...payment, status: 'open' },
        { ...payment, day: '2026-08-03', feeOre: 0 },
      ]),
    ).toEqual([
      { day: '2026-08-01', feeOre: 75 },
      { day: '2026-08-02', feeOre: 525 },
    ]);
  });
});

test('only a full invoice names its buyer', () => {
  const content = { vouchers: [issuedInvoice(1)], fees: [] };
  const simplified = journalFile('dinero', content, accounts);
  expect(simplified).not.toMatch(/Ida|ida@/);
  const [, line] = imported('dinero', [issuedInvoice(1, { isFull: true, buyer: company })]);
  expect(line?.[2]).toBe(
    'Faktura 2026-0001, ordre JF20260801ABCDEF101, Bo "Æbelø"; Ærø =1+1 Åse & <søn>',
  );
  const person = { ...company, company: undefined };
  const [, private_] = imported('dinero', [issuedInvoice(1, { isFull: true, buyer: person })]);
  expect(private_?.[2]).toMatch(/, Bo Berg$/);
});

test('numbers of invoices and credit notes differ, also past ten thousand', () => {
  const number = (kind: Voucher['kind'], text: string) => journalNumber({ kind, number: text });
  expect(number('invoice', '2026-10000')).toBe('202610000');
  expect(number('credit-note', 'K2026-0001')).toBe('920260001');
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
    ['æøå', 'æøå'],
    ['to\r\nlinjer', 'to linjer'],
    ['to\u2028linjer', 'to linjer'],
  ])('%j is written as %j', (text, cell) => {
    expect(textCell(text)).toBe(cell);
  });

  test.each([
    [0, '0,00'],
    [5, '0,05'],
    [-5, '-0,05'],
    [123_456, '1234,56'],
    [-39_800, '-398,00'],
  ])('%i øre is written as %s', (ore, cell) => {
    expect(amountCell(ore)).toBe(cell);
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
    company: fc.string({ unit: 'binary' }),
    isFull: fc.boolean(),
    paymentMethod: fc.constantFrom(...paymentMethods),
    hasVat: fc.boolean(),
  })
  .map(({ isCredit, totalOre, company: name, isFull, paymentMethod, hasVat }) => {
    const sign = isCredit ? -1 : 1;
    return (isCredit ? issuedCreditNote : issuedInvoice)(1, {
      totalOre: sign * totalOre,
      vatOre: hasVat ? sign * Math.round(totalOre / 5) : 0,
      vatRate: hasVat ? 25 : 0,
      buyer: { ...company, company: name },
      isFull,
      paymentMethod,
    });
  });

/** The sales that a program has booked after an import. A sale is a credit, and therefore negative. */
function bookedSales(rows: readonly string[][]): number {
  const [headings = [], ...lines] = rows;
  const account = headings.indexOf('Konto');
  const amount = headings.indexOf('Beløb');
  return lines
    .filter((line) => ['1000', '1050'].includes(line[account] ?? ''))
    .reduce((sum, line) => sum - importedOre(line[amount] ?? ''), 0);
}

describe.each(journalPrograms)('an import into %s', (program) => {
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
      const [, ...lines] = imported('dinero', [voucher]);
      expect(lines.reduce((sum, line) => sum + importedOre(line[4] ?? ''), 0)).toBe(0);
    }),
  );
});
