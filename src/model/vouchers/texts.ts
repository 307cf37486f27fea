import type { OperationErrors } from '../base/errorTexts.ts';
import type { VoucherKind } from './schema.ts';

const name: Record<VoucherKind, (number: string) => string> = {
  invoice: (number) => `Faktura ${number}`,
  'credit-note': (number) => `Kreditnota ${number}`,
};

const fetch: Record<VoucherKind, string> = {
  invoice: 'Download faktura (PDF)',
  'credit-note': 'Download kreditnota (PDF)',
};

/** A customer or the photographer fetches an invoice or a credit note. */
export const voucherFileTexts = {
  name,
  fetch,
  fetchEInvoice: 'Download til NemHandel (OIOUBL)',
  fetching: 'Henter...',
  waits: 'PDF-filen bliver lavet nu. Den kommer her om et øjeblik.',
  forgotten: 'PDF-filen er slettet efter fristen.',
  offline: 'Du er offline. PDF-filen kan hentes, når du har forbindelse igen.',
  unknown: 'Bilaget kunne ikke hentes lige nu.',
  title: 'Bilag',
  invoiceTo: 'Faktura til',
} as const;

export const voucherErrors = {
  pdf: { fallback: 'Kunne ikke hente PDF-filen. Prøv igen.' },
  eInvoice: { fallback: 'Kunne ikke lave filen til NemHandel. Prøv igen.' },
} satisfies Record<string, OperationErrors>;

/** The words on a voucher's PDF. */
export const voucherTexts = {
  invoice: 'Faktura',
  simplifiedInvoice: 'Forenklet faktura',
  creditNote: 'Kreditnota',
  number: 'Nummer',
  date: 'Dato',
  orderNumber: 'Ordrenummer',
  payment: 'Betaling',
  paidBy: (method: string, date: string) => `${method}, betalt ${date}`,
  payableBy: (method: string, date: string) =>
    `${method}, betales senest ${date}, hvis det ikke er sket`,
  credits: 'Krediterer faktura',
  seller: 'Sælger',
  buyer: 'Køber',
  cvr: (digits: string) => `CVR-nr. ${digits}`,
  ean: (digits: string) => `EAN-nr. ${digits}`,
  line: 'Vare',
  amount: 'Beløb',
  discount: (code: string) => `Rabat (${code})`,
  giftCard: (end: string) => `Gavekort (${end})`,
  paidByGiftCard: (end: string) => `Heraf betalt med gavekort ${end}`,
  vatAtUse: 'Der er ingen moms på gavekort. Momsen beregnes, når gavekortet bruges.',
  withoutVat: 'Beløb uden moms',
  vat: 'Moms (25 %)',
  total: 'I alt',
  currency: 'Alle beløb er i danske kroner (DKK).',
  salesTerms: (version: string) => `Købt efter købsbetingelserne af ${version}.`,
  page: (page: number, pages: number) => `Side ${page} af ${pages}`,
} as const;

/** The fields of the invoice in the cart. */
export const invoiceFormTexts = {
  title: 'Faktura',
  company: 'Jeg vil have faktura til firma',
  needed: (limit: string) => `Ved køb over ${limit} skal dit navn og din adresse stå på fakturaen.`,
  companyLabel: 'Firmaets navn',
  companyMissing: 'Skriv firmaets navn',
  cvrLabel: 'CVR-nr.',
  cvrHint: 'Firmaer uden for Danmark skriver til mig, før de bestiller.',
  cvrMissing: 'Skriv firmaets CVR-nr.',
  cvrInvalid: 'CVR-nummeret er ikke gyldigt. Det har 8 cifre.',
  eanLabel: 'EAN-nr.',
  eanHint:
    'Så sender jeg også fakturaen som e-faktura. Vælg bankoverførsel, hvis I først betaler, når I har den.',
  eanInvalid: 'EAN-nummeret er ikke gyldigt. Det har 13 cifre.',
  nameLabel: 'Navn',
  nameMissing: 'Skriv dit navn',
  streetLabel: 'Adresse',
  streetMissing: 'Skriv adressen',
  postalCodeLabel: 'Postnr.',
  postalCodeMissing: 'Skriv postnummeret',
  postalCodeInvalid: 'Postnummeret er ikke gyldigt',
  danishVat: 'Prisen er med dansk moms, også når fakturaen skal til udlandet.',
  cityLabel: 'By',
  cityMissing: 'Skriv byen',
} as const;
