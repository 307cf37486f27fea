import { describe } from 'vitest';
import { testAccess } from '../support/access.ts';
import { firestoreWorld, freshId } from '../support/firestore.ts';
import { accounts, admins, nobody, signedInRoles, type Role } from '../support/roles.ts';

const world = firestoreWorld();

describe('a picture of a gallery that one customer may buy', () => {
  const uidOf = (role: Role) => (role === 'guest' ? 'guest' : accounts[role].uid);
  const sale = async (userId: string) => {
    const place = `client-sales/${freshId()}`;
    await world.given({ [place]: { userId, title: 'Ringe', price: 95 } });
    return place;
  };
  const ofRole = (role: Role) => sale(uidOf(role));
  const ofAnother = () => sale('somebody-else');

  testAccess(world, [
    {
      what: 'read their own',
      allowed: signedInRoles,
      act: async (db, role) => db.doc(await ofRole(role)).get(),
    },
    {
      what: 'ask for one that is gone',
      allowed: signedInRoles,
      act: (db) => db.doc(`client-sales/${freshId()}`).get(),
    },
    {
      what: "read somebody else's",
      allowed: admins,
      act: async (db) => db.doc(await ofAnother()).get(),
    },
    { what: 'list all', allowed: admins, act: (db) => db.collection('client-sales').get() },
    {
      what: 'list their own',
      allowed: admins,
      act: (db, role) =>
        db.collection('client-sales').where('userId', '==', uidOf(role)).limit(1).get(),
    },
    {
      what: 'make one up',
      allowed: nobody,
      act: (db, role) => db.doc(`client-sales/${freshId()}`).set({ userId: uidOf(role), price: 1 }),
    },
    {
      what: 'take an offer back',
      allowed: admins,
      act: async (db, role) => db.doc(await ofRole(role)).update({ isPublished: false }),
    },
    {
      what: 'give it again',
      allowed: nobody,
      act: async (db, role) => db.doc(await ofRole(role)).update({ isPublished: true }),
    },
    {
      what: 'change the price while taking it back',
      allowed: nobody,
      act: async (db, role) => db.doc(await ofRole(role)).update({ isPublished: false, price: 1 }),
    },
    {
      what: 'change the price of their own',
      allowed: nobody,
      act: async (db, role) => db.doc(await ofRole(role)).update({ price: 1 }),
    },
    {
      what: 'delete their own',
      allowed: nobody,
      act: async (db, role) => db.doc(await ofRole(role)).delete(),
    },
  ]);
});
