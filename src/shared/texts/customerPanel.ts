import type { OperationErrors } from './errors.ts';

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
  cleanupDone: (count: number) =>
    count === 0 ? 'Intet at rydde op' : `${count} forældreløse poster fjernet`,
  cleanupFailed: 'Oprydningen blev sprunget over. Intet er slettet.',
  ordersTitle: 'Kunders ordrer',
  noOrders: 'Der er ingen ordrer endnu.',
  orderTitle: (id: string) => `Ordre ${id}`,
  customer: 'Kunde',
  date: 'Dato',
  status: 'Status',
  total: 'I alt',
  source: 'Kilde',
  sourceTypes: { albums: 'Album', single: 'Enkeltbilleder' },
  items: 'Varer',
  permanentAccess: 'Permanent adgang',
  showAlbum: 'Vis album',
  showImage: 'Vis billede',
  showImages: 'Vis billeder',
  price: 'Pris',
  imageCount: (count: number) => (count === 1 ? '1 billede' : `${count} billeder`),
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
  adminPhone: 'Admin konto',
  phoneMissing: 'Ikke verificeret',
  accountTypes: { admin: 'Admin', user: 'Bruger' },
  never: 'Aldrig',
  noUsers: 'Ingen registrerede brugere fundet i databasen',
  retry: 'Prøv igen',
} as const;

export const customerPanelErrors = {
  load: { fallback: 'Kunne ikke indlæse kundedata. Prøv igen senere.' },
  refresh: { fallback: 'Fejl ved indlæsning af kundedata' },
  users: {
    fallback: 'Kunne ikke hente brugerdata - {reason}',
    codes: {
      'permission-denied': 'Adgang nægtet. Kun administratorer kan se alle brugere.',
    },
  },
} satisfies Record<string, OperationErrors>;
