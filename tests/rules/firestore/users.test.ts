import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, test } from 'vitest';
import { testAccess } from '../support/access.ts';
import { firestoreWorld, freshId, removed, serverTime, testWrites } from '../support/firestore.ts';
import type { Data, Firestore } from '../support/firestore.ts';
import { accounts, admins, nobody, signedInRoles } from '../support/roles.ts';
import type { Role } from '../support/roles.ts';
import * as samples from '../support/samples.ts';

const PAST = new Date('2025-01-01T12:00:00Z');
const world = firestoreWorld();

function buyerOf(role: Role): samples.Buyer {
  if (role === 'guest') return { uid: 'guest', email: '' };
  const { uid, token } = accounts[role];
  return { uid, email: token.email ?? '' };
}

const self = buyerOf('customer');
const selfPath = `users/${self.uid}`;
const stored: Data = {
  ...samples.profile(self),
  createdAt: PAST,
  updatedAt: PAST,
  lastLogin: PAST,
};

/** Writes a profile that does not exist yet. */
const create =
  (changes: Data, path = selfPath) =>
  async (db: Firestore) => {
    await world.given({ [selfPath]: null });
    await db.doc(path).set({ ...samples.profile(self), ...changes });
  };

const update =
  (changes: Data, before: Data = {}) =>
  async (db: Firestore) => {
    await world.given({ [selfPath]: { ...stored, ...before } });
    await db.doc(selfPath).update({ updatedAt: serverTime(), ...changes });
  };

test('with the old token of a deleted account no profile is written', async () => {
  const { uid, email } = buyerOf('otherCustomer');
  const job = `deletion-jobs/${uid}`;
  const begin = () =>
    world.as('otherCustomer').doc(`users/${uid}`).set(samples.profile({ uid, email }));
  await world.given({ [`users/${uid}`]: null, [job]: { uid, finishedAt: PAST } });
  await assertFails(begin());
  // Whoever is left with part of their data signs in and tries again.
  await world.given({ [job]: { uid, failedSteps: ['files'] } });
  await assertSucceeds(begin());
  await world.given({ [`users/${uid}`]: null, [job]: null });
  await assertSucceeds(begin());
});

describe('creating a profile', () => {
  testAccess(world, [
    {
      what: 'write their own profile when it is missing',
      // The administrator by profile has one already: for them this is a change that touches `isAdmin`.
      allowed: signedInRoles.filter((role) => role !== 'adminByProfile'),
      act: async (db, role) => {
        const { uid, email } = buyerOf(role);
        if (role !== 'adminByProfile') await world.given({ [`users/${uid}`]: null });
        await db.doc(`users/${uid}`).set(samples.profile({ uid, email }));
      },
    },
    {
      what: 'write a profile for somebody else',
      allowed: nobody,
      act: (db, role) => {
        const uid = freshId();
        return db.doc(`users/${uid}`).set(samples.profile({ ...buyerOf(role), uid }));
      },
    },
  ]);

  testWrites(world, 'customer', {
    taken: [
      { what: 'a complete profile', act: create({}) },
      { what: 'a verified e-mail that is verified', act: create({ emailVerified: true }) },
      { what: 'the e-mail in capitals', act: create({ email: 'KUNDE@jerslevfoto.example' }) },
      { what: 'a first sign-in now', act: create({ lastLogin: serverTime() }) },
      { what: 'a name of 201 letters', act: create({ name: 'x'.repeat(201) }) },
    ],
    refused: [
      { what: 'a self-made administrator', act: create({ isAdmin: true }) },
      { what: 'isAdmin as text', act: create({ isAdmin: 'true' }) },
      { what: 'an unknown field', act: create({ role: 'admin' }) },
      { what: 'another uid', act: create({ uid: 'other' }) },
      { what: 'another e-mail', act: create({ email: 'ejer@jerslevfoto.example' }) },
      { what: 'an e-mail that is no text', act: create({ email: 5 }) },
      { what: 'a verified e-mail that is no flag', act: create({ emailVerified: 'yes' }) },
      { what: 'a birth date of its own', act: create({ createdAt: PAST }) },
      { what: 'a change date of its own', act: create({ updatedAt: PAST }) },
      { what: 'a sign-in in the past', act: create({ lastLogin: PAST }) },
      { what: 'a picture from a script', act: create({ photoURL: 'javascript:alert(1)' }) },
      { what: 'a name of 202 letters', act: create({ name: 'x'.repeat(202) }) },
      ...[
        'name',
        'displayName',
        'firstName',
        'lastName',
        'phoneNumber',
        'phone',
        'originalPhoneNumber',
        'photoURL',
      ].flatMap((field) => [
        { what: `${field} as a number`, act: create({ [field]: 5 }) },
        { what: `${field} of endless length`, act: create({ [field]: 'x'.repeat(3000) }) },
      ]),
    ],
  });

  testWrites(world, 'unverified', {
    taken: [],
    refused: [
      {
        what: 'a claim to be verified',
        act: (db) => {
          const { uid, email } = buyerOf('unverified');
          return db
            .doc(`users/${uid}`)
            .set({ ...samples.profile({ uid, email }), emailVerified: true });
        },
      },
    ],
  });
});

describe('changing a profile', () => {
  testAccess(world, [
    {
      what: "change the customer's name",
      allowed: ['customer'],
      act: (db) => update({ name: 'Ny' })(db),
    },
    {
      what: 'make the customer an administrator',
      allowed: admins,
      act: (db) => update({ isAdmin: true })(db),
    },
    {
      what: 'make themselves an administrator',
      allowed: nobody,
      act: async (db, role) => {
        const { uid, email } = buyerOf(role);
        if (role !== 'adminByProfile') {
          await world.given({
            [`users/${uid}`]: { ...samples.profile({ uid, email }), createdAt: PAST },
          });
        }
        const isAdmin = role !== 'adminByProfile';
        await db.doc(`users/${uid}`).update({ isAdmin, updatedAt: serverTime() });
      },
    },
  ]);

  testWrites(world, 'customer', {
    taken: [
      { what: 'a new name', act: update({ firstName: 'Karl', lastName: 'K', name: 'Karl K' }) },
      {
        what: 'a new phone',
        act: update({ phone: '1', phoneNumber: '1', originalPhoneNumber: '1' }),
      },
      { what: 'a sign-in now', act: update({ lastLogin: serverTime() }) },
      { what: 'the verified e-mail', act: update({ emailVerified: true }) },
      { what: 'the own e-mail', act: update({ email: self.email.toUpperCase() }) },
      {
        what: 'a new name beside an e-mail that has changed since',
        act: update({ name: 'Ny' }, { email: 'gammel@jerslevfoto.example' }),
      },
    ],
    refused: [
      { what: 'a self-made administrator', act: update({ isAdmin: true }) },
      { what: 'a removed isAdmin', act: update({ isAdmin: removed() }) },
      { what: 'another uid', act: update({ uid: 'other' }) },
      { what: 'another e-mail', act: update({ email: 'ejer@jerslevfoto.example' }) },
      { what: 'a verified e-mail that is no flag', act: update({ emailVerified: 1 }) },
      { what: 'another birth date', act: update({ createdAt: serverTime() }) },
      { what: 'no change date', act: update({ name: 'Ny', updatedAt: PAST }) },
      { what: 'a sign-in in the past', act: update({ lastLogin: new Date('2025-02-02') }) },
      { what: 'an unknown field', act: update({ credit: 1000 }) },
      { what: 'a name that is no text', act: update({ name: ['x'] }) },
    ],
  });

  testWrites(world, 'unverified', {
    taken: [
      {
        what: 'a new name beside an e-mail that was verified once',
        act: async (db) => {
          const { uid, email } = buyerOf('unverified');
          const path = `users/${uid}`;
          await world.given({
            [path]: { ...samples.profile({ uid, email }), createdAt: PAST, emailVerified: true },
          });
          await db.doc(path).update({ name: 'Ny', updatedAt: serverTime() });
        },
      },
    ],
    refused: [],
  });

  testWrites(world, 'owner', {
    taken: [{ what: 'an administrator unmade', act: update({ isAdmin: false }) }],
    refused: [
      { what: "somebody's name", act: update({ name: 'Ny' }) },
      { what: 'isAdmin as text', act: update({ isAdmin: 'true' }) },
      { what: 'isAdmin without a change date', act: update({ isAdmin: true, updatedAt: PAST }) },
    ],
  });
});

describe('deleting a profile', () => {
  const remove = (data: Data) => async (db: Firestore) => {
    const path = `users/${freshId()}`;
    await world.given({ [path]: data });
    await db.doc(path).delete();
  };
  testAccess(world, [
    { what: 'delete an abandoned profile', allowed: admins, act: remove({ isAdmin: false }) },
    { what: 'delete a profile without the flag', allowed: admins, act: remove({ name: 'x' }) },
    { what: "delete an administrator's profile", allowed: nobody, act: remove({ isAdmin: true }) },
    {
      what: 'delete their own profile',
      allowed: nobody,
      act: async (db, role) => {
        const { uid, email } = buyerOf(role);
        if (role !== 'adminByProfile') {
          await world.given({ [`users/${uid}`]: samples.profile({ uid, email }) });
        }
        await db.doc(`users/${uid}`).delete();
      },
    },
  ]);
});

describe('presence', () => {
  const entry = (email: string, changes: Data = {}): Data => ({
    email,
    name: 'Ejer',
    online: true,
    lastSeen: serverTime(),
    ...changes,
  });
  const write =
    (changes: Data, email = 'ejer@jerslevfoto.example') =>
    (db: Firestore) =>
      db.doc(`presence/${email}`).set(entry(email, changes));

  testAccess(world, [
    { what: "write the owner's presence", allowed: ['owner'], act: write({}) },
    {
      what: "write the partner's presence",
      allowed: nobody,
      act: write({}, 'partner@jerslevfoto.example'),
    },
    {
      what: 'write a presence of their own',
      allowed: ['owner'],
      act: (db, role) => write({}, buyerOf(role).email || 'guest@jerslevfoto.example')(db),
    },
    {
      what: "remove the owner's presence",
      allowed: nobody,
      act: (db) => db.doc('presence/ejer@jerslevfoto.example').delete(),
    },
  ]);

  testWrites(world, 'owner', {
    taken: [{ what: 'going offline', act: write({ online: false }) }],
    refused: [
      { what: 'an unknown field', act: write({ page: '/' }) },
      { what: 'another e-mail', act: write({ email: 'x@y.example' }) },
      { what: 'online as text', act: write({ online: 'yes' }) },
      { what: 'a time of its own', act: write({ lastSeen: PAST }) },
      { what: 'an endless name', act: write({ name: 'x'.repeat(202) }) },
    ],
  });
});
