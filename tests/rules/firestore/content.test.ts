import firebase from 'firebase/compat/app';
import { describe } from 'vitest';
import { testAccess, withEach } from '../support/access.ts';
import { firestoreWorld, serverTime, testWrites } from '../support/firestore.ts';
import type { Data, Firestore } from '../support/firestore.ts';
import { nobody } from '../support/roles.ts';
import * as samples from '../support/samples.ts';

const PAST = new Date('2025-01-01T12:00:00Z');
const CLOSED_AREAS =
  'high-quality portfolio-protected customer-permanent-archive purchased client-galleries vouchers';
const PRIVATE_URLS = CLOSED_AREAS.split(' ').flatMap((area) => [
  `https://storage.example/o/${area}%2Fa.jpg?alt=media`,
  `https://storage.example/${area}/a.jpg`,
  `https://storage.example/o/${area}%2fa.jpg`,
]);
/** The same place in other words, as a browser or a server would read them. */
const DISGUISED_URLS = [
  'https://storage.example/o/%68igh-quality%2Fa.jpg',
  'https://storage.example/o/high%2Dquality%2Fa.jpg',
  'https://storage.example/o/high%2dquality/a.jpg',
  'https://storage.example/o/High-Quality/a.jpg',
  'https://storage.example/o/high-quality%252Fa.jpg',
  'https://storage.example/o/%2568igh-quality%2Fa.jpg',
  'https://storage.example/o/watermarked%2F%2E%2E%2Fhigh%2Dquality%2Fa.jpg',
  'https://storage.example/o/high-quality\\a.jpg',
  'https://storage.example/o/high-quality%5Ca.jpg',
  'https://storage.example/o/high-quality\u2215a.jpg',
  'https://storage.example/o/high\u2010quality/a.jpg',
  'https://storage.example/o/watermarked/\uff0e\uff0e/a.jpg',
  'https://storage\u3002example/o/a.jpg',
  'https://storage.example/o/p%75rchased%2Fa.jpg',
  'https://storage.example/o/customer%2dpermanent%2darchive%2Fa.jpg',
  'https://storage.example/o/portfolio%2Dprotected%2fa.jpg',
];
/** A public picture may lie in a folder with the name of a closed area. */
const NAMED_ALIKE =
  'https://storage.example/o/watermarked%2Fenkeltbilleder%2Fvouchers%2Fa.webp?alt=media';
const BAD_URLS = [
  5,
  'javascript:alert(1)',
  'data:text/html,x',
  'https://a b',
  `https://x/${'y'.repeat(2048)}`,
  ...PRIVATE_URLS,
  ...DISGUISED_URLS,
];
const BAD_PICTURES = ['none', { ...samples.picture, url: 'x' }];

interface ContentDocument {
  path: string;
  sample: () => Data;
  taken?: readonly Data[];
  refused: readonly Data[];
}

/** Each of `values` in the place of `field`. */
const each = (field: string, values: readonly unknown[]): Data[] =>
  values.map((value) => ({ [field]: value }));

const contents: readonly ContentDocument[] = [
  {
    path: 'content/frontpage',
    sample: samples.frontPage,
    taken: [...each('backgroundMedia', ['', NAMED_ALIKE])],
    refused: [
      ...each('backgroundMedia', BAD_URLS),
      ...each('picture', BAD_PICTURES),
      { lastUpdated: PAST },
    ],
  },
  {
    path: 'content/payment-icons',
    sample: samples.paymentIcons,
    taken: each('mobilepayIcon', [
      'http://storage.example/o/site-branding%2Fa.png?alt=media&token=a-b_c~d',
      'https://storage.example/o/k%C3%B8b%20nu%2Fa.jpg#[1]',
      'https://storage.example/purchased-later',
    ]),
    refused: each('mobilepayIcon', BAD_URLS),
  },
  {
    path: 'about/content',
    sample: samples.aboutContent,
    taken: [{ equipment: {} }, { specialties: [] }],
    refused: [...each('equipment', ['x', { drones: [] }]), { updatedAt: PAST }],
  },
  {
    path: 'about/profile',
    sample: samples.aboutProfile,
    refused: [
      ...each('profileImage', BAD_URLS),
      ...each('picture', BAD_PICTURES),
      { updatedAt: PAST },
    ],
  },
  {
    path: 'site-config/branding',
    sample: samples.branding,
    refused: [...each('logoUrl', BAD_URLS), { updatedAt: PAST }],
  },
  {
    path: 'site-config/upload-presets',
    sample: samples.uploadPresets,
    taken: [{ presets: [] }],
    refused: [{ presets: 'x' }, { presets: null }, { lastUpdated: PAST }, { message: 'Køb nu' }],
  },
  {
    path: 'site-config/discounts',
    sample: samples.discounts,
    taken: [{ codes: [] }, { usedAt: PAST }],
    refused: [
      { codes: 'x' },
      { codes: null },
      { usedAt: 'x' },
      { lastUpdated: PAST },
      { message: 'Køb nu' },
    ],
  },
  {
    path: 'website-config/filter-buttons',
    sample: samples.filterButtons,
    refused: [{ lastUpdated: PAST }],
  },
  {
    path: 'pricing-packages/packages',
    sample: samples.pricePackages,
    refused: [{ lastUpdated: PAST }],
  },
  {
    path: 'sloth-stamp-system/status',
    sample: samples.systemStatus,
    refused: [{ lastUpdated: PAST }],
  },
  {
    path: 'sloth-stamp-system/operations',
    sample: samples.operationLog,
    refused: [{ lastUpdated: PAST }],
  },
];

const world = firestoreWorld();

const findInList = (path: string) => (db: Firestore) => {
  const { id, parent } = db.doc(path);
  return parent.where(firebase.firestore.FieldPath.documentId(), '==', id).get();
};

const write = (path: string, data: Data) => (db: Firestore) => db.doc(path).set(data);

describe.each(contents)('$path', ({ path, sample, taken = [], refused }) => {
  const variation = (changes: Data) => write(path, { ...sample(), ...changes });

  testAccess(world, [
    [
      ['admin'],
      {
        'make it': async (db) => {
          await world.given({ [path]: null });
          await write(path, sample())(db);
        },
        'change it': async (db) => {
          await world.given({ [path]: sample() });
          await write(path, sample())(db);
        },
      },
    ],
    [
      nobody,
      {
        'find it in a list': findInList(path),
        'delete it': (db) => db.doc(path).delete(),
      },
    ],
  ]);
  testWrites(world, 'admin', {
    taken: withEach('with', taken, variation),
    refused: withEach('with', refused, variation),
  });
});

describe('what may be missing, and what may not', () => {
  testWrites(world, 'admin', {
    taken: {
      'a front page that does not say of what kind its background is': write('content/frontpage', {
        lastUpdated: serverTime(),
      }),
    },
  });
});

describe('the lease of the storage cleanup', () => {
  const path = 'sloth-stamp-system/cleanup-lease';
  const minutes = (count: number) => new Date(Date.now() + count * 60_000);
  const held = (holder: string, expiresAt: Date) => world.given({ [path]: { holder, expiresAt } });
  const take =
    (changes: Data = {}) =>
    (db: Firestore) =>
      db.doc(path).set({ holder: 'me', expiresAt: minutes(2), ...changes });

  testAccess(world, [
    [
      ['admin'],
      {
        'take a lease that nobody has had': async (db) => {
          await world.given({ [path]: null });
          await take()(db);
        },
        'take a lease and note when it was cleaned last': async (db) => {
          await world.given({ [path]: null });
          await take({ passAt: minutes(-5), fullPassAt: minutes(-60) })(db);
        },
        'take the lease when it has run out': async (db) => {
          await held('other', minutes(-1));
          await take()(db);
        },
      },
    ],
    [
      nobody,
      {
        'take a lease without an end that nobody has had': async (db) => {
          await world.given({ [path]: null });
          await take({ expiresAt: 'never' })(db);
        },
        'find the lease in a list': findInList(path),
        'take the lease from another browser': async (db) => {
          await held('other', minutes(1));
          await take()(db);
        },
        'delete the lease': (db) => db.doc(path).delete(),
      },
    ],
  ]);

  const heldByMe = (changes: Data) => async (db: Firestore) => {
    await held('me', minutes(1));
    await take(changes)(db);
  };
  testWrites(world, 'admin', {
    taken: {
      'prolonging the own lease': heldByMe({}),
      'giving back the own lease': heldByMe({ expiresAt: minutes(-1) }),
      'a lease for nearly ten minutes': (db) => heldByMe({ expiresAt: minutes(9.8) })(db),
    },
    refused: {
      'a lease for more than ten minutes': (db) => heldByMe({ expiresAt: minutes(10.2) })(db),
      'a lease without an end': heldByMe({ expiresAt: 'never' }),
      'a lease without a holder': heldByMe({ holder: '' }),
      'a holder that is no text': heldByMe({ holder: 5 }),
      'an unknown field': heldByMe({ note: 'x' }),
    },
  });
});
