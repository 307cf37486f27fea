import { isoDay } from '../base/dates.ts';
import { escapedText } from '../base/markup.ts';
import { fromOre } from '../base/money.ts';
import { isCreditNote } from '../bookkeeping/period.ts';
import { negative } from '../sale/amounts.ts';
import { bookedSums, type BookedSums, lineSums } from '../sale/voucherSums.ts';
import { dueAt, paidOre } from './payable.ts';
import { isReductionLine, type Voucher, type VoucherKind } from './schema.ts';

/*
 * Vouchers as NemHandel takes them: OIOUBL 2.1, in the order of elements that UBL asks for. Its
 * `TaxExclusiveAmount` of a document is, against its name, the moms.
 */

type Attributes = Readonly<Record<string, string>>;

function value(name: string, text: string, attributes: Attributes = {}): string {
  const written = Object.entries(attributes).map(([key, each]) => ` ${key}="${escapedText(each)}"`);
  return `<cbc:${name}${written.join('')}>${escapedText(text)}</cbc:${name}>`;
}

function group(name: string, parts: readonly string[]): string {
  return `<cac:${name}>${parts.join('')}</cac:${name}>`;
}

const AGENCY = { schemeAgencyID: '320' };

const amount = (name: string, ore: number): string =>
  value(name, fromOre(ore).toFixed(2), { currencyID: 'DKK' });

const cvr = (name: string, digits: string, schemeID = 'DK:CVR'): string =>
  value(name, `DK${digits}`, { schemeID });

const taxScheme = group('TaxScheme', [
  value('ID', '63', { ...AGENCY, schemeID: 'urn:oioubl:id:taxschemeid-1.1' }),
  value('Name', 'Moms'),
]);

function taxCategory(vatRate: Voucher['vatRate']): string {
  const schemeID = 'urn:oioubl:id:taxcategoryid-1.1';
  return group('TaxCategory', [
    value('ID', vatRate === 0 ? 'ZeroRated' : 'StandardRated', { ...AGENCY, schemeID }),
    value('Percent', String(vatRate)),
    taxScheme,
  ]);
}

function taxTotal({ withoutVatOre, vatOre }: BookedSums, vatRate: Voucher['vatRate']): string {
  return group('TaxTotal', [
    amount('TaxAmount', vatOre),
    group('TaxSubtotal', [
      amount('TaxableAmount', withoutVatOre),
      amount('TaxAmount', vatOre),
      taxCategory(vatRate),
    ]),
  ]);
}

interface Place {
  street?: string | undefined;
  postalCode?: string | undefined;
  city?: string | undefined;
}

/** The house number stands in the street, as the buyer wrote it. */
function address({ street = '', postalCode = '', city = '' }: Place): string {
  return group('PostalAddress', [
    value('AddressFormatCode', 'StructuredLax', {
      listAgencyID: '320',
      listID: 'urn:oioubl:codelist:addressformatcode-1.1',
    }),
    value('StreetName', street),
    value('CityName', city),
    value('PostalZone', postalCode),
    group('Country', [value('IdentificationCode', 'DK')]),
  ]);
}

const partyName = (name: string): string => group('PartyName', [value('Name', name)]);

function legalEntity(name: string, digits: string): string {
  return group('PartyLegalEntity', [value('RegistrationName', name), cvr('CompanyID', digits)]);
}

function supplier({ seller, vatRate }: Voucher): string {
  const registration = group('PartyTaxScheme', [cvr('CompanyID', seller.cvr, 'DK:SE'), taxScheme]);
  return group('AccountingSupplierParty', [
    group('Party', [
      cvr('EndpointID', seller.cvr),
      partyName(seller.name),
      address(seller),
      vatRate === 0 ? '' : registration,
      legalEntity(seller.name, seller.cvr),
    ]),
  ]);
}

function customer({ buyer }: Voucher): string {
  const { name, email, company = name, cvr: digits = '', ean = '' } = buyer;
  return group('AccountingCustomerParty', [
    group('Party', [
      value('EndpointID', ean, { schemeAgencyID: '9', schemeID: 'GLN' }),
      partyName(company),
      address(buyer),
      legalEntity(company, digits),
      group('Contact', [value('ID', name), value('Name', name), value('ElectronicMail', email)]),
    ]),
  ]);
}

/** The account to which an invoice is paid. */
export interface InvoiceAccount {
  registrationNumber: string;
  accountNumber: string;
}

interface Due {
  orderId: string;
  due: Date;
}

function paymentMeans({ orderId, due }: Due, account: InvoiceAccount): string {
  return group('PaymentMeans', [
    value('ID', '1'),
    value('PaymentMeansCode', '42'),
    value('PaymentDueDate', isoDay(due)),
    value('PaymentChannelCode', 'DK:BANK', {
      listAgencyID: '320',
      listID: 'urn:oioubl:codelist:paymentchannelcode-1.1',
    }),
    group('PayeeFinancialAccount', [
      value('ID', account.accountNumber),
      value('PaymentNote', orderId),
      group('FinancialInstitutionBranch', [value('ID', account.registrationNumber)]),
    ]),
  ]);
}

interface Line extends BookedSums {
  name: string;
  isReduction: boolean;
}

/** The lines with their amounts; those of a credit note are positive here, too. */
function linesOf({ kind, lines, vatRate }: Voucher): Line[] {
  const amounts = lines.map(({ amountOre }) =>
    isCreditNote(kind) ? negative(amountOre) : amountOre,
  );
  const sums = lineSums(amounts, vatRate);
  return lines.flatMap((line, at) => {
    const own = sums[at];
    return own ? [{ ...own, name: line.name, isReduction: isReductionLine(line) }] : [];
  });
}

/** What an invoice says of its payment. */
function paymentParts(voucher: Voucher, account: InvoiceAccount): string[] {
  const { orderId } = voucher;
  const [paid, due] = [paidOre(voucher), dueAt(voucher)];
  return [
    ...(due ? [paymentMeans({ orderId, due }, account)] : []),
    ...(paid > 0 ? [group('PrepaidPayment', [amount('PaidAmount', paid)])] : []),
  ];
}

function allowance({ name, withoutVatOre }: Line, vatRate: Voucher['vatRate']): string {
  return group('AllowanceCharge', [
    value('ChargeIndicator', 'false'),
    value('AllowanceChargeReason', name),
    amount('Amount', negative(withoutVatOre)),
    taxCategory(vatRate),
  ]);
}

function totals(lines: readonly Line[], paid: number): string {
  const all = bookedSums(lines);
  const items = bookedSums(lines.filter(({ isReduction }) => !isReduction));
  const takenOff = items.withoutVatOre - all.withoutVatOre;
  const isReduced = lines.some(({ isReduction }) => isReduction);
  return group('LegalMonetaryTotal', [
    amount('LineExtensionAmount', items.withoutVatOre),
    amount('TaxExclusiveAmount', all.vatOre),
    amount('TaxInclusiveAmount', all.totalOre),
    ...(isReduced ? [amount('AllowanceTotalAmount', takenOff)] : []),
    ...(paid === 0 ? [] : [amount('PrepaidAmount', paid)]),
    amount('PayableAmount', all.totalOre - paid),
  ]);
}

interface Words {
  root: string;
  line: string;
  quantity: string;
}

const words: Record<VoucherKind, Words> = {
  invoice: { root: 'Invoice', line: 'InvoiceLine', quantity: 'InvoicedQuantity' },
  'credit-note': { root: 'CreditNote', line: 'CreditNoteLine', quantity: 'CreditedQuantity' },
};

function itemLine(line: Line, at: number, { kind, vatRate }: Voucher): string {
  return group(words[kind].line, [
    value('ID', String(at + 1)),
    value(words[kind].quantity, '1.00', { unitCode: 'EA' }),
    amount('LineExtensionAmount', line.withoutVatOre),
    taxTotal(line, vatRate),
    group('Item', [value('Description', line.name), value('Name', line.name)]),
    group('Price', [amount('PriceAmount', line.withoutVatOre)]),
  ]);
}

function numbers({ kind, number, issuedAt, orderId, credits = '' }: Voucher): string[] {
  const listID = 'urn:oioubl:codelist:invoicetypecode-1.1';
  const credited = group('InvoiceDocumentReference', [value('ID', credits)]);
  return [
    value('UBLVersionID', '2.1'),
    value('CustomizationID', 'OIOUBL-2.1'),
    value('ProfileID', 'urn:www.nesubl.eu:profiles:profile5:ver2.0', {
      ...AGENCY,
      schemeID: 'urn:oioubl:id:profileid-1.2',
    }),
    value('ID', number),
    value('IssueDate', isoDay(issuedAt)),
    ...(isCreditNote(kind)
      ? []
      : [value('InvoiceTypeCode', '380', { listAgencyID: '320', listID })]),
    value('DocumentCurrencyCode', 'DKK'),
    group('OrderReference', [value('ID', orderId)]),
    ...(isCreditNote(kind) ? [group('BillingReference', [credited])] : []),
  ];
}

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';

/** The e-invoice, or the credit note, of a sale to a buyer with an EAN number. */
export function eInvoice(voucher: Voucher, account: InvoiceAccount): string {
  const { kind, vatRate } = voucher;
  const { root } = words[kind];
  const lines = linesOf(voucher);
  const items = lines.filter(({ isReduction }) => !isReduction);
  const reductions = lines.filter(({ isReduction }) => isReduction);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<${root} xmlns="${UBL}:${root}-2" xmlns:cac="${UBL}:CommonAggregateComponents-2" xmlns:cbc="${UBL}:CommonBasicComponents-2">`,
    ...numbers(voucher),
    supplier(voucher),
    customer(voucher),
    ...paymentParts(voucher, account),
    ...reductions.map((line) => allowance(line, vatRate)),
    taxTotal(bookedSums(lines), vatRate),
    totals(lines, paidOre(voucher)),
    ...items.map((line, at) => itemLine(line, at, voucher)),
    `</${root}>\n`,
  ].join('');
}
