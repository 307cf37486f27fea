import { describe } from 'vitest';
import { testAccess } from '../support/access.ts';
import {
  type Data,
  type Firestore,
  firestoreWorld,
  freshId,
  serverTime,
  testWrites,
} from '../support/firestore.ts';
import { nobody, type Role } from '../support/roles.ts';

const world = firestoreWorld();

const PAST = new Date('2026-01-01T10:00:00Z');

const place = () => `intake/${freshId()}`;

const asked = (by: string, changes: Data = {}): Data => ({
  goal: { kind: 'portfolio', words: { title: 'Klit', description: '', category: '', order: 0 } },
  ...{ fileName: 'DSC 0001 æøå.jpg', bytes: 12_000_000, itemId: 'Klit1', by, state: 'waiting' },
  createdAt: serverTime(),
  ...changes,
});

async function stored(state: string): Promise<string> {
  const path = place();
  await world.given({ [path]: asked('admin', { state, createdAt: new Date(), attempts: 1 }) });
  return path;
}

const ask =
  (changes: Data = {}) =>
  (db: Firestore, role: Role) =>
    db.doc(place()).set(asked(role, changes));
const again = { state: 'arrived', changedAt: serverTime() };
const change = (state: string, changes: Data) => async (db: Firestore) =>
  db.doc(await stored(state)).update(changes);

describe('a picture that the server makes', () => {
  testAccess(world, [
    [
      ['admin'],
      {
        'ask for one': ask(),
        'see how far it is': async (db) => db.doc(await stored('making')).get(),
        'ask again for what was refused': change('refused', again),
        'let it go': async (db) => db.doc(await stored('arrived')).delete(),
      },
    ],
    [
      nobody,
      {
        'say that it is made': change('making', { state: 'done', changedAt: serverTime() }),
        'say that it arrived': change('waiting', again),
        'ask for another': change('refused', { ...again, goal: { kind: 'album' } }),
        'choose the time': change('refused', { state: 'arrived', changedAt: PAST }),
        'ask in the name of somebody else': ask({ by: 'somebody-else' }),
      },
    ],
  ]);

  testWrites(world, 'admin', {
    taken: {
      'with a date': ask({ takenAt: PAST }),
      'of the largest size': ask({ bytes: 100 * 1024 * 1024 }),
    },
    refused: {
      'that is too large': ask({ bytes: 100 * 1024 * 1024 + 1 }),
      'without bytes': ask({ bytes: 0 }),
      'that is made already': ask({ state: 'done' }),
      'of the past': ask({ createdAt: PAST }),
      'for the front page': ask({ goal: { kind: 'frontPage' } }),
      'for nothing': ask({ goal: 'album' }),
      'from a folder': ask({ fileName: '../a.jpg' }),
      'from a folder of Windows': ask({ fileName: String.raw`C:\a.jpg` }),
      'with an invisible name': ask({ fileName: 'a\u0007.jpg' }),
      'without a name': ask({ fileName: '' }),
      'with more': ask({ attempts: 0 }),
      'that names a path': ask({ itemId: 'a/b' }),
      'under a strange name': (db) => db.doc(`intake/${freshId()}-x`).set(asked('admin')),
    },
  });
});
