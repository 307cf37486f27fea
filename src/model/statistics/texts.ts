import type { OperationErrors } from '../base/errorTexts.ts';
import type { SalesFigure } from './sales.ts';
import type { StoragePart } from './storageUse.ts';

const figures: Record<SalesFigure, string> = {
  seen: 'Set',
  carted: 'I kurven',
  ordered: 'Bestilt',
  bought: 'Købt',
  conversion: 'Set og bestilt',
  income: 'Indtægt',
  downloads: 'Downloads',
};

const storageParts: Record<StoragePart, string> = {
  originals: 'Originaler',
  shown: 'Billeder, som siden viser',
  sold: 'Solgte billeder',
  clients: 'Kundegallerier',
  others: 'Andet',
};

/** The statistics of the customer panel. */
export const statisticsTexts = {
  year: 'År',
  figure: 'Vis',
  figures,
  count: (value: number) => value.toLocaleString('da-DK'),
  percent: (value: number) => `${value.toLocaleString('da-DK', { maximumFractionDigits: 1 })} %`,
  totalTitle: 'Året i tal',
  orders: 'Bestillinger',
  purchases: 'Køb',
  paid: 'Bestillinger, der er betalt',
  paidValue: (paid: number, ordered: number) =>
    `${paid} af ${ordered} (${Math.round((100 * paid) / ordered)} %)`,
  cartedOfSeen: 'Set og lagt i kurven',
  cartedValue: (carted: number, seen: number) =>
    `${carted.toLocaleString('da-DK')} af ${seen.toLocaleString('da-DK')} (${Math.round((100 * carted) / seen)} %)`,
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
    'Tallene kommer fra bestillinger, køb og downloads. Bestilt tælles den dag, kunden bestiller, og købt den dag, du godkender. Fortrudte køb tæller ikke med.',
  interestSource:
    'Set og I kurven er talt hos besøgende, der har sagt ja til statistik: højst én gang i et besøg, uden at gemme hvem, og uden dine egne besøg. Set og bestilt er de af dem, der også bestilte.',
  itemDownloads: 'Downloads af det, der hverken er bestilt eller købt i år, står kun ved måneden.',
  storageTitle: 'Plads',
  storagePart: 'Filer',
  storageParts,
  storageCount: 'Antal',
  storageBytes: 'Fylder',
  storagePrice: 'Pr. måned',
  about: (kroner: string) => `ca. ${kroner}`,
  storageMeasured: (time: string) =>
    `Talt op ${time}. Det bliver gjort hver nat. Prisen er et skøn over, hvad Google tager for at gemme filerne; sikkerhedskopier og visninger koster også.`,
  storageUnknown: 'Pladsen er ikke talt op endnu. Det sker i nat.',
  isPartial: (count: number) =>
    `Der er så mange poster, at kun de nyeste ${count} af hver slags er talt med.`,
} as const;

export const statisticsErrors = {
  year: { fallback: 'Kunne ikke hente årets tal. Prøv igen.' },
  storage: { fallback: 'Kunne ikke hente, hvor meget filerne fylder. Prøv igen.' },
} satisfies Record<string, OperationErrors>;
