import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, test } from 'vitest';
import { testAccess } from '../support/access.ts';
import { firestoreWorld, serverTime, testWrites } from '../support/firestore.ts';
import type { Data, Firestore } from '../support/firestore.ts';
import { accounts, nobody, signedInRoles, type Role } from '../support/roles.ts';

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
    {
      what: 'save their own',
      allowed: signedInRoles,
      act: async (db, role) => {
        await world.given({ [ownPath(role)]: null });
        await db.doc(ownPath(role)).set(record());
      },
    },
    {
      what: 'change their own',
      allowed: signedInRoles,
      act: async (db, role) => {
        await world.given({ [ownPath(role)]: { choice: 'a', updatedAt: PAST } });
        await db.doc(ownPath(role)).set(record());
      },
    },
    {
      what: 'read their own',
      allowed: signedInRoles,
      act: (db, role) => db.doc(ownPath(role)).get(),
    },
    {
      what: "read somebody else's",
      allowed: nobody,
      act: (db, role) => db.doc(ownPath(strangerTo(role))).get(),
    },
    {
      what: "save somebody else's",
      allowed: nobody,
      act: (db, role) => db.doc(ownPath(strangerTo(role))).set(record()),
    },
    {
      what: 'delete their own',
      allowed: nobody,
      act: async (db, role) => {
        await world.given({ [ownPath(role)]: { choice: 'a', updatedAt: PAST } });
        await db.doc(ownPath(role)).delete();
      },
    },
    { what: 'list all', allowed: nobody, act: (db) => db.collection('favourites').get() },
  ]);

  testWrites(world, 'customer', {
    taken: [
      { what: 'none', act: save({ choice: '' }) },
      { what: 'the longest choice', act: save({ choice: 'a'.repeat(5159) }) },
    ],
    refused: [
      { what: 'a longer one', act: save({ choice: 'a'.repeat(5160) }) },
      { what: 'a choice with other signs', act: save({ choice: 'a b' }) },
      { what: 'a choice with a line break', act: save({ choice: 'a\n' }) },
      { what: 'a list', act: save({ choice: ['a'] }) },
      {
        what: 'no choice',
        act: (db) => db.doc(ownPath('customer')).set({ updatedAt: serverTime() }),
      },
      { what: 'another time', act: save({ updatedAt: PAST }) },
      { what: 'no time', act: (db) => db.doc(ownPath('customer')).set({ choice: 'a' }) },
      { what: 'a field more', act: save({ note: 'Til farmor' }) },
      {
        what: 'a field more where there are none yet',
        act: async (db) => {
          await world.given({ [ownPath('customer')]: null });
          await save({ note: 'Til farmor' })(db);
        },
      },
    ],
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
