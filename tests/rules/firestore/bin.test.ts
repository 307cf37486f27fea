import { describe } from 'vitest';
import { testAccess, withEach } from '../support/access.ts';
import {
  type Data,
  type Firestore,
  firestoreWorld,
  freshId,
  serverTime,
} from '../support/firestore.ts';
import { testWrites } from '../support/firestore.ts';
import { nobody } from '../support/roles.ts';
import * as samples from '../support/samples.ts';

const PAST = new Date('2025-01-01T12:00:00Z');
const world = firestoreWorld();

const entry = (): Data => ({
  kind: 'image',
  record: { id: 'a', title: 'Klit', createdAt: PAST },
  isLegacy: false,
  removedAt: serverTime(),
});

describe('the bin', () => {
  const path = () => `bin/${freshId('image')}`;
  const there = async () => {
    const place = path();
    await world.given({ [place]: entry() });
    return place;
  };
  const put = (changes: Data) => (db: Firestore) => db.doc(path()).set({ ...entry(), ...changes });

  testAccess(world, [
    [
      ['admin'],
      {
        'put something into it': put({}),
        'put the same into it again': async (db) => db.doc(await there()).set(entry()),
        'take something out': async (db) => db.doc(await there()).delete(),
      },
    ],
  ]);

  testWrites(world, 'admin', {
    taken: withEach(
      'an entry with',
      [
        { kind: 'album' },
        { kind: 'portfolio' },
        { kind: 'albumImage', albumId: 'skagen', albumTitle: 'Skagen', index: 500, wasCover: true },
        { record: { id: 'a', price: 'older than the rules' } },
        { albumId: 'x'.repeat(128), albumTitle: 'x'.repeat(1000), index: 0 },
      ],
      put,
    ),
    refused: {
      'another entry in the place of one': async (db) =>
        db.doc(await there()).set({ ...entry(), unknownField: 1 }),
      ...withEach(
        'an entry with',
        [
          { unknownField: 1 },
          { kind: 'order' },
          { record: 'a' },
          { record: {} },
          { record: { id: 1 } },
          { isLegacy: 'yes' },
          { albumId: 'x'.repeat(129) },
          { albumTitle: 'x'.repeat(1001) },
          { index: -1 },
          { index: 501 },
          { wasCover: 1 },
          { removedAt: PAST },
        ],
        put,
      ),
    },
  });
});

interface Kind {
  collection: string;
  prefix: string;
  sample: () => Data;
}

const kinds: readonly Kind[] = [
  { collection: 'albums', prefix: 'album', sample: samples.album },
  { collection: 'enkeltbilleder', prefix: 'image', sample: samples.singleImage },
  { collection: 'individuelle', prefix: 'legacy', sample: samples.singleImage },
  { collection: 'portfolio', prefix: 'portfolio', sample: samples.portfolioItem },
];

describe.each(kinds)('an item of $collection', ({ collection, prefix, sample }) => {
  interface Write {
    createdAt?: Date;
    binPrefix?: string;
    leaves?: boolean;
    isBinned?: boolean;
    changes?: Data;
  }
  const putBack =
    ({ createdAt = PAST, binPrefix = prefix, leaves = true, isBinned = true, changes }: Write) =>
    async (db: Firestore) => {
      const id = freshId(prefix);
      const place = `bin/${binPrefix}-${id}`;
      if (isBinned) await world.given({ [place]: { ...entry(), record: { id, createdAt: PAST } } });
      const batch = db.batch();
      const record = { ...sample(), createdAt, updatedAt: serverTime(), ...changes };
      batch.set(db.doc(`${collection}/${id}`), record);
      if (leaves) batch.delete(db.doc(place));
      return batch.commit();
    };

  testAccess(world, [
    [
      ['admin'],
      {
        'put it back as old as it was': putBack({}),
        'put back what has no date': async (db) => {
          const id = freshId(prefix);
          const place = `bin/${prefix}-${id}`;
          await world.given({ [place]: { ...entry(), record: { id } } });
          const undated = Object.fromEntries(
            Object.entries(sample()).filter(([field]) => field !== 'createdAt'),
          );
          const batch = db.batch();
          batch.set(db.doc(`${collection}/${id}`), { ...undated, updatedAt: serverTime() });
          batch.delete(db.doc(place));
          return batch.commit();
        },
      },
    ],
    [
      nobody,
      {
        'put it back with a field more': putBack({ changes: { unknownField: 1 } }),
        'make it older': putBack({ createdAt: new Date(0) }),
        'leave it in the bin as well': putBack({ leaves: false }),
        'put back what was never deleted': putBack({ isBinned: false }),
        'take the place of another kind': putBack({ binPrefix: 'other' }),
      },
    ],
  ]);
});
