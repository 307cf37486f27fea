import firebase from 'firebase/compat/app';
import { serverTime } from './firestore.ts';
import type { Data } from './firestore.ts';

const PUBLIC_URL = 'https://storage.example/o/watermarked%2Fa.webp?alt=media';

export const picture: Data = {
  width: 4000,
  height: 3000,
  placeholder: 'data:image/webp;base64,AAAA',
  sources: [{ width: 480, url: PUBLIC_URL }],
};

export const album = (): Data => ({
  title: 'Skagen i november',
  description: 'Lys og blæst',
  category: 'natur',
  price: 500,
  images: [{ id: 'a', title: 'Klit', originalSrc: 'high-quality/albums/skagen/original_1.jpg' }],
  coverImageUrl: PUBLIC_URL,
  watermarkedCoverUrl: PUBLIC_URL,
  order: 0,
  isPublished: true,
  visible: true,
  securityLevel: 'enhanced',
  protectionEnabled: true,
  createdAt: serverTime(),
  updatedAt: serverTime(),
});

let places = 0;
/** A place among the pictures that no other has: when two share one, putting one back renumbers all that are stored. */
function freshPlace(): number {
  places += 1;
  return Number(process.env['VITEST_POOL_ID'] ?? 0) * 100_000 + places;
}

export const singleImage = (): Data => ({
  title: 'Klit',
  description: '',
  alt: 'Marehalm i blæst',
  place: 'Skagen',
  keywords: ['klit'],
  category: 'natur',
  price: 199,
  filename: 'klit.jpg',
  originalSrc: 'high-quality/enkeltbilleder/klit/original_1700000000000_a.jpg',
  watermarkedSrc: PUBLIC_URL,
  thumbnailUrl: PUBLIC_URL,
  imageUrl: PUBLIC_URL,
  picture,
  order: freshPlace(),
  visible: true,
  isPublished: true,
  createdAt: serverTime(),
  updatedAt: serverTime(),
});

export const portfolioItem = (): Data => ({
  title: 'Klit',
  description: '',
  alt: 'Marehalm i blæst',
  place: 'Skagen',
  keywords: ['klit'],
  category: 'generelt',
  imageUrl: PUBLIC_URL,
  thumbnailUrl: PUBLIC_URL,
  originalSrc: 'portfolio-protected/original_1700000000000_a.jpg',
  picture,
  order: 1,
  featured: false,
  isPublished: true,
  createdAt: serverTime(),
  updatedAt: serverTime(),
});

export const frontPage = (): Data => ({
  heroTitle: 'Jerslev Foto',
  heroSubtitle: 'Lys',
  backgroundMedia: PUBLIC_URL,
  backgroundType: 'image',
  picture,
  headerTone: 'white-60',
  wordsTone: 'ink-0',
  featuredOrder: Array<string>(100).fill('portfolio-klit'),
  lastUpdated: serverTime(),
});

export const paymentIcons = (): Data => ({ mobilepayIcon: PUBLIC_URL });

export const aboutContent = (): Data => ({
  professionalTitle: 'Fotograf',
  bio: 'Om mig',
  philosophy: 'Lys',
  specialties: [{ title: 'Bryllup', description: 'Dagen', icon: 'heart' }],
  equipment: { cameras: ['A'], lenses: ['B'], accessories: ['C'], software: ['D'] },
  updatedAt: serverTime(),
});

export const aboutProfile = (): Data => ({
  profileImage: PUBLIC_URL,
  picture,
  updatedAt: serverTime(),
});

export const branding = (): Data => ({
  logoUrl: PUBLIC_URL,
  logoSize: 1,
  logoPositionX: 0,
  logoPositionY: 0,
  updatedAt: serverTime(),
});

export const uploadPresets = (): Data => ({
  presets: [{ id: 'a', kind: 'album', name: 'Bryllup', category: 'bryllup', price: 4500 }],
  lastUpdated: serverTime(),
});

/** The public settings as an administrator saves them: without the fields that money goes to. */
export const publicSettings = (): Data => ({
  businessName: 'Jerslev Foto',
  photographerName: 'Asta Vindfeldt Holm',
  photographerTitle: 'Fotograf',
  email: 'kontakt@jerslevfoto.example',
  phone: '+4520304050',
  address: { street: 'Kirkevej 12', postalCode: '9740', city: 'Jerslev', country: 'Danmark' },
  social: { name: 'Instagram', url: 'https://www.instagram.com/jerslevfoto.example/' },
  cvrNumber: '00000000',
  vat: true,
  discounts: true,
  licences: { social: { factor: 2 }, commercial: { addition: 1000 } },
  giftCards: { years: 3, amounts: [300, 500], least: 100, most: 5000, vatAt: 'use' },
  consent: 'choice',
  updatedAt: serverTime(),
});

export const discounts = (): Data => ({
  codes: [{ code: 'SOMMER20', kind: 'percent', value: 20, times: 100, isOncePerCustomer: true }],
  lastUpdated: serverTime(),
});

/** A gallery that is open to its client, with a PIN. */
export const clientGallery = (): Data => ({
  title: 'Bryllup på Skagen',
  message: 'Tak for en dejlig dag',
  images: [],
  coverId: '',
  downloads: 'web',
  isMarked: false,
  isOpen: true,
  revision: 2,
  expiresAt: new Date('2027-01-01T12:00:00Z'),
  linkKey: 'a'.repeat(32),
  pinSalt: 'b'.repeat(20),
  pinHash: 'c'.repeat(64),
  createdAt: serverTime(),
  updatedAt: serverTime(),
});

export const filterButtons = (): Data => ({
  buttons: [{ id: 'a', name: 'Natur', slug: 'natur', isActive: true, order: 0 }],
  lastUpdated: serverTime(),
});

export const pricePackages = (): Data => ({
  packages: [{ id: 'pkg_1', name: 'Lille', price: 4000, description: 'En time', features: ['A'] }],
  lastUpdated: serverTime(),
});

export const systemStatus = (): Data => ({
  status: 'healthy',
  totalOperations: 3,
  failedOperations: 0,
  lastUpdated: serverTime(),
});

export const operationLog = (): Data => ({
  operations: [{ id: 'a', operation: 'apply', success: true }],
  lastUpdated: serverTime(),
});

export const orderLine = (id: string): Data => ({
  id,
  name: 'Klit',
  price: 199,
  type: 'image',
  category: 'natur',
  thumbnailUrl: PUBLIC_URL,
  imageUrl: PUBLIC_URL,
  downloadUrl: '',
  quantity: 1,
});

export interface Buyer {
  uid: string;
  email: string;
}

export const invoiceTo: Data = {
  name: 'Bo Berg',
  company: 'Berg ApS',
  cvr: '10150817',
  ean: '5798009811578',
  street: 'Havnen 3',
  postalCode: '9900',
  city: 'Frederikshavn',
};

export const pendingOrder = ({ uid, email }: Buyer): Data => ({
  userId: uid,
  customerName: 'Kaj Kunde',
  customerEmail: email,
  amount: 398,
  items: [orderLine('a'), orderLine('b')],
  paymentMethod: 'mobilepay',
  paymentStatus: 'pending',
  source: { type: 'single' },
  termsConsent: { version: '2025-06-24', acceptedAt: serverTime() },
  createdAt: serverTime(),
});

const CONSENTED_AT_MS = Date.parse('2026-01-01T12:00:00.123Z');

/** The consent of an order as an approval copies it: the server's time was finer. */
export const consent = { version: '2025-06-24', acceptedAt: new Date(CONSENTED_AT_MS) };

/** An order as it is stored, with a consent of some time ago. */
export const waitingOrder = (buyer: Buyer): Data => ({
  ...pendingOrder(buyer),
  termsConsent: {
    ...consent,
    acceptedAt: new firebase.firestore.Timestamp(Math.floor(CONSENTED_AT_MS / 1000), 123_456_000),
  },
});

/** The changes by which an order is rejected. */
export const rejection = (changes: Data = {}): Data => ({
  paymentStatus: 'cancelled',
  cancelledAt: serverTime(),
  cancelReason: 'unpaid',
  cancelNote: '',
  ...changes,
});

export const purchase = ({ uid, email }: Buyer, pendingOrderId?: string): Data => ({
  userId: uid,
  userEmail: email,
  userName: 'Kaj Kunde',
  items: [{ ...orderLine('a'), backupStatus: 'pending' }],
  totalAmount: 199,
  currency: 'DKK',
  paymentMethod: 'mobilepay',
  paymentStatus: 'completed',
  purchaseDate: serverTime(),
  completedDate: serverTime(),
  downloadCount: 0,
  isArchived: false,
  adminNotes: '',
  backupStatus: 'pending',
  updatedAt: serverTime(),
  ...(pendingOrderId === undefined
    ? {}
    : { pendingOrderId, termsConsent: consent, orderedAmount: 398, currentAmount: 199 }),
});

export const orderRecord = ({ uid, email }: Buyer): Data => ({
  userId: uid,
  userEmail: email,
  date: serverTime(),
  status: 'completed',
  total: 199,
  currency: 'DKK',
  paymentMethod: 'mobilepay',
  items: [orderLine('a')],
  isArchived: false,
  createdAt: serverTime(),
  updatedAt: serverTime(),
});

export const orderLookup = ({ uid, email }: Buyer, orderId: string): Data => ({
  orderId,
  customerEmail: email,
  customerName: 'Kaj Kunde',
  customerUserId: uid,
  purchaseDate: serverTime(),
  totalAmount: 199,
  itemCount: 1,
  imageBackupPaths: [],
  originalImagePaths: ['high-quality/enkeltbilleder/klit/original_1.jpg'],
  searchKeywords: ['kaj'],
  adminNotes: '',
  createdAt: serverTime(),
});

export const profile = ({ uid, email }: Buyer): Data => ({
  uid,
  email,
  name: 'Kaj Kunde',
  displayName: 'Kaj Kunde',
  firstName: 'Kaj',
  lastName: 'Kunde',
  phoneNumber: '+45 20 30 40 50',
  phone: '+45 20 30 40 50',
  originalPhoneNumber: '20304050',
  photoURL: '',
  emailVerified: false,
  isAdmin: false,
  createdAt: serverTime(),
  updatedAt: serverTime(),
});
