import { describe } from 'vitest';
import { testAccess, withEach } from '../support/access.ts';
import { firestoreWorld, freshId, serverTime, testWrites } from '../support/firestore.ts';
import type { Data, Firestore } from '../support/firestore.ts';
import { nobody } from '../support/roles.ts';
import * as samples from '../support/samples.ts';

const each = (field: string, values: readonly unknown[]): Data[] =>
  values.map((value) => ({ [field]: value }));

const PAST = new Date('2025-01-01T12:00:00Z');
const BAD_URLS = [
  5,
  'javascript:alert(1)',
  'https://x.example/o/high-quality%2Fa.jpg',
  'https://x.example/o/%68igh-quality%2fa.jpg',
  `https://x/${'y'.repeat(2048)}`,
];
const BAD_PICTURES = ['x', { secret: 1 }];
const BAD_ORIGINALS = [
  5,
  'https://x.example/original.jpg',
  'watermarked/a.webp',
  'purchased/u/a.jpg',
  '../a',
  ...['high-quality', 'portfolio-protected'].flatMap((area) =>
    ['/../a.jpg', '/a/../../b.jpg', '/./a.jpg', '//a.jpg', '/', '%2fa.jpg', '/..%2fa', '\\a'].map(
      (rest) => `${area}${rest}`,
    ),
  ),
];

interface Kind {
  collection: string;
  sample: () => Data;
  canBeCreated: boolean;
  taken?: readonly Data[];
  refused: readonly Data[];
}

const common: readonly Data[] = [{ updatedAt: PAST }, { unknownField: 1 }];

const single: readonly Data[] = [
  ...common,
  ...each('originalSrc', [...BAD_ORIGINALS, 'portfolio-protected/a.jpg']),
  ...each('watermarkedSrc', BAD_URLS),
  ...each('thumbnailUrl', BAD_URLS),
  ...each('imageUrl', BAD_URLS),
  ...each('picture', BAD_PICTURES),
];

const kinds: readonly Kind[] = [
  {
    collection: 'albums',
    sample: samples.album,
    canBeCreated: true,
    refused: [
      ...common,
      ...each('coverImageUrl', BAD_URLS),
      ...each('watermarkedCoverUrl', BAD_URLS),
    ],
  },
  {
    collection: 'enkeltbilleder',
    sample: samples.singleImage,
    canBeCreated: true,
    taken: [
      { originalSrc: '' },
      { hasPreview: true },
      { hasSharedFiles: true },
      { isPublished: false, visible: false },
      { takenAt: PAST },
    ],
    refused: single,
  },
  {
    collection: 'individuelle',
    sample: samples.singleImage,
    canBeCreated: false,
    refused: single,
  },
  {
    collection: 'portfolio',
    sample: samples.portfolioItem,
    canBeCreated: true,
    taken: [{ featured: true }, { takenAt: PAST }],
    refused: [
      ...common,
      ...each('originalSrc', [...BAD_ORIGINALS, 'high-quality/enkeltbilleder/a.jpg']),
      ...each('imageUrl', BAD_URLS),
      ...each('thumbnailUrl', BAD_URLS),
      ...each('picture', BAD_PICTURES),
    ],
  },
];

const world = firestoreWorld();

describe.each(kinds)('$collection', ({ collection, sample, canBeCreated, taken = [], refused }) => {
  const create = (changes: Data) => (db: Firestore) =>
    db.doc(`${collection}/${freshId()}`).set({ ...sample(), ...changes });

  const createSparse = async (db: Firestore) => {
    const { createdAt, updatedAt } = sample();
    await db.doc(`${collection}/${freshId()}`).set({ title: 'Klit', createdAt, updatedAt });
  };

  const change = (changes: Data) => async (db: Firestore) => {
    const path = `${collection}/${freshId()}`;
    await world.given({ [path]: { ...sample(), createdAt: PAST, updatedAt: PAST } });
    await db.doc(path).update({ updatedAt: serverTime(), ...changes });
  };

  const remove = async (db: Firestore) => {
    const path = `${collection}/${freshId()}`;
    await world.given({ [path]: sample() });
    await db.doc(path).delete();
  };

  const creators = canBeCreated ? (['admin'] as const) : nobody;
  testAccess(world, [
    [
      creators,
      {
        create: create({}),
        // Missing fields count as empty, as the schemas read them.
        'create with no more than a title': createSparse,
      },
    ],
    [
      ['admin'],
      {
        change: change({ title: 'Ny' }),
        delete: remove,
      },
    ],
  ]);

  const created = (changes: readonly Data[]) =>
    withEach('to create with', canBeCreated ? changes : [], create);
  const changed = (changes: readonly Data[]) => withEach('to change with', changes, change);

  testWrites(world, 'admin', {
    taken: { ...created(taken), ...changed(taken) },
    refused: {
      ...created([...refused, { createdAt: PAST }]),
      ...changed([...refused, { createdAt: serverTime() }]),
    },
  });
});
