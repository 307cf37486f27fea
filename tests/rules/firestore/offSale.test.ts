import { describe } from 'vitest';
import { testAccess, withEach } from '../support/access.ts';
import { firestoreWorld, freshId, serverTime, testWrites } from '../support/firestore.ts';
import type { Data, Firestore } from '../support/firestore.ts';
import * as samples from '../support/samples.ts';

const PAST = new Date('2025-01-01T12:00:00Z');
const world = firestoreWorld();

interface Kind {
  collection: string;
  /** A record with every field that it may have. */
  sample: () => Data;
  taken?: readonly Data[];
  refused?: readonly Data[];
}

const kinds: readonly Kind[] = [
  {
    collection: 'withdrawn-albums',
    sample: () => ({ ...samples.album(), removedAt: { a: serverTime() } }),
    taken: [{ removedAt: {} }],
    refused: [{ removedAt: 'today' }],
  },
  {
    collection: 'withdrawn-images',
    sample: () => ({
      ...samples.singleImage(),
      takenAt: PAST,
      hasPreview: true,
      hasSharedFiles: true,
    }),
    // A record that is older than the rules.
    taken: [{ imageUrl: 'http://shop.example/a.jpg', originalSrc: 'photos/a.jpg' }],
  },
];

describe.each(kinds)('$collection', ({ collection, sample, taken = [], refused = [] }) => {
  const path = () => `${collection}/${freshId('item')}`;
  const there = async () => {
    const place = path();
    await world.given({ [place]: sample() });
    return place;
  };
  const keep = (changes: Data) => (db: Firestore) =>
    db.doc(path()).set({ ...sample(), ...changes });

  testAccess(world, [
    [
      ['admin'],
      {
        'keep what was deleted': keep({}),
        'change what is kept': async (db) =>
          db.doc(await there()).update({ updatedAt: serverTime() }),
        'forget it': async (db) => db.doc(await there()).delete(),
      },
    ],
  ]);

  testWrites(world, 'admin', {
    taken: withEach('a record with', taken, keep),
    refused: withEach('a record with', [{ updatedAt: PAST }, ...refused], keep),
  });
});
