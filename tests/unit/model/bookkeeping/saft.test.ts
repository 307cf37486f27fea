// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysPeriod, sumsOf } from '#src/model/bookkeeping/period.ts';
import { saftFile, xmlText } from '#src/model/bookkeeping/saft.ts';
import { taxedLines } from '#src/model/sale/books.ts';
import type { Voucher } from '#src/model/vouchers/schema.ts';
import { issuedCreditNote, issuedInvoice } from '../../../support/vouchers.ts';

const NAMESPACE = 'urn:StandardAuditFile-Taxation-Financial:DK';

const company = {
  name: 'Ærø & Søn "Foto"',
  cvr: '12345674',
  street: 'Kirkevej 12',
  postalCode: '9740',
  city: 'Jerslev',
  hasVat: true,
  bank: { registrationNumber: '9070', accountNumber: '1234567890' },
};

const period = daysPeriod('2026-07-01', '2026-09-30');

function imported(vouchers: readonly Voucher[], change: Partial<typeof company> = {}): Document {
  if (!period) throw new Error('No period');
  const facts = {
    period,
    company: { ...company, ...change },
    createdAt: new Date('2026-10-01T10:00:00Z'),
  };
  const file = new DOMParser().parseFromString(saftFile(vouchers, facts), 'application/xml');
  expect(file.querySelector('parsererror')).toBeNull();
  return file;
}

const all = (place: Document | Element, path: string): Element[] => [
  ...place.querySelectorAll(path),
];
const text = (place: Document | Element, path: string) => place.querySelector(path)?.textContent;
const names = (place: Element | null) => [...(place?.children ?? [])].map(({ tagName }) => tagName);
const ore = (element: Element): number => Math.round(Number(element.textContent) * 100);
const sumOf = (elements: readonly Element[]) => elements.reduce((sum, each) => sum + ore(each), 0);

/** The rates of the tax table. */
const ratesOf = (file: Document) =>
  all(file, 'TaxCodeDetails').map((each) => text(each, 'TaxPercentage'));

describe('the head', () => {
  test('names the business, the period and the file, in the order of the schema', () => {
    const file = imported([issuedInvoice(1)]);
    expect(file.documentElement.namespaceURI).toBe(NAMESPACE);
    expect(names(file.documentElement)).toEqual(['Header', 'MasterFiles', 'SourceDocuments']);
    expect(names(file.querySelector('Header'))).toEqual([
      'AuditFileVersion',
      'AuditFileCountry',
      'AuditFileDateCreated',
      'SoftwareCompanyName',
      'SoftwareID',
      'SoftwareVersion',
      'Company',
      'DefaultCurrencyCode',
      'SelectionCriteria',
      'HeaderComment',
      'TaxEntity',
    ]);
    expect(text(file, 'Company > Name')).toBe('Ærø & Søn "Foto"');
    expect(text(file, 'Company > CVR')).toBe('12345674');
    expect(text(file, 'BankAccountNumber')).toBe('1234567890');
    expect(text(file, 'AuditFileDateCreated')).toBe('2026-10-01');
    expect(text(file, 'SelectionStartDate')).toBe('2026-07-01');
    expect(text(file, 'SelectionEndDate')).toBe('2026-09-30');
  });

  test('names no registration for moms where there is none', () => {
    expect(imported([]).querySelector('TaxRegistration')).not.toBeNull();
    const unregistered = imported([issuedInvoice(1, { vatRate: 0, vatOre: 0 })], { hasVat: false });
    expect(unregistered.querySelector('TaxRegistration')).toBeNull();
    expect(ratesOf(unregistered)).toEqual(['0']);
  });
});

test('what was sold with moms keeps its code after the registration has ended', () => {
  const file = imported([issuedInvoice(1)], { hasVat: false });
  expect(ratesOf(file)).toEqual(['25', '0']);
});

test('every code of moms stands in the tax table', () => {
  const file = imported([issuedInvoice(1), issuedInvoice(2, { vatRate: 0, vatOre: 0 })]);
  const rates = new Map(
    all(file, 'TaxCodeDetails').map((each) => [text(each, 'TaxCode'), text(each, 'TaxPercentage')]),
  );
  const used = all(file, 'TaxInformation, TaxInformationTotals');
  expect(used).toHaveLength(6);
  for (const each of used) {
    expect(rates.get(text(each, 'TaxCode'))).toBe(text(each, 'TaxPercentage'));
  }
});

describe('an invoice', () => {
  test('has its elements in the order of the schema', () => {
    const file = imported([issuedInvoice(1)]);
    expect(names(file.querySelector('Invoice'))).toEqual([
      'InvoiceNo',
      'Period',
      'PeriodYear',
      'InvoiceDate',
      'InvoiceType',
      'GLPostingDate',
      'TransactionID',
      'Line',
      'Line',
      'DocumentTotals',
    ]);
    expect(names(file.querySelector('Line'))).toEqual([
      'LineNumber',
      'AccountID',
      'OrderReferences',
      'GoodsServicesID',
      'Quantity',
      'UnitPrice',
      'Description',
      'InvoiceLineAmount',
      'DebitCreditIndicator',
      'TaxInformation',
    ]);
  });

  test('states the sale without moms, the moms and both together', () => {
    const file = imported([issuedInvoice(1)]);
    expect(text(file, 'InvoiceNo')).toBe('2026-0001');
    expect(text(file, 'InvoiceDate')).toBe('2026-08-01');
    expect(text(file, 'Line InvoiceLineAmount > Amount')).toBe('159.20');
    expect(text(file, 'Line TaxAmount > Amount')).toBe('39.80');
    expect(text(file, 'NetTotal')).toBe('318.40');
    expect(text(file, 'GrossTotal')).toBe('398.00');
    expect(text(file, 'SalesInvoices > TotalCredit')).toBe('318.40');
    expect(text(file, 'SalesInvoices > TotalDebit')).toBe('0.00');
  });

  test('names its buyer only when it is full', () => {
    const buyer = {
      name: 'Bo Berg',
      email: 'bo@berg.example',
      company: 'Berg <&> "Ærø"; ApS',
      street: 'Havnen 3',
      postalCode: '9900',
      city: 'Frederikshavn',
    };
    expect(imported([issuedInvoice(1, { buyer })]).querySelector('CustomerInfo')).toBeNull();
    const file = imported([issuedInvoice(1, { buyer, isFull: true })]);
    expect(text(file, 'CustomerInfo > Name')).toBe('Berg <&> "Ærø"; ApS');
    expect(text(file, 'BillingAddress > StreetName')).toBe('Havnen 3');
    expect(file.documentElement.textContent).not.toContain('bo@berg.example');
  });

  test('is taken back by a credit note, as a debit without a sign', () => {
    const file = imported([issuedCreditNote(1)]);
    expect(text(file, 'InvoiceType')).toBe('Credit');
    expect(text(file, 'CreditNote > Reference')).toBe('2026-0001');
    expect(text(file, 'DebitCreditIndicator')).toBe('D');
    expect(text(file, 'GrossTotal')).toBe('398.00');
    expect(text(file, 'SalesInvoices > TotalDebit')).toBe('318.40');
    expect(text(file, 'SalesInvoices > TotalCredit')).toBe('0.00');
  });
});

const anyVoucher = fc
  .record({
    isCredit: fc.boolean(),
    hasVat: fc.boolean(),
    lines: fc.array(
      fc.record({
        name: fc.string({ unit: 'binary' }),
        amountOre: fc.integer({ min: 0, max: 50_000_000 }),
      }),
      { minLength: 1, maxLength: 15 },
    ),
    name: fc.string({ unit: 'binary' }),
  })
  .map(({ isCredit, hasVat, lines, name }) => {
    const sign = isCredit ? -1 : 1;
    const total = lines.reduce((sum, { amountOre }) => sum + amountOre, 0);
    return (isCredit ? issuedCreditNote : issuedInvoice)(1, {
      lines: lines.map((line) => ({
        name: line.name,
        type: 'image',
        amountOre: sign * line.amountOre,
      })),
      totalOre: sign * total,
      vatOre: hasVat ? sign * Math.round(total / 5) : 0,
      vatRate: hasVat ? 25 : 0,
      isFull: true,
      buyer: { name, email: '' },
    });
  });

describe('an import', () => {
  test('finds the sums of the period, in the totals and in the lines', () => {
    fc.assert(
      fc.property(fc.array(anyVoucher, { maxLength: 10 }), (vouchers) => {
        const file = imported(vouchers);
        let [gross, vat, lines] = [0, 0, 0];
        for (const invoice of all(file, 'Invoice')) {
          const sign = text(invoice, 'InvoiceType') === 'Credit' ? -1 : 1;
          gross += sign * sumOf(all(invoice, 'GrossTotal'));
          vat += sign * sumOf(all(invoice, 'TaxInformationTotals > TaxAmount > Amount'));
          lines += sign * sumOf(all(invoice, 'InvoiceLineAmount > Amount'));
          lines += sign * sumOf(all(invoice, 'TaxInformation > TaxAmount > Amount'));
        }
        const { totalOre, vatOre } = sumsOf(vouchers);
        expect({ gross, vat, lines }).toEqual({ gross: totalOre, vat: vatOre, lines: totalOre });
        expect(all(file, 'Invoice')).toHaveLength(Number(text(file, 'NumberOfEntries')));
      }),
      { numRuns: 40 },
    );
  });

  test('finds the moms of the lines never a whole øre away from their own share', () => {
    fc.assert(
      fc.property(anyVoucher, (voucher) => {
        const lines = taxedLines(voucher);
        expect(lines.reduce((sum, { vatOre }) => sum + vatOre, 0)).toBe(voucher.vatOre + 0);
        for (const { amountOre, vatOre } of lines) {
          const own = voucher.vatRate === 0 ? 0 : amountOre / 5;
          expect(Math.abs(vatOre - own)).toBeLessThan(2);
        }
      }),
    );
  });
});

test.each([
  ['a\u0000b\uFFFEc\uD800d', 'abcd'],
  ['to\r\nlinjer', 'to linjer'],
  ['<b>&"\'', '&lt;b&gt;&amp;&quot;&apos;'],
  [`${'x'.repeat(69)}📷📷`, `${'x'.repeat(69)}📷`],
])('%j is written as %j', (given, written) => {
  expect(xmlText(given)).toBe(written);
});
