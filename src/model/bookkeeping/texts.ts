import type { OperationErrors } from '../base/errorTexts.ts';

/** The columns of each program's journal, in the order of its rows. */
const journalHeadings = {
  dinero: ['Bilag nr.', 'Dato', 'Tekst', 'Konto', 'Beløb', 'Modkonto'],
  billy: ['Dato', 'Bilagsnr.', 'Tekst', 'Konto', 'Momssats', 'Beløb', 'Modkonto'],
  economic: ['Bilagsnr.', 'Dato', 'Tekst', 'Konto', 'Momskode', 'Beløb', 'Modkonto', 'Valuta'],
} as const;

const vouchers = (count: number): string => `${count} bilag`;

/** The bookkeeping of the customer panel, and the words of its files. */
export const bookkeepingTexts = {
  period: 'Periode',
  ownDays: 'Vælg datoer',
  firstDay: 'Fra og med',
  lastDay: 'Til og med',
  daysMissing: 'Vælg to datoer. Den første må ikke ligge efter den sidste.',
  quarter: (year: number, quarter: number) => `${quarter}. kvartal ${year}`,
  days: (first: string, last: string) => `${first} til ${last}`,
  sumsTitle: 'Omsætning',
  sums: {
    quarter: 'Kvartal',
    turnover: 'Omsætning med moms',
    vat: 'Heraf moms',
    net: 'Uden moms',
    invoices: 'Fakturaer',
    creditNotes: 'Kreditnotaer',
  },
  sumsWithoutVat: 'Omsætning',
  total: 'I alt',
  counting: 'Regner perioden sammen...',
  listTitle: 'Bilag',
  listed: (shown: number, total: number | undefined) =>
    total === undefined || total <= shown ? vouchers(shown) : `${shown} af ${vouchers(total)}`,
  none: 'Der er ingen bilag i perioden.',
  showMore: 'Vis flere',
  loadingMore: 'Henter flere...',
  invoice: (number: string) => `Faktura ${number}`,
  creditNote: (number: string) => `Kreditnota ${number}`,
  creditNoteOf: (number: string, credits: string) => `Kreditnota ${number} til faktura ${credits}`,
  lapsedGiftCard: (end: string) => `Udløbet gavekort ${end}`,
  feesOfDay: 'Gebyrer fra MobilePay',
  order: (number: string) => `ordre ${number}`,
  openOrder: (number: string) => `Åbn ordre ${number}`,
  noBuyer: 'Uden navn',
  noPdf: 'PDF mangler endnu. Den er på vej',
  forgottenPdf: 'PDF slettet efter fristen',
  openPdf: (number: string) => `Download ${number} som PDF`,
  pdf: 'PDF',
  filesTitle: 'Download til regnskabet',
  filesIntro:
    'Filerne dækker hele perioden. Sammenlign kontonumrene i den første fil med din kontoplan, før du importerer.',
  programs: { dinero: 'Dinero', billy: 'Billy', economic: 'e-conomic' },
  journal: (program: string) => `${program} (CSV)`,
  fees: (kroner: string) => `Gebyrer fra MobilePay i perioden: ${kroner}.`,
  feesBooked: 'De står i kassekladden, et bilag for hver dag.',
  feesLeftOut: (programs: string) =>
    `De mangler i filen til ${programs}, fordi opsætningen ikke har en konto til dem.`,
  giftCardsWithoutAccount: (programs: string) =>
    `Der er gavekort i perioden. Filen til ${programs} kan ikke importeres, fordi opsætningen ikke har en konto til det, du skylder på dem.`,
  zip: 'Alle PDF-bilag (ZIP)',
  cancel: 'Afbryd',
  zipProgress: 'PDF-bilag hentes',
  zipDone: (done: string) => `${done} hentet`,
  zipCancelled: 'Hentningen er afbrudt.',
  zipUnit: { one: 'bilag', many: 'bilag' },
  saved: (name: string) => `${name} er gemt i dine downloads.`,
  missingTitle: (count: number) =>
    count === 1 ? '1 PDF mangler i arkivet:' : `${count} PDF-filer mangler i arkivet:`,
  fileName: (period: string, kind: string) => `Bogføring ${period} ${kind}`,
  zipHead: (business: string, period: string) => [business, `Bilag: ${period}`],
  journalHeadings,
  forgotten: (day: string, count: number, limit: string) =>
    count === 0
      ? `Senest slettet: ${day}. Der var ingen personoplysninger fra før ${limit}.`
      : `Senest slettet: ${day}. ${count === 1 ? '1 post' : `${count} poster`} fra før ${limit} er nu uden personoplysninger.`,
  forgettingCut: (day: string, count: number, limit: string) =>
    `Sletningen ${day} blev afbrudt, da ${count === 1 ? '1 post' : `${count} poster`} fra før ${limit} var uden personoplysninger. Den næste sletter resten.`,
  neverForgotten: 'Senest slettet: aldrig. Personoplysninger fjernes automatisk hver måned.',
  forgettingTitle: 'Personoplysninger',
  forgettingIntro:
    'Bilag gemmes i fem år efter udgangen af salgets år. Derefter fjernes kundens oplysninger automatisk.',
} as const;

export const bookkeepingErrors = {
  list: { fallback: 'Kunne ikke hente bilag. Prøv igen.' },
  pdf: { fallback: 'Kunne ikke hente PDF-filen. Prøv igen.' },
  zip: {
    fallback: 'Kunne ikke samle PDF-filerne. Prøv igen.',
    codes: {
      'download/nothing-downloaded': 'Ingen af periodens PDF-filer kunne hentes.',
      'zip/unsupported': 'Din browser kan ikke samle filer i et arkiv.',
    },
  },
  forgetting: { fallback: 'Kunne ikke læse, hvornår der sidst er slettet.' },
} satisfies Record<string, OperationErrors>;
