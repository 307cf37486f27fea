import { isoDay } from '../base/dates.ts';
import { fromOre } from '../base/money.ts';
import { negative } from '../sale/amounts.ts';
import { type BookedSums, bookedSums, taxedLines } from '../sale/books.ts';
import type { Voucher } from '../vouchers/schema.ts';
import { namedBuyer } from './journal.ts';
import { daysOf, isCreditNote, type Period } from './period.ts';
import { bookkeepingTexts as texts } from './texts.ts';

/*
 * The sales invoices of a period in the order and with the names of the Danish SAF-T Financial schema
 * (version 2.1). The general ledger, which the schema also asks for, is kept in a bookkeeping
 * program: this file is the part of it that the shop knows.
 */
const NAMESPACE = 'urn:StandardAuditFile-Taxation-Financial:DK';
const SCHEMA_VERSION = '2.1';
const COUNTRY = 'DK';
const CURRENCY = 'DKK';
const REVENUE_ACCOUNT = 'Salg';

/** Danish moms has been 25 per cent since this day. */
const VAT_SINCE = '1992-01-01';

/** The longest texts that the schema takes, by the names of its types. */
const LENGTHS = { code: 9, short: 18, middle1: 35, middle2: 70, long: 256 } as const;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** XML has no way to write the other characters, also not escaped. */
const IMPOSSIBLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text for XML, cut to a length that the schema takes. */
export function xmlText(text: string, length: keyof typeof LENGTHS = 'middle2'): string {
  const possible = text.replace(IMPOSSIBLE, '').replace(/\s+/g, ' ').trim();
  return Array.from(possible)
    .slice(0, LENGTHS[length])
    .join('')
    .replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');
}

/** An element around its content, which is XML already. */
const element = (name: string, ...content: string[]): string =>
  `<${name}>${content.join('')}</${name}>`;

/** Kroner with a decimal point. */
const kroner = (ore: number): string => fromOre(ore).toFixed(2);

/** An amount, which the schema also asks for in its own currency. */
function amount(name: string, ore: number): string {
  return element(
    name,
    element('Amount', kroner(ore)),
    element('CurrencyCode', CURRENCY),
    element('CurrencyAmount', kroner(ore)),
    element('ExchangeRate', '1'),
  );
}

interface Address {
  street: string;
  postalCode: string;
  city: string;
}

function address(name: string, { street, postalCode, city }: Address): string {
  return element(
    name,
    element('StreetName', xmlText(street)),
    element('City', xmlText(city, 'middle1')),
    element('PostalCode', xmlText(postalCode, 'short')),
    element('Country', COUNTRY),
  );
}

const TAX_CODES: Record<Voucher['vatRate'], string> = { 25: 'S25', 0: 'S0' };

/** The amount of a credit note stands as a debit without a sign. */
const unsigned = ({ kind }: Voucher, ore: number): number =>
  isCreditNote(kind) ? negative(ore) : ore;

function taxInformation(
  name: string,
  voucher: Voucher,
  { withoutVatOre, vatOre }: Omit<BookedSums, 'totalOre'>,
): string {
  const { vatRate } = voucher;
  return element(
    name,
    element('TaxType', 'VAT'),
    element('TaxCode', TAX_CODES[vatRate]),
    element('TaxPercentage', String(vatRate)),
    element('TaxBase', kroner(unsigned(voucher, withoutVatOre))),
    amount('TaxAmount', unsigned(voucher, vatOre)),
  );
}

function invoiceLines(voucher: Voucher): string[] {
  const { kind, orderId, credits } = voucher;
  return taxedLines(voucher).map((line, index) => {
    const netOre = unsigned(voucher, line.withoutVatOre);
    return element(
      'Line',
      element('LineNumber', String(index + 1)),
      element('AccountID', REVENUE_ACCOUNT),
      element('OrderReferences', element('OriginatingON', xmlText(orderId))),
      element('GoodsServicesID', 'Services'),
      element('Quantity', '1'),
      element('UnitPrice', kroner(netOre)),
      credits === undefined
        ? ''
        : element(
            'References',
            element('CreditNote', element('Reference', xmlText(credits, 'middle1'))),
          ),
      element('Description', xmlText(line.name, 'long')),
      amount('InvoiceLineAmount', netOre),
      element('DebitCreditIndicator', isCreditNote(kind) ? 'D' : 'C'),
      taxInformation('TaxInformation', voucher, line),
    );
  });
}

function customer(voucher: Voucher): string {
  const { street = '', postalCode = '', city = '' } = voucher.buyer;
  if (!voucher.isFull) return '';
  return element(
    'CustomerInfo',
    element('Name', xmlText(namedBuyer(voucher))),
    address('BillingAddress', { street, postalCode, city }),
  );
}

function invoice(voucher: Voucher): string {
  const { number, kind, issuedAt } = voucher;
  const day = isoDay(issuedAt);
  const sums = bookedSums([voucher]);
  return element(
    'Invoice',
    element('InvoiceNo', xmlText(number)),
    customer(voucher),
    element('Period', String(Number(day.slice(5, 7)))),
    element('PeriodYear', day.slice(0, 4)),
    element('InvoiceDate', day),
    element('InvoiceType', isCreditNote(kind) ? 'Credit' : 'Debit'),
    element('GLPostingDate', day),
    element('TransactionID', xmlText(number)),
    ...invoiceLines(voucher),
    element(
      'DocumentTotals',
      taxInformation('TaxInformationTotals', voucher, sums),
      element('NetTotal', kroner(unsigned(voucher, sums.withoutVatOre))),
      element('GrossTotal', kroner(unsigned(voucher, sums.totalOre))),
    ),
  );
}

/** The business that sells, as the head of the file names it. */
export interface SaftCompany extends Address {
  name: string;
  cvr: string;
  /** False for a business that is not registered for moms. */
  hasVat: boolean;
  bank: { registrationNumber: string; accountNumber: string };
}

interface SaftFacts {
  period: Period;
  company: SaftCompany;
  createdAt: Date;
}

function header({ period, company, createdAt }: SaftFacts): string {
  const [first, last] = daysOf(period);
  const { name, cvr, hasVat, bank } = company;
  const registration = element(
    'TaxRegistration',
    element('TaxRegistrationNumber', xmlText(cvr, 'middle1')),
    element('TaxType', 'VAT'),
    element('Country', COUNTRY),
  );
  return element(
    'Header',
    element('AuditFileVersion', SCHEMA_VERSION),
    element('AuditFileCountry', COUNTRY),
    element('AuditFileDateCreated', isoDay(createdAt)),
    element('SoftwareCompanyName', xmlText(name)),
    element('SoftwareID', xmlText(name, 'long')),
    element('SoftwareVersion', '1'),
    element(
      'Company',
      element('CVR', xmlText(cvr, 'middle1')),
      element('Name', xmlText(name)),
      address('Address', company),
      hasVat ? registration : '',
      element(
        'BankAccount',
        element('BankAccountNumber', xmlText(bank.accountNumber, 'middle1')),
        element('SortCode', xmlText(bank.registrationNumber, 'short')),
      ),
    ),
    element('DefaultCurrencyCode', CURRENCY),
    element(
      'SelectionCriteria',
      element('SelectionStartDate', first),
      element('SelectionEndDate', last),
    ),
    element('HeaderComment', xmlText(texts.saftComment, 'long')),
    element('TaxEntity', xmlText(name)),
  );
}

/** The codes that a business uses; one that is not registered for moms has none of it. */
function taxTable(vouchers: readonly Voucher[], hasVat: boolean): string {
  const registered = hasVat || vouchers.some(({ vatRate }) => vatRate > 0);
  const rates: Voucher['vatRate'][] = registered ? [25, 0] : [0];
  const details = rates.map((rate) =>
    element(
      'TaxCodeDetails',
      element('TaxCode', TAX_CODES[rate]),
      element('EffectiveDate', VAT_SINCE),
      element('Description', xmlText(texts.taxCodes[rate], 'long')),
      element('TaxPercentage', String(rate)),
      element('Country', COUNTRY),
    ),
  );
  return element(
    'TaxTable',
    element('TaxTableEntry', element('TaxType', 'VAT'), element('Description', 'VAT'), ...details),
  );
}

/** The vouchers of a period as a part of a SAF-T file. */
export function saftFile(vouchers: readonly Voucher[], facts: SaftFacts): string {
  const invoices = vouchers.filter(({ kind }) => !isCreditNote(kind));
  const creditNotes = vouchers.filter(({ kind }) => isCreditNote(kind));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<AuditFile xmlns="${NAMESPACE}">`,
    header(facts),
    element('MasterFiles', taxTable(vouchers, facts.company.hasVat)),
    element(
      'SourceDocuments',
      element(
        'SalesInvoices',
        element('NumberOfEntries', String(vouchers.length)),
        element('TotalDebit', kroner(negative(bookedSums(creditNotes).withoutVatOre))),
        element('TotalCredit', kroner(bookedSums(invoices).withoutVatOre)),
        ...vouchers.map(invoice),
      ),
    ),
    '</AuditFile>\n',
  ].join('');
}
