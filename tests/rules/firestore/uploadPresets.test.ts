import firebase from 'firebase/compat/app';
import { describe } from 'vitest';
import { testAccess } from '../support/access.ts';
import { firestoreWorld, testWrites } from '../support/firestore.ts';
import type { Data, Firestore } from '../support/firestore.ts';
import { nobody } from '../support/roles.ts';
import * as samples from '../support/samples.ts';

const PATH = 'site-config/upload-presets';
const PAST = new Date('2025-01-01T12:00:00Z');

const world = firestoreWorld();

const save =
  (changes: Data = {}) =>
  (db: Firestore) =>
    db.doc(PATH).set({ ...samples.uploadPresets(), ...changes });

const presets = (count: number) => save({ presets: new Array<number>(count).fill(1) });

describe('the presets of uploads', () => {
  testAccess(world, [
    [
      ['admin'],
      {
        'read them': (db) => db.doc(PATH).get(),
        'keep them': save(),
      },
    ],
    [
      nobody,
      {
        'find them in a list': (db) =>
          db
            .collection('site-config')
            .where(firebase.firestore.FieldPath.documentId(), '==', 'upload-presets')
            .get(),
        'delete them': (db) => db.doc(PATH).delete(),
      },
    ],
  ]);
  testWrites(world, 'admin', {
    taken: {
      none: presets(0),
      fifty: presets(50),
    },
    refused: {
      'one more': presets(51),
      'words instead of a list': save({ presets: 'x' }),
      'no list': (db) => db.doc(PATH).set({ lastUpdated: samples.uploadPresets()['lastUpdated'] }),
      'another time': save({ lastUpdated: PAST }),
      'a field more': save({ message: 'Køb nu' }),
    },
  });
});
