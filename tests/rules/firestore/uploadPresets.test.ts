import firebase from 'firebase/compat/app';
import { describe } from 'vitest';
import { testAccess } from '../support/access.ts';
import { firestoreWorld, testWrites } from '../support/firestore.ts';
import type { Data, Firestore } from '../support/firestore.ts';
import { admins, nobody } from '../support/roles.ts';
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
    { what: 'read them', allowed: admins, act: (db) => db.doc(PATH).get() },
    { what: 'keep them', allowed: admins, act: save() },
    {
      what: 'find them in a list',
      allowed: nobody,
      act: (db) =>
        db
          .collection('site-config')
          .where(firebase.firestore.FieldPath.documentId(), '==', 'upload-presets')
          .get(),
    },
    { what: 'delete them', allowed: nobody, act: (db) => db.doc(PATH).delete() },
  ]);
  testWrites(world, 'adminByClaim', {
    taken: [
      { what: 'none', act: presets(0) },
      { what: 'fifty', act: presets(50) },
    ],
    refused: [
      { what: 'one more', act: presets(51) },
      { what: 'words instead of a list', act: save({ presets: 'x' }) },
      {
        what: 'no list',
        act: (db) => db.doc(PATH).set({ lastUpdated: samples.uploadPresets()['lastUpdated'] }),
      },
      { what: 'another time', act: save({ lastUpdated: PAST }) },
      { what: 'a field more', act: save({ message: 'Køb nu' }) },
    ],
  });
});
