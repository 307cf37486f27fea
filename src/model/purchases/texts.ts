import type { OperationErrors } from '../base/errorTexts.ts';
import type { DownloadWay } from './downloads.ts';

/** The header of the purchase list (CSV). */
export const purchaseListTexts = {
  orderNumber: 'Ordrenummer',
  date: 'Dato',
  item: 'Vare',
  type: 'Type',
  price: 'Pris (kr.)',
  paymentMethod: 'Betalingsmetode',
  status: 'Status',
} as const;

/** The word for one piece of an archive's content, and the word for several. */
export interface ZipUnit {
  one: string;
  many: string;
}

const ways: Record<DownloadWay, { label: string; note: string }> = {
  original: {
    label: 'Download original',
    note: 'Fotografens fil i fuld størrelse, uden navn. Til tryk og til at gemme.',
  },
  stamped: {
    label: 'Download med dit navn',
    note: 'Også i fuld størrelse, med navn, dato og nummer småt nederst. Til at dele.',
  },
};

/** Downloads of single pictures, albums and everything. */
export const downloadTexts = {
  ways,
  originalWaits: 'Originalen er ved at blive gjort klar. Prøv igen om lidt.',
  preparing: 'Gør klar...',
  percent: (share: number) => `${Math.round(share * 100)} %`,
  packing: 'Pakker...',
  progress: (done: string, total: string) => `${done} af ${total}`,
  progressLabel: 'Hentet',
  part: (index: number, count: number) => `Del ${index} af ${count}`,
  partSuffix: (index: number, count: number) => `_del_${index}_af_${count}`,
  choosePlace: 'Vælg, hvor ZIP-filen skal gemmes',
  choosePlaceHint: (size: string) => `Den fylder ${size} og gemmes direkte på din enhed.`,
  cancel: 'Afbryd',
  close: 'Luk',
  cancelled: 'Downloadet er afbrudt.',
  done: 'Downloadet er færdigt.',
  someFailed: 'Nogle billeder kunne ikke hentes:',
  retryFailed: 'Download de manglende igen',
  offline: 'Du er offline. Downloadet fortsætter, når forbindelsen er tilbage.',
  alreadyRunning: 'Et andet download er i gang. Vent, til det er færdigt.',
  tray: 'Download',
  downloadOf: (title: string) => `Download ${title}`,
  saveOf: (title: string) => `Gem ${title} i Fotos`,
  readyToSave: 'Billedet er klar. Tryk på Gem i Fotos igen.',
  manifestName: 'Indhold.txt',
  pictureUnit: { one: 'billede', many: 'billeder' },
  manifestCount: (count: number, { one, many }: ZipUnit, size: string) =>
    `${count} ${count === 1 ? one : many}, ${size}:`,
  manifestMissing: ({ many }: ZipUnit) => `Disse ${many} kunne ikke hentes og mangler:`,
  manifestOrder: (number: string) => `Ordrenummer ${number}`,
  manifestDate: (date: string) => `Hentet ${date}`,
  manifestRights: 'Billederne er royaltyfri. Du kan altid hente dem igen i din købshistorik.',
} as const;

const refused = { 'order/withdrawn': 'Købet er fortrudt, så billederne kan ikke hentes.' };

export const downloadErrors = {
  single: {
    fallback: 'Sikker download fejlede. Prøv igen eller kontakt support.',
    codes: { unknown: 'Sikker download fejlede.', ...refused },
  },
  album: { fallback: 'Album download fejlede. Prøv igen senere.', codes: refused },
  everything: {
    fallback: 'Kunne ikke oprette komplet ZIP fil. Prøv igen senere.',
    codes: refused,
  },
} satisfies Record<string, OperationErrors>;
