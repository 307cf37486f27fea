import firebase from 'firebase/compat/app';
import { describe } from 'vitest';
import { testAccess } from '../support/access.ts';
import { firestoreWorld, freshId } from '../support/firestore.ts';
import { accounts, admins, everybody, nobody, signedInRoles } from '../support/roles.ts';
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

const get = (path: string) => (db: ReturnType<typeof world.as>) => db.doc(path).get();
const list = (collection: string) => (db: ReturnType<typeof world.as>) =>
  db.collection(collection).limit(5).get();

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
    ...publicDocuments.map((path) => ({ what: `get ${path}`, allowed: everybody, act: get(path) })),
    ...adminDocuments.map((path) => ({ what: `get ${path}`, allowed: admins, act: get(path) })),
    ...buyersDocuments.map((path) => ({
      what: `get ${path}`,
      allowed: ['customer' as const, ...admins],
      act: get(path),
    })),
    ...serverDocuments.map((path) => ({ what: `get ${path}`, allowed: nobody, act: get(path) })),
    {
      what: 'get their own profile',
      allowed: signedInRoles,
      act: (db, role) => db.doc(`users/${role === 'guest' ? 'guest' : accounts[role].uid}`).get(),
    },
    { what: 'get another profile', allowed: admins, act: get(`users/${freshId()}`) },
    {
      what: 'learn that an order does not exist',
      allowed: ['customer', 'otherCustomer', ...admins],
      act: get(`pending-orders/${freshId('absent-order-')}`),
    },
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
    ...forAdmins.map((name) => ({ what: `list ${name}`, allowed: admins, act: list(name) })),
    ...forNobody.map((name) => ({ what: `list ${name}`, allowed: nobody, act: list(name) })),
    ...['status', 'operations', 'cleanup-lease', 'file-proof', 'storage-use'].map((name) => ({
      what: `find sloth-stamp-system/${name} by a list`,
      allowed: nobody,
      act: (db: ReturnType<typeof world.as>) =>
        db.collection('sloth-stamp-system').where('__name__', '==', name).get(),
    })),
    {
      what: 'list across collections',
      allowed: nobody,
      act: (db) => db.collectionGroup('purchases').limit(1).get(),
    },
  ]);
});

describe('queries', () => {
  const own = ['pending-orders', 'payments', 'purchases', 'orders', 'vouchers', 'download-logs'];
  testAccess(world, [
    ...own.map((collection) => ({
      what: `list the customer's ${collection}`,
      allowed: ['customer' as const, ...admins],
      act: (db: ReturnType<typeof world.as>) =>
        db.collection(collection).where('userId', '==', customer.uid).get(),
    })),
    {
      what: 'list orders by an e-mail address',
      allowed: admins,
      act: (db) =>
        db.collection('pending-orders').where('customerEmail', '==', customer.email).get(),
    },
    {
      what: 'list unpublished albums',
      allowed: admins,
      act: (db) => db.collection('albums').where('isPublished', '==', false).get(),
    },
    {
      what: 'list published albums',
      allowed: everybody,
      act: (db) => db.collection('albums').where('isPublished', '==', true).get(),
    },
    {
      what: 'list published portfolio items',
      allowed: everybody,
      act: (db) => db.collection('portfolio').where('isPublished', '==', true).get(),
    },
    ...['enkeltbilleder', 'individuelle'].flatMap((collection) => [
      {
        what: `list published and visible ${collection}`,
        allowed: everybody,
        act: (db: ReturnType<typeof world.as>) =>
          db
            .collection(collection)
            .where('isPublished', '==', true)
            .where('visible', '==', true)
            .get(),
      },
      {
        what: `list published ${collection} that may be invisible`,
        allowed: admins,
        act: (db: ReturnType<typeof world.as>) =>
          db.collection(collection).where('isPublished', '==', true).get(),
      },
    ]),
    {
      what: 'find their own profile in a list',
      allowed: admins,
      act: (db, role) => {
        const uid = role === 'guest' ? 'guest' : accounts[role].uid;
        const id = firebase.firestore.FieldPath.documentId();
        return db.collection('users').where(id, '==', uid).get();
      },
    },
    {
      what: 'list administrators',
      allowed: admins,
      act: (db) => db.collection('users').where('isAdmin', '==', true).get(),
    },
  ]);
});
