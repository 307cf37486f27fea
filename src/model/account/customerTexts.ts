import type { OperationErrors } from '../base/errorTexts.ts';
import { orderWords } from '../orders/paymentTexts.ts';
import { pendingOrderErrors, pendingOrderTexts } from '../orders/pendingTexts.ts';
import type { OrderSource } from '../orders/schema.ts';

const sourceTypes: Record<OrderSource['type'], string> = {
  albums: 'Album',
  single: 'Enkeltbilleder',
};

/** The tab of customers, their orders and the registered users. */
export const customerPanelTexts = {
  title: 'Kundepanel',
  searchLabel: 'Søg',
  searchHint: 'Kunde, album, billede eller ordrenummer',
  totalOrders: 'Ordrer i alt',
  registeredUsers: 'Registrerede brugere',
  showUsers: 'Vis brugere',
  cleanupTitle: 'Automatisk oprydning',
  cleanupIn: (seconds: number) => `Næste oprydning om ${seconds} s`,
  cleanupRunning: 'Rydder op...',
  cleanupIntro:
    'Fjerner profiler, hvis konto er slettet. Administratorer og profiler yngre end et døgn bliver.',
  cleanupDone: (count: number) => {
    if (count === 0) return 'Intet at rydde op';
    return count === 1 ? '1 profil uden konto fjernet' : `${count} profiler uden konto fjernet`;
  },
  cleanupRemoved: 'Fjernede poster',
  cleanupLogged: (names: readonly string[]) => `Profiler uden konto fjernet: ${names.join(', ')}`,
  cleanupFailed: 'Oprydningen blev sprunget over. Intet er slettet.',
  ordersTitle: 'Kunders ordrer',
  intros: {
    ordrer: 'Hvem der har købt hvad, og hvem der har en konto.',
    statistik: 'Hvad der bliver set, bestilt, købt og hentet, og hvad det giver.',
    bogfoering:
      'Fakturaer og kreditnotaer, klar til dit regnskabsprogram. Alle beløb er regnet i hele øre.',
  },
  sections: { ordrer: 'Kunder og ordrer', statistik: 'Statistik', bogfoering: 'Bogføring' },
  sectionsLabel: 'Kundepanelets afsnit',
  views: { orders: 'Ordrer', customers: 'Kunder' },
  viewsLabel: 'Vis som',
  noOrders: 'Der er ingen ordrer endnu.',
  noMatches: 'Ingen ordrer passer til din søgning.',
  searchingAll: 'Søger i alle ordrer...',
  shownCount: (count: number) => (count === 1 ? '1 ordre' : `${count} ordrer`),
  newestCount: (shown: number, total: number | undefined) =>
    total === undefined || total <= shown
      ? `De nyeste ${shown} ordrer`
      : `De nyeste ${shown} af ${total} ordrer`,
  customerCount: (count: number) => (count === 1 ? '1 kunde' : `${count} kunder`),
  newestCustomers: (customers: string, shown: number) =>
    `${customers} bag de nyeste ${shown} ordrer`,
  showMore: 'Vis flere',
  loadingMore: 'Henter flere...',
  openOrder: 'Åbn ordre',
  openCustomer: 'Åbn kunden',
  nameless: 'Kunde uden navn',
  orderTitle: (id: string) => `Ordre ${id}`,
  customer: 'Kunde',
  date: 'Dato',
  status: 'Status',
  orderedAmount: 'Bestilt til',
  currentAmount: 'Butikkens pris ved godkendelsen',
  source: 'Kilde',
  sourceTypes,
  items: 'Varer',
  stripeSession: 'Kortsession',
  paymentReference: 'Betalingsreference',
  approvePayment: 'Godkend betaling',
  refund: {
    note: 'Markér som tilbagebetalt',
    title: (amount: string) => `Har du sendt ${amount} tilbage til kunden?`,
    giftCardTitle: 'Skal gavekortet have sit beløb tilbage?',
    effect:
      'Købet bliver annulleret, og kunden kan ikke længere hente billederne. Det, et gavekort har betalt, kommer tilbage på det. Kunden får besked i en mail, og der laves en kreditnota til regnskabet.',
    confirm: 'Annullér købet',
    noting: 'Gemmer...',
    done: 'Købet er annulleret og markeret som tilbagebetalt.',
  },
  approvePaymentText: (amount: string) =>
    `${amount}. Kunden kan med det samme hente sine billeder.`,
  paymentApproved: 'Betalingen er godkendt. Kunden kan hente sine billeder.',
  permanentAccess: 'Permanent adgang',
  showAlbum: 'Vis album',
  showItem: (words: string, title: string) => `${words}: ${title}`,
  showImage: 'Vis billede',
  showImages: 'Vis billeder',
  price: 'Pris',
  imageCount: (count: number) => (count === 1 ? '1 billede' : `${count} billeder`),
  itemTypes: orderWords.item,
  albumTitle: (title: string) => `Album: ${title}`,
  imagesTitle: 'Enkeltbilleder i ordren',
  openPicture: (title: string) => `Vis ${title}`,
  customerTitle: 'Om kunden',
  customerOrders: 'Kundens ordrer',
  noneApproved: 'Kunden har ingen godkendte ordrer.',
  summary: {
    orders: 'Ordrer',
    spent: 'Købt for',
    lastOrder: 'Seneste ordre',
    downloads: 'Downloads',
    products: 'Forskellige produkter',
    recent: 'Seneste produkter',
  },
  usersTitle: 'Registrerede brugere',
  userSearchHint: 'Navn eller email',
  columns: {
    email: 'Email',
    firstName: 'Fornavn',
    lastName: 'Efternavn',
    phone: 'Mobil',
    accountType: 'Kontotype',
    created: 'Oprettet',
    lastLogin: 'Sidste login',
  },
  ordering: 'Bestilling',
  mayOrder: 'Åben',
  isBlocked: 'Spærret',
  block: 'Spær',
  blockOf: (name: string) => `Spær ${name}`,
  unblock: 'Ophæv',
  changes: {
    block: {
      title: (name: string) => `Spær ${name}?`,
      text: 'Kunden kan stadig hente sine køb, men ikke bestille mere. Ordrer, der venter, bliver stående.',
      confirm: 'Spær',
      done: (name: string) => `${name} er spærret og kan ikke bestille.`,
    },
    unblock: {
      title: (name: string) => `${pendingOrderTexts.unblockOf(name)}?`,
      text: 'Kunden kan bestille igen.',
      confirm: pendingOrderTexts.unblock,
      done: pendingOrderTexts.unblocked,
    },
  },
  adminPhone: 'Admin konto',
  phoneMissing: 'Ikke verificeret',
  accountTypes: { admin: 'Admin', user: 'Bruger' },
  never: 'Aldrig',
  noUsers: 'Ingen registrerede brugere fundet i databasen',
  noUserMatches: 'Ingen brugere passer til din søgning.',
  userCount: (count: number) => (count === 1 ? '1 bruger' : `${count} brugere`),
  usersFallback: 'Serveren svarede ikke. Listen er hentet fra brugernes profiler.',
} as const;

export const customerPanelErrors = {
  load: { fallback: 'Kunne ikke indlæse kundedata. Prøv igen senere.' },
  refresh: { fallback: 'Fejl ved indlæsning af kundedata' },
  refund: { fallback: 'Tilbagebetalingen kunne ikke gemmes. Prøv igen.' },
  block: { fallback: 'Kunden kunne ikke spærres. Prøv igen.' },
  unblock: pendingOrderErrors.unblock,
  users: {
    fallback: 'Kunne ikke hente brugerdata - {reason}',
    codes: {
      'permission-denied': 'Adgang nægtet. Kun administratorer kan se alle brugere.',
    },
  },
} satisfies Record<string, OperationErrors>;
