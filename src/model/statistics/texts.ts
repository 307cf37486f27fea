import type { OperationErrors } from '../base/errorTexts.ts';
import type { SalesFigure } from './sales.ts';

const figures: Record<SalesFigure, string> = {
  ordered: 'Bestilt',
  bought: 'Købt',
  income: 'Indtægt',
  downloads: 'Downloads',
};

/** The statistics of the customer panel. */
export const statisticsTexts = {
  year: 'År',
  figure: 'Vis',
  figures,
  totalTitle: 'Året i tal',
  orders: 'Bestillinger',
  purchases: 'Køb',
  paid: 'Bestillinger, der er betalt',
  paidValue: (paid: number, ordered: number) =>
    `${paid} af ${ordered} (${Math.round((100 * paid) / ordered)} %)`,
  average: 'Gennemsnit pr. køb',
  monthsTitle: 'Måned for måned',
  month: 'Måned',
  months: [
    'Januar',
    'Februar',
    'Marts',
    'April',
    'Maj',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'December',
  ],
  shortMonth: (month: string) => month.slice(0, 3).toLowerCase(),
  sum: 'I alt',
  images: { title: 'Enkeltbilleder', column: 'Billede' },
  albums: { title: 'Albums', column: 'Album' },
  noneOfKind: 'Ingen i dette år.',
  showAll: (count: number) => `Vis alle ${count}`,
  none: (year: string) => `Der er ingen bestillinger, køb eller downloads i ${year}.`,
  sources:
    'Tallene kommer fra bestillinger, køb og downloads. Bestilt tælles den dag, kunden bestiller, og købt den dag, du godkender. Fortrudte køb tæller ikke med. Hvem der ser på billederne, tæller siden ikke.',
  itemDownloads: 'Downloads af det, der hverken er bestilt eller købt i år, står kun ved måneden.',
  isPartial: (count: number) =>
    `Der er så mange poster, at kun de nyeste ${count} af hver slags er talt med.`,
} as const;

export const statisticsErrors = {
  fallback: 'Kunne ikke hente årets tal. Prøv igen.',
} satisfies OperationErrors;
