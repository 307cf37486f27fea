import { describe } from 'vitest';
import { testAccess } from '../support/access.ts';
import { firestoreWorld, freshId, serverTime, testWrites } from '../support/firestore.ts';
import type { Data, Firestore } from '../support/firestore.ts';
import { admins, nobody } from '../support/roles.ts';
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
const BAD_PICTURES = [
  'x',
  { secret: 1 },
  { sources: new Array<number>(11).fill(1) },
  ...['width', 'height'].flatMap((side) => [-1, 100_001, '1'].map((size) => ({ [side]: size }))),
];
const PICTURES_AT_THE_LIMIT = each('picture', [
  { width: 0, height: 0 },
  { width: 100_000, height: 100_000 },
]);
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

const common: readonly Data[] = [
  ...each('title', [5, '', 'x'.repeat(121)]),
  ...each('description', [5, 'x'.repeat(5001)]),
  ...each('category', [5, 'x'.repeat(61)]),
  ...each('order', ['1', -1000001, 1000001]),
  ...each('isPublished', ['true', 1]),
  { updatedAt: PAST },
  { unknownField: 1 },
];

const priced: readonly Data[] = each('price', ['199', -1, 1_000_001]);

const single: readonly Data[] = [
  ...common,
  ...priced,
  ...each('filename', [5, 'x'.repeat(256)]),
  ...each('originalSrc', [...BAD_ORIGINALS, 'portfolio-protected/a.jpg']),
  ...each('watermarkedSrc', BAD_URLS),
  ...each('thumbnailUrl', BAD_URLS),
  ...each('imageUrl', BAD_URLS),
  ...each('picture', BAD_PICTURES),
  ...each('takenAt', ['2024-05-12', 1_715_500_000]),
  ...each('visible', ['true', 1]),
  ...each('hasPreview', ['true', 1]),
  ...each('hasSharedFiles', ['true', 1]),
];

const kinds: readonly Kind[] = [
  {
    collection: 'albums',
    sample: samples.album,
    canBeCreated: true,
    taken: [{ images: new Array<number>(500).fill(1) }, { price: 0 }, { price: 1_000_000 }],
    refused: [
      ...common,
      ...priced,
      ...each('images', ['x', new Array<number>(501).fill(1)]),
      ...each('coverImageUrl', BAD_URLS),
      ...each('watermarkedCoverUrl', BAD_URLS),
      ...each('visible', ['true', 1]),
      ...each('securityLevel', [5, 'x'.repeat(41)]),
      ...each('protectionEnabled', ['true', 1]),
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
      ...PICTURES_AT_THE_LIMIT,
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
    taken: [
      { featured: true },
      { title: 'x'.repeat(120) },
      { takenAt: PAST },
      ...PICTURES_AT_THE_LIMIT,
    ],
    refused: [
      ...common,
      ...each('originalSrc', [...BAD_ORIGINALS, 'high-quality/enkeltbilleder/a.jpg']),
      ...each('imageUrl', BAD_URLS),
      ...each('thumbnailUrl', BAD_URLS),
      ...each('picture', BAD_PICTURES),
      ...each('takenAt', ['2024-05-12', 1_715_500_000]),
      ...each('featured', ['true', 1]),
      ...each('hasPreview', ['true', 1]),
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

  const creators = canBeCreated ? admins : nobody;
  testAccess(world, [
    { what: 'create', allowed: creators, act: create({}) },
    // Missing fields count as empty, as the schemas read them.
    { what: 'create with no more than a title', allowed: creators, act: createSparse },
    { what: 'change', allowed: admins, act: change({ title: 'Ny' }) },
    { what: 'delete', allowed: admins, act: remove },
  ]);

  const named =
    (verb: string, act: (changes: Data) => (db: Firestore) => Promise<void>) =>
    (changes: Data) => ({
      what: `to ${verb} with ${JSON.stringify(changes).slice(0, 80)}`,
      act: act(changes),
    });
  const createdAtOfItsOwn = { createdAt: PAST };
  testWrites(world, 'owner', {
    taken: taken.flatMap((changes) => [
      ...(canBeCreated ? [named('create', create)(changes)] : []),
      named('change', change)(changes),
    ]),
    refused: [
      ...(canBeCreated ? [...refused, createdAtOfItsOwn] : []).map(named('create', create)),
      ...[...refused, { createdAt: serverTime() }].map(named('change', change)),
    ],
  });
});
