import firebase from 'firebase/compat/app';
import { describe } from 'vitest';
import { attempts, testAccess } from '../support/access.ts';
import { firestoreWorld, freshId, type Firestore } from '../support/firestore.ts';
import { accounts, everybody, nobody, signedIn, verified } from '../support/roles.ts';
import * as samples from '../support/samples.ts';

const customer = { uid: accounts.customer.uid, email: 'kunde@jerslevfoto.example' };
const id = freshId();
const hidden = freshId('hidden');
const other = freshId('other');
const world = firestoreWorld({
  [`albums/${id}`]: samples.album(),
  [`albums/${hidden}`]: { ...samples.album(), isPublished: false },
  [`enkeltbilleder/${id}`]: samples.singleImage(),
  [`enkeltbilleder/${hidden}`]: { ...samples.singleImage(), visible: false },
  [`enkeltbilleder/${other}`]: { ...samples.singleImage(), isPublished: false },
  [`individuelle/${id}`]: samples.singleImage(),
  [`individuelle/${hidden}`]: { ...samples.singleImage(), visible: false },
  [`individuelle/${other}`]: { ...samples.singleImage(), isPublished: false },
  [`portfolio/${id}`]: samples.portfolioItem(),
  [`portfolio/${hidden}`]: { ...samples.portfolioItem(), isPublished: false },
  [`pending-orders/${id}`]: samples.pendingOrder(customer),
  [`purchases/${id}`]: samples.purchase(customer),
  [`orders/${id}`]: samples.orderRecord(customer),
  [`admin-order-lookup/${id}`]: samples.orderLookup(customer, id),
  [`retention-log/${id}`]: { at: new Date(), until: new Date(), count: 1 },
  [`file-losses/${id}`]: { files: [], checkedAt: new Date() },
  [`file-proofs/${id}`]: { fingerprints: {} },
  [`item-interest/${id}`]: { year: '2026', itemId: id, months: {} },
  [`vouchers/${id}`]: { userId: customer.uid, number: id },
  'voucher-series/2026': { last: 1 },
  [`download-logs/${id}`]: { userId: customer.uid, purchaseId: id, itemId: 'a' },
  [`received-payments/${id}`]: { day: '2026-01-02', status: 'open', text: 'Ida Holm' },
  [`payments/${id}`]: { userId: customer.uid, orderId: id, status: 'waiting' },
  'presence/ejer@jerslevfoto.example': { email: 'ejer@jerslevfoto.example', online: false },
});

const get = (path: string) => (db: Firestore) => db.doc(path).get();
const list = (collection: string) => (db: Firestore) => db.collection(collection).limit(5).get();

const publicDocuments = [
  'content/frontpage',
  'content/payment-icons',
  'about/content',
  'about/profile',
  'site-config/branding',
  'website-config/filter-buttons',
  'pricing-packages/packages',
  `albums/${id}`,
  `enkeltbilleder/${id}`,
  `individuelle/${id}`,
  `portfolio/${id}`,
];

const adminDocuments = [
  'site-config/upload-presets',
  'site-config/discounts',
  `received-payments/${id}`,
  `albums/${hidden}`,
  `albums/missing-${id}`,
  `enkeltbilleder/${hidden}`,
  `enkeltbilleder/${other}`,
  `individuelle/${hidden}`,
  `individuelle/${other}`,
  `portfolio/${hidden}`,
  `admin-order-lookup/${id}`,
  `retention-log/${id}`,
  `file-losses/${id}`,
  `item-interest/${id}`,
  'presence/ejer@jerslevfoto.example',
  'voucher-series/2026',
  'sloth-stamp-system/status',
  'sloth-stamp-system/operations',
  'sloth-stamp-system/cleanup-lease',
  'sloth-stamp-system/file-proof',
  'sloth-stamp-system/storage-use',
];

const buyersDocuments = [
  ...['pending-orders', 'payments', 'purchases', 'orders', 'vouchers', 'download-logs'],
].map((collection) => `${collection}/${id}`);

const serverDocuments = [
  'downloads/a',
  'userPreferences/customer',
  'userAnalytics/customer',
  'carts/customer',
  'deletion-jobs/customer',
  'recovery-codes/customer',
  'recovery-codes/owner',
  'rate-limits/a',
  'consent-log/a',
  `file-proofs/${id}`,
  'unknown/a',
  'content/unknown',
  'about/unknown',
  'site-config/unknown',
  'website-config/unknown',
  'pricing-packages/unknown',
  'sloth-stamp-system/unknown',
  `albums/${id}/inner/a`,
  `users/${customer.uid}/inner/a`,
  `purchases/${id}/inner/a`,
  `payments/${id}/inner/a`,
  `received-payments/${id}/inner/a`,
  `order-mails/${id}/inner/a`,
  `withdrawal-statements/${id}/inner/a`,
  `retention-log/${id}/inner/a`,
  `file-losses/${id}/inner/a`,
  `item-interest/${id}/inner/a`,
];

describe('single documents', () => {
  testAccess(world, [
    [
      everybody,
      {
        ...attempts(publicDocuments, (path) => [`get ${path}`, get(path)]),
      },
    ],
    [
      ['admin'],
      {
        ...attempts(adminDocuments, (path) => [`get ${path}`, get(path)]),
        'get another profile': get(`users/${freshId()}`),
      },
    ],
    [
      ['customer', 'admin'],
      {
        ...attempts(buyersDocuments, (path) => [`get ${path}`, get(path)]),
      },
    ],
    [
      nobody,
      {
        ...attempts(serverDocuments, (path) => [`get ${path}`, get(path)]),
      },
    ],
    [
      signedIn,
      {
        'get their own profile': (db, role) =>
          db.doc(`users/${role === 'guest' ? 'guest' : accounts[role].uid}`).get(),
      },
    ],
    [
      verified,
      {
        'learn that an order does not exist': get(`pending-orders/${freshId('absent-order-')}`),
      },
    ],
  ]);
});

describe('whole collections', () => {
  const forAdmins = [
    'users',
    'albums',
    'enkeltbilleder',
    'individuelle',
    'portfolio',
    'pending-orders',
    'received-payments',
    'payments',
    'purchases',
    'orders',
    'admin-order-lookup',
    'vouchers',
    'voucher-series',
    'download-logs',
    'order-mails',
    'retention-log',
    'file-losses',
    'item-interest',
    'presence',
  ];
  const forNobody = [
    'content',
    'about',
    'site-config',
    'website-config',
    'pricing-packages',
    'sloth-stamp-system',
    'downloads',
    'favourites',
    'userPreferences',
    'userAnalytics',
    'carts',
    'deletion-jobs',
    'recovery-codes',
    'rate-limits',
    'consent-log',
    'file-proofs',
    'unknown',
  ];
  testAccess(world, [
    [
      ['admin'],
      {
        ...attempts(forAdmins, (name) => [`list ${name}`, list(name)]),
      },
    ],
    [
      nobody,
      {
        ...attempts(forNobody, (name) => [`list ${name}`, list(name)]),
        ...attempts(
          ['status', 'operations', 'cleanup-lease', 'file-proof', 'storage-use'],
          (name) => [
            `find sloth-stamp-system/${name} by a list`,
            (db: Firestore) =>
              db.collection('sloth-stamp-system').where('__name__', '==', name).get(),
          ],
        ),
        'list across collections': (db) => db.collectionGroup('purchases').limit(1).get(),
      },
    ],
  ]);
});

describe('queries', () => {
  const listed = (collection: string, fields: Record<string, unknown>) => (db: Firestore) =>
    Object.entries(fields)
      .reduce<firebase.firestore.Query>(
        (query, [field, value]) => query.where(field, '==', value),
        db.collection(collection),
      )
      .get();
  const own = ['pending-orders', 'payments', 'purchases', 'orders', 'vouchers', 'download-logs'];
  const singles = ['enkeltbilleder', 'individuelle'];

  testAccess(world, [
    [
      ['customer', 'admin'],
      attempts(own, (collection) => [
        `list the customer's ${collection}`,
        listed(collection, { userId: customer.uid }),
      ]),
    ],
    [
      everybody,
      {
        'list published albums': listed('albums', { isPublished: true }),
        'list published portfolio items': listed('portfolio', { isPublished: true }),
        ...attempts(singles, (collection) => [
          `list published and visible ${collection}`,
          listed(collection, { isPublished: true, visible: true }),
        ]),
      },
    ],
    [
      ['admin'],
      {
        'list orders by an e-mail address': listed('pending-orders', {
          customerEmail: customer.email,
        }),
        'list unpublished albums': listed('albums', { isPublished: false }),
        ...attempts(singles, (collection) => [
          `list published ${collection} that may be invisible`,
          listed(collection, { isPublished: true }),
        ]),
        'find their own profile in a list': (db, role) => {
          const uid = role === 'guest' ? 'guest' : accounts[role].uid;
          const id = firebase.firestore.FieldPath.documentId();
          return db.collection('users').where(id, '==', uid).get();
        },
        'list administrators': listed('users', { isAdmin: true }),
      },
    ],
  ]);
});
