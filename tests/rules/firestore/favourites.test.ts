import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, test } from 'vitest';
import { FAVOURITES_MAX } from '#src/model/favourites/favourites.ts';
import { testAccess } from '../support/access.ts';
import { firestoreWorld, serverTime, testWrites } from '../support/firestore.ts';
import type { Data, Firestore } from '../support/firestore.ts';
import { accounts, nobody, signedIn, type Role } from '../support/roles.ts';

/** Ids of 128 signs, with one between them. */
const LONGEST = FAVOURITES_MAX * 129 - 1;
const PAST = new Date('2025-01-01T12:00:00Z');

const world = firestoreWorld();

const uidOf = (role: Role) => (role === 'guest' ? 'guest' : accounts[role].uid);
const ownPath = (role: Role) => `favourites/${uidOf(role)}`;

/** Another person than the role. */
const strangerTo = (role: Role) => (role === 'otherCustomer' ? 'customer' : 'otherCustomer');

const record = (changes: Data = {}): Data => ({
  choice: 'billede-1.billede-2',
  updatedAt: serverTime(),
  ...changes,
});

const save =
  (changes: Data = {}) =>
  (db: Firestore) =>
    db.doc(ownPath('customer')).set(record(changes));

describe('the favourites of an account', () => {
  testAccess(world, [
    [
      signedIn,
      {
        'save their own': async (db, role) => {
          await world.given({ [ownPath(role)]: null });
          await db.doc(ownPath(role)).set(record());
        },
        'change their own': async (db, role) => {
          await world.given({ [ownPath(role)]: { choice: 'a', updatedAt: PAST } });
          await db.doc(ownPath(role)).set(record());
        },
        'read their own': (db, role) => db.doc(ownPath(role)).get(),
      },
    ],
    [
      nobody,
      {
        "save somebody else's": (db, role) => db.doc(ownPath(strangerTo(role))).set(record()),
        'delete their own': async (db, role) => {
          await world.given({ [ownPath(role)]: { choice: 'a', updatedAt: PAST } });
          await db.doc(ownPath(role)).delete();
        },
      },
    ],
  ]);

  testWrites(world, 'customer', {
    taken: {
      none: save({ choice: '' }),
      'the longest choice': save({ choice: 'a'.repeat(LONGEST) }),
    },
    refused: {
      'a longer one': save({ choice: 'a'.repeat(LONGEST + 1) }),
      'a choice with other signs': save({ choice: 'a b' }),
      'a choice with a line break': save({ choice: 'a\n' }),
      'a list': save({ choice: ['a'] }),
      'no choice': (db) => db.doc(ownPath('customer')).set({ updatedAt: serverTime() }),
      'another time': save({ updatedAt: PAST }),
      'no time': (db) => db.doc(ownPath('customer')).set({ choice: 'a' }),
      'a field more': save({ note: 'Til farmor' }),
      'a field more where there are none yet': async (db) => {
        await world.given({ [ownPath('customer')]: null });
        await save({ note: 'Til farmor' })(db);
      },
    },
  });
});

test.each([
  ['has begun', {}],
  ['has finished', { finishedAt: PAST }],
])('no favourites are written once the deletion of the account %s', async (_, state) => {
  const job = `deletion-jobs/${uidOf('otherCustomer')}`;
  const write = () => world.as('otherCustomer').doc(ownPath('otherCustomer')).set(record());
  await world.given({ [job]: { uid: uidOf('otherCustomer'), ...state } });
  await assertFails(write());
  await world.given({ [job]: null });
  await assertSucceeds(write());
});
