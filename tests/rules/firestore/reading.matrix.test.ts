import firebase from 'firebase/compat/app';
import { describe } from 'vitest';
import { attempts, testAccess } from '../support/access.ts';
import {
  byUid,
  catalogue,
  closedCollections,
  dataOf,
  documentNames,
  openCollections,
  pathOf,
  type DocumentName,
} from '../support/everyDocument.ts';
import { firestoreWorld, freshId, type Data, type Firestore } from '../support/firestore.ts';
import { buyerOf, customer } from '../support/placing.ts';
import { everybody, nobody, signedIn, verified, type Role } from '../support/roles.ts';

const id = freshId();
const hidden = freshId('hidden');
const draft = freshId('draft');

type Entry = [path: string, data: Data];
const world = firestoreWorld(
  Object.fromEntries<Data>([
    ...documentNames.map((name): Entry => [
      pathOf(name, customer.uid, id),
      dataOf(name, customer.uid),
    ]),
    ...catalogue.flatMap((name): Entry[] => [
      [pathOf(name, '', draft), { ...dataOf(name, ''), isPublished: false }],
      [pathOf(name, '', hidden), { ...dataOf(name, ''), visible: false }],
    ]),
  ]),
);

const content: readonly DocumentName[] = [
  'frontPage',
  'paymentIcons',
  'aboutContent',
  'aboutProfile',
  'branding',
  'filterButtons',
  'pricePackages',
  'publicSettings',
];
const ofCustomer: readonly DocumentName[] = [
  'pendingOrder',
  'purchase',
  'order',
  'voucher',
  'downloadLog',
  'payment',
  'clientSale',
  'user',
  'orderQuota',
];
const ofServer: readonly DocumentName[] = [
  'download',
  'userPreferences',
  'userAnalytics',
  'cart',
  'deletionJob',
  'recoveryCodes',
  'rateLimit',
  'consentLogEntry',
  'fileProof',
  'acceptedTerms',
  'apiToken',
  'webhook',
  'webhookCall',
  'pushDevice',
  'searchIndexPart',
  'watermarkDrawing',
];
const others = [...content, ...catalogue, ...ofCustomer, ...ofServer, 'favourites'];
const ofAdmin = documentNames.filter((name) => !others.includes(name));

const get = (path: string) => (db: Firestore) => db.doc(path).get();
const each = (names: readonly DocumentName[]) =>
  attempts(names, (name) => [`get ${name}`, get(pathOf(name, customer.uid, id))]);

const unknown = 'content about site-config website-config pricing-packages sloth-stamp-system';
const inner = 'albums purchases payments received-payments order-mails withdrawal-statements';

describe('single documents', () => {
  testAccess(world, [
    [everybody, each([...content, ...catalogue])],
    [['customer', 'admin'], each(ofCustomer)],
    [['customer'], each(['favourites'])],
    [
      ['admin'],
      {
        ...each(ofAdmin),
        ...attempts(catalogue, (name) => [`get a draft of ${name}`, get(pathOf(name, '', draft))]),
        ...attempts(['singleImage', 'legacySingleImage'] as const, (name) => [
          `get a hidden ${name}`,
          get(pathOf(name, '', hidden)),
        ]),
        'get an album that is gone': get(`albums/gone-${id}`),
      },
    ],
    [
      signedIn,
      attempts(
        byUid.filter((name) => ['user', 'orderQuota', 'favourites'].includes(name)),
        (name) => [
          `get their own ${name}`,
          (db: Firestore, role: Role) => db.doc(pathOf(name, buyerOf(role).uid, '')).get(),
        ],
      ),
    ],
    [
      verified,
      { 'learn that an order is not there': get(`pending-orders/${freshId('absent-order')}`) },
    ],
    [
      nobody,
      {
        ...each(ofServer),
        'get the recovery codes of themselves': (db, role) =>
          db.doc(pathOf('recoveryCodes', buyerOf(role).uid, '')).get(),
        ...attempts(unknown.split(' '), (name) => [`get ${name}/unknown`, get(`${name}/unknown`)]),
        ...attempts(
          [...inner.split(' '), 'retention-log', 'file-losses', 'item-interest'],
          (name) => [`get what lies below ${name}`, get(`${name}/${id}/inner/a`)],
        ),
        'get what lies below a profile': get(`users/${customer.uid}/inner/a`),
      },
    ],
  ]);
});

describe('whole collections', () => {
  const list = (name: string) => (db: Firestore) => db.collection(name).limit(5).get();

  testAccess(world, [
    [['admin'], attempts(openCollections, (name) => [`list ${name}`, list(name)])],
    [
      nobody,
      {
        ...attempts([...closedCollections, 'unknown'], (name) => [`list ${name}`, list(name)]),
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
          const { uid } = buyerOf(role);
          const id = firebase.firestore.FieldPath.documentId();
          return db.collection('users').where(id, '==', uid).get();
        },
        'list administrators': listed('users', { isAdmin: true }),
      },
    ],
  ]);
});
