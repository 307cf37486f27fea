import { describe } from 'vitest';
import { testAccess } from '../support/access.ts';
import { firestoreWorld, freshId } from '../support/firestore.ts';
import { accounts, nobody, signedIn, type Role } from '../support/roles.ts';

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
    [
      signedIn,
      {
        'read their own': async (db, role) => db.doc(await ofRole(role)).get(),
        'ask for one that is gone': (db) => db.doc(`client-sales/${freshId()}`).get(),
      },
    ],
    [
      ['admin'],
      {
        "read somebody else's": async (db) => db.doc(await ofAnother()).get(),
        'list all': (db) => db.collection('client-sales').get(),
        'list their own': (db, role) =>
          db.collection('client-sales').where('userId', '==', uidOf(role)).limit(1).get(),
        'take an offer back': async (db, role) =>
          db.doc(await ofRole(role)).update({ isPublished: false }),
      },
    ],
    [
      nobody,
      {
        'make one up': (db, role) =>
          db.doc(`client-sales/${freshId()}`).set({ userId: uidOf(role), price: 1 }),
        'give it again': async (db, role) =>
          db.doc(await ofRole(role)).update({ isPublished: true }),
        'change the price while taking it back': async (db, role) =>
          db.doc(await ofRole(role)).update({ isPublished: false, price: 1 }),
        'change the price of their own': async (db, role) =>
          db.doc(await ofRole(role)).update({ price: 1 }),
        'delete their own': async (db, role) => db.doc(await ofRole(role)).delete(),
      },
    ],
  ]);
});
