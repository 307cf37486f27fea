import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, test } from 'vitest';
import { attempts, testAccess } from '../support/access.ts';
import { firestoreWorld, freshId, removed, serverTime, testWrites } from '../support/firestore.ts';
import type { Data, Firestore } from '../support/firestore.ts';
import { accounts, everyRole, nobody, signedIn } from '../support/roles.ts';
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
    [
      signedIn,
      {
        'write their own profile when it is missing': async (db, role) => {
          const { uid, email } = buyerOf(role);
          await world.given({ [`users/${uid}`]: null });
          await db.doc(`users/${uid}`).set(samples.profile({ uid, email }));
        },
      },
    ],
    [
      nobody,
      {
        'write a profile for somebody else': (db, role) => {
          const uid = freshId();
          return db.doc(`users/${uid}`).set(samples.profile({ ...buyerOf(role), uid }));
        },
      },
    ],
  ]);

  testWrites(world, 'customer', {
    taken: {
      'a complete profile': create({}),
      'a verified e-mail that is verified': create({ emailVerified: true }),
      'the e-mail in capitals': create({ email: 'KUNDE@jerslevfoto.example' }),
      'a first sign-in now': create({ lastLogin: serverTime() }),
    },
    refused: {
      'a self-made administrator': create({ isAdmin: true }),
      'isAdmin as text': create({ isAdmin: 'true' }),
      'another uid': create({ uid: 'other' }),
      'another e-mail': create({ email: 'ejer@jerslevfoto.example' }),
      'an e-mail that is no text': create({ email: 5 }),
      'a verified e-mail that is no flag': create({ emailVerified: 'yes' }),
      'a birth date of its own': create({ createdAt: PAST }),
      'a change date of its own': create({ updatedAt: PAST }),
      'a sign-in in the past': create({ lastLogin: PAST }),
      'a picture from a script': create({ photoURL: 'javascript:alert(1)' }),
      ...attempts(
        [
          'name',
          'displayName',
          'firstName',
          'lastName',
          'phoneNumber',
          'phone',
          'originalPhoneNumber',
          'photoURL',
        ],
        (field) => [`${field} as a number`, create({ [field]: 5 })],
      ),
      'an endless address of a picture': create({ photoURL: 'x'.repeat(3000) }),
    },
  });

  testWrites(world, 'unverified', {
    refused: {
      'a claim to be verified': (db) => {
        const { uid, email } = buyerOf('unverified');
        return db
          .doc(`users/${uid}`)
          .set({ ...samples.profile({ uid, email }), emailVerified: true });
      },
    },
  });
});

describe('changing a profile', () => {
  testAccess(world, [
    [
      ['customer'],
      {
        "change the customer's name": (db) => update({ name: 'Ny' })(db),
      },
    ],
    [
      ['admin'],
      {
        'make the customer an administrator': (db) => update({ isAdmin: true })(db),
      },
    ],
    [
      nobody,
      {
        'make themselves an administrator': async (db, role) => {
          const { uid, email } = buyerOf(role);
          await world.given({
            [`users/${uid}`]: { ...samples.profile({ uid, email }), createdAt: PAST },
          });
          await db.doc(`users/${uid}`).update({ isAdmin: true, updatedAt: serverTime() });
        },
      },
    ],
  ]);

  testWrites(world, 'customer', {
    taken: {
      'a new name': update({ firstName: 'Karl', lastName: 'K', name: 'Karl K' }),
      'a new phone': update({ phone: '1', phoneNumber: '1', originalPhoneNumber: '1' }),
      'a sign-in now': update({ lastLogin: serverTime() }),
      'the verified e-mail': update({ emailVerified: true }),
      'the own e-mail': update({ email: self.email.toUpperCase() }),
      'a new name beside an e-mail that has changed since': update(
        { name: 'Ny' },
        { email: 'gammel@jerslevfoto.example' },
      ),
    },
    refused: {
      'a self-made administrator': update({ isAdmin: true }),
      'a removed isAdmin': update({ isAdmin: removed() }),
      'another uid': update({ uid: 'other' }),
      'another e-mail': update({ email: 'ejer@jerslevfoto.example' }),
      'a verified e-mail that is no flag': update({ emailVerified: 1 }),
      'another birth date': update({ createdAt: serverTime() }),
      'no change date': update({ name: 'Ny', updatedAt: PAST }),
      'a sign-in in the past': update({ lastLogin: new Date('2025-02-02') }),
      'an unknown field': update({ credit: 1000 }),
      'a name that is no text': update({ name: ['x'] }),
    },
  });

  testWrites(world, 'unverified', {
    taken: {
      'a new name beside an e-mail that was verified once': async (db) => {
        const { uid, email } = buyerOf('unverified');
        const path = `users/${uid}`;
        await world.given({
          [path]: { ...samples.profile({ uid, email }), createdAt: PAST, emailVerified: true },
        });
        await db.doc(path).update({ name: 'Ny', updatedAt: serverTime() });
      },
    },
  });

  testWrites(world, 'admin', {
    taken: {
      'an administrator unmade': update({ isAdmin: false }),
    },
    refused: {
      "somebody's name": update({ name: 'Ny' }),
      'isAdmin as text': update({ isAdmin: 'true' }),
      'isAdmin without a change date': update({ isAdmin: true, updatedAt: PAST }),
    },
  });
});

describe('deleting a profile', () => {
  const remove = (data: Data) => async (db: Firestore) => {
    const path = `users/${freshId()}`;
    await world.given({ [path]: data });
    await db.doc(path).delete();
  };
  testAccess(world, [
    [
      ['admin'],
      {
        'delete an abandoned profile': remove({ isAdmin: false }),
        'delete a profile without the flag': remove({ name: 'x' }),
      },
    ],
    [
      nobody,
      {
        "delete an administrator's profile": remove({ isAdmin: true }),
        'delete their own profile': async (db, role) => {
          const { uid, email } = buyerOf(role);
          await world.given({ [`users/${uid}`]: samples.profile({ uid, email }) });
          await db.doc(`users/${uid}`).delete();
        },
      },
    ],
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

  testAccess(
    world,
    [
      [
        ['owner'],
        {
          "write the owner's presence": write({}),
          'write a presence of their own': (db, role) =>
            write({}, buyerOf(role).email || 'guest@jerslevfoto.example')(db),
        },
      ],
      [
        nobody,
        {
          "write the partner's presence": write({}, 'partner@jerslevfoto.example'),
          "remove the owner's presence": (db) =>
            db.doc('presence/ejer@jerslevfoto.example').delete(),
        },
      ],
    ],
    everyRole,
  );

  testWrites(world, 'owner', {
    taken: {
      'going offline': write({ online: false }),
    },
    refused: {
      'another e-mail': write({ email: 'x@y.example' }),
      'a time of its own': write({ lastSeen: PAST }),
    },
  });
});
