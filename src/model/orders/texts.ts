import type { OperationErrors } from '../base/errorTexts.ts';
import type { CancelReason, RejectionProblem } from './cancellation.ts';
import { orderWords } from './paymentTexts.ts';
import type { DownloadAvailability } from '../purchases/downloads.ts';
import type { OrderStatus } from '../sale/life.ts';

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

const missingLists = {
  purchases: 'Dine køb kunne ikke hentes, så de mangler her.',
  pendingOrders: 'Dine bestillinger kunne ikke hentes, så de mangler her.',
};

const availability: Record<DownloadAvailability, string> = {
  available: 'Download',
  waiting: 'Afventer ordre',
  unavailable: 'Ikke tilgængelig',
};

/** The names of an order's status, for its customer and for the photographer. */
export const orderStatusTexts = { customer: customerStatus, admin: adminStatus } as const;

/** The purchase history. */
export const orderHistoryTexts = {
  title: 'Din Købshistorik',
  searchLabel: 'Søg i dine køb',
  searchHint: 'Album, billede eller ordrenummer',
  empty: 'Du har ikke købt noget endnu.',
  emptyLink: 'Besøg Enkeltbilleder',
  missingLists,
  noMatches: 'Ingen køb passer til din søgning.',
  searchingOlder: 'Søger i dine ældre køb...',
  orders: 'Dine køb',
  approved: 'Din betaling er godkendt. Billederne er klar til download.',
  rejected: 'Din bestilling er annulleret. Kontakt mig, hvis du er i tvivl.',
  morePictures: (count: number) => `+${count}`,
  paymentMethod: 'Betalingsmetode',
  nothingToPay: 'Intet at betale',
  howToPay: 'Sådan betaler du',
  loadingMore: 'Henter flere...',
  orderNumber: 'Ordrenummer',
  date: 'Dato',
  total: 'I alt',
  vat: 'Heraf moms',
  showDetails: 'Vis detaljer',
  hideDetails: 'Skjul detaljer',
  itemCount: (count: number) => (count === 1 ? '1 vare' : `${count} varer`),
  item: orderWords.item,
  albumCount: (count: number) => (count === 1 ? '1 billede' : `${count} billeder`),
  showPictures: (count: number) => `Vis ${count} billeder`,
  hidePictures: 'Skjul billeder',
  availability,
  downloadAlbum: 'Download album som ZIP',
  downloadAll: 'Download hele købshistorikken som ZIP',
  saveToPhotos: 'Gem i Fotos',
  downloadOrder: 'Download ordren som ZIP',
  receipt: 'Kvittering',
  printReceipt: 'Udskriv kvittering',
  seller: 'Sælger',
  cvr: 'CVR-nr.',
  buyer: 'Køber',
  line: 'Vare',
  price: 'Pris',
  paidOn: 'Betalt',
  withoutVat: 'Beløb uden moms',
  vatLine: 'Moms (25 %)',
  pricesWithVat: 'Alle priser er i danske kroner og inkl. 25 % moms.',
  prices: 'Alle priser er i danske kroner.',
  consentGiven: (time: string, terms: string, words: string) =>
    `Samtykke givet den ${time} efter købsbetingelserne af ${terms}: »${words}«`,
  showMore: 'Vis flere',
  cookiePolicy: 'Læs cookiepolitikken',
  stats: {
    title: 'Dine downloads',
    total: 'Downloads i alt',
    unique: 'Forskellige billeder og album',
    last: 'Seneste download',
    most: 'Downloadet flest gange',
    none: 'Ingen endnu',
  },
} as const;

/** The answers of the server that places an order. */
export const placingAnswers = {
  unverified: 'Bekræft din e-mail, før du bestiller.',
  otherSalesTerms: 'Købsbetingelserne har ændret sig. Genindlæs siden, og bestil igen.',
  invoiceMissing: 'Skriv dit navn og din adresse til fakturaen, og bestil igen.',
  changed: 'Prisen eller rabatten har ændret sig. Luk kurven, åbn den igen, og se den nye pris.',
} as const;

export const orderErrors = {
  place: { fallback: 'Ordren kunne ikke oprettes. Prøv igen.', prefersServerWords: true },

  load: { fallback: 'Kunne ikke hente ordrer. Prøv igen senere.' },
  stats: { fallback: 'Kunne ikke hente dine downloads. Prøv igen senere.' },
} satisfies Record<string, OperationErrors>;

const forCustomer: Record<CancelReason, string> = {
  unpaid: 'Betalingen er ikke modtaget.',
  amount: 'Det betalte beløb passer ikke til ordren.',
  withdrawn: 'Du har fortrudt bestillingen.',
  unavailable: 'Det bestilte sælges ikke længere.',
  other: '',
  'withdrawn-by-customer': 'Du har fortrudt købet.',
  expired: 'Ordren er udløbet, fordi betalingen ikke er modtaget.',
  'account-deleted': 'Kontoen er slettet.',
};

const forShop: Record<CancelReason, string> = {
  unpaid: 'Betalingen er ikke kommet',
  amount: 'Beløbet passer ikke',
  withdrawn: 'Kunden har fortrudt',
  unavailable: 'Billederne sælges ikke længere',
  other: 'Andet',
  'withdrawn-by-customer': 'Kunden har selv fortrudt købet',
  expired: 'Udløbet uden betaling',
  'account-deleted': 'Kunden har slettet sin konto',
};

const problems: Record<RejectionProblem, string> = {
  'no-reason': 'Vælg en årsag',
  'no-words': 'Skriv årsagen med dine egne ord',
  'too-long': 'Skriv højst 500 tegn',
};

/** The reasons of cancelled orders. */
export const cancellationTexts = { reason: 'Årsag', forCustomer, forShop, problems } as const;
