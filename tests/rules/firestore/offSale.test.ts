import { describe } from 'vitest';
import { testAccess } from '../support/access.ts';
import { firestoreWorld, freshId, serverTime, testWrites } from '../support/firestore.ts';
import type { Data, Firestore } from '../support/firestore.ts';
import { admins } from '../support/roles.ts';
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
    { what: 'keep what was deleted', allowed: admins, act: keep({}) },
    {
      what: 'change what is kept',
      allowed: admins,
      act: async (db) => db.doc(await there()).update({ updatedAt: serverTime() }),
    },
    { what: 'read it', allowed: admins, act: async (db) => db.doc(await there()).get() },
    { what: 'list it', allowed: admins, act: (db) => db.collection(collection).get() },
    { what: 'forget it', allowed: admins, act: async (db) => db.doc(await there()).delete() },
  ]);

  const words = ({ what, changes }: { what: string; changes: Data }) => ({
    what: `${what} ${JSON.stringify(changes).slice(0, 60)}`,
    act: keep(changes),
  });
  testWrites(world, 'owner', {
    taken: [
      // Records that are older than the rules.
      { imageUrl: 'http://shop.example/a.jpg', originalSrc: 'photos/a.jpg' },
      ...taken,
    ]
      .filter((changes) => Object.keys(changes).every((field) => field in sample()))
      .map((changes) => words({ what: 'a record with', changes })),
    refused: [{ updatedAt: PAST }, ...refused].map((changes) =>
      words({ what: 'a record with', changes }),
    ),
  });
});
