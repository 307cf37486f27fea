import { describe } from 'vitest';
import { testAccess } from '../support/access.ts';
import { type Firestore, firestoreWorld, freshId, testWrites } from '../support/firestore.ts';
import { nobody } from '../support/roles.ts';

const world = firestoreWorld();

async function stored(): Promise<string> {
  const place = `messages/${freshId()}`;
  await world.given({ [place]: { name: 'Ida', email: 'ida@kunde.example', state: 'new' } });
  return place;
}

const change = (changes: object) => async (db: Firestore) =>
  db.doc(await stored()).update({ ...changes });

describe('a message of the contact form', () => {
  testAccess(world, [
    [
      ['admin'],
      {
        'put it away': change({ state: 'done' }),
        'delete it': async (db) => db.doc(await stored()).delete(),
      },
    ],
    [
      nobody,
      {
        'write one': (db) => db.doc(`messages/${freshId()}`).set({ name: 'Ida', state: 'new' }),
      },
    ],
  ]);

  testWrites(world, 'admin', {
    taken: { 'new again': change({ state: 'new' }), answered: change({ state: 'answered' }) },
    refused: {
      'another state': change({ state: 'gone' }),
      'other words': change({ message: 'Andet' }),
      'an answer that was not mailed': change({ answers: [{ id: 'a', text: 'Ja' }] }),
    },
  });
});
