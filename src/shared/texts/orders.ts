import type { DownloadAvailability, OrderStatus } from '../domain/orderStatus.ts';
import type { OperationErrors } from './errors.ts';

const customerStatus: Record<OrderStatus, string> = {
  completed: 'Købt',
  processing: 'Afventer ordre',
  cancelled: 'Annulleret',
};

const adminStatus: Record<OrderStatus, string> = {
  completed: 'Købt',
  processing: 'Afventer godkendelse',
  cancelled: 'Annulleret',
};

const availability: Record<DownloadAvailability, string> = {
  available: 'Download',
  waiting: 'Afventer ordre',
  unavailable: 'Ikke tilgængelig',
};

/** What an order's status is called, to its customer and to the photographer. */
export const orderStatusTexts = { customer: customerStatus, admin: adminStatus } as const;

/** The purchase history. */
export const orderHistoryTexts = {
  title: 'Din Købshistorik',
  administrator: 'Administrator',
  user: 'Bruger',
  tabs: {
    profile: 'Profil information',
    password: 'Skift adgangskode',
    cookies: 'Cookie indstillinger',
    orders: 'Købshistorik',
    admin: 'Admin Dashboard',
  },
  searchLabel: 'Søg i dine køb',
  searchHint: 'Album, billede eller ordrenummer',
  empty: 'Du har ikke købt noget endnu.',
  emptyLink: 'Besøg Enkeltbilleder',
  noMatches: 'Ingen køb passer til din søgning.',
  orderNumber: 'Ordrenummer',
  date: 'Dato',
  total: 'I alt',
  vat: 'Heraf moms',
  showDetails: 'Vis detaljer',
  hideDetails: 'Skjul detaljer',
  itemCount: (count: number) => (count === 1 ? '1 vare' : `${count} varer`),
  item: { album: 'Fotoalbum', image: 'Enkeltbillede' },
  albumCount: (count: number) => `${count} billeder`,
  availability,
  permanentAccess: 'Permanent adgang',
  downloadImage: 'Download billede',
  downloadAlbum: 'Download album som ZIP',
  downloadAll: 'Download hele købshistorikken som ZIP',
  saveToPhotos: 'Gem i Fotos',
  receipt: 'Kvittering',
  printReceipt: 'Udskriv kvittering',
  seller: 'Sælger',
  showMore: 'Vis flere',
  cookiePolicy: 'Læs cookiepolitikken',
  stats: {
    title: 'Dine downloads',
    total: 'Downloads i alt',
    unique: 'Forskellige billeder',
    last: 'Seneste download',
    most: 'Hentet flest gange',
    none: 'Ingen endnu',
  },
} as const;

/** Downloads of single pictures, albums and everything. */
export const downloadTexts = {
  preparing: 'Gør klar...',
  progress: (done: string, total: string) => `${done} af ${total}`,
  part: (index: number, count: number) => `Del ${index} af ${count}`,
  cancel: 'Afbryd',
  cancelled: 'Downloadet er afbrudt.',
  done: 'Downloadet er færdigt.',
  someFailed: 'Nogle billeder kunne ikke hentes:',
  retryFailed: 'Hent de manglende igen',
  manifestName: 'Indhold.txt',
  defaultCustomer: 'Kunde',
} as const;

export const orderErrors = {
  load: { fallback: 'Kunne ikke hente ordrer. Prøv igen senere.' },
} satisfies Record<string, OperationErrors>;

export const downloadErrors = {
  single: {
    fallback: 'Sikker download fejlede. Prøv igen eller kontakt support.',
    codes: { unknown: 'Sikker download fejlede.' },
  },
  album: { fallback: 'Album download fejlede. Prøv igen senere.' },
  everything: { fallback: 'Kunne ikke oprette komplet ZIP fil. Prøv igen senere.' },
} satisfies Record<string, OperationErrors>;
