import { describe } from 'vitest';
import { testAccess } from '../support/access.ts';
import { firestoreWorld, omit, removed, serverTime, testWrites } from '../support/firestore.ts';
import type { Data, Firestore } from '../support/firestore.ts';
import { admins, everybody, nobody } from '../support/roles.ts';
import * as samples from '../support/samples.ts';

const PUBLIC = 'settings/public';
const CLOSED = 'settings/closed';
const LOG = 'settings-log/change1';
const PAST = new Date('2025-01-01T12:00:00Z');

const payee = {
  mobilePayNumber: '20304050',
  bankAccount: { bank: 'Sparekassen', registrationNumber: '1234', accountNumber: '12345678' },
  payments: { mobilePay: 'manual', card: false },
  payeeRevision: 3,
};

const world = firestoreWorld({ [LOG]: { at: PAST, by: 'ejer@jerslevfoto.example' } });

/** Saves over a record in which the server has written where money goes. */
const change =
  (changes: Data, before: Data = payee) =>
  async (db: Firestore) => {
    await world.given({ [PUBLIC]: { ...before, updatedAt: PAST } });
    await db.doc(PUBLIC).set({ ...changes, updatedAt: serverTime() }, { merge: true });
  };

const create =
  (changes: Data = {}) =>
  async (db: Firestore) => {
    await world.given({ [PUBLIC]: null });
    await db.doc(PUBLIC).set({ ...samples.publicSettings(), ...changes });
  };

const replace = (record: Data) => async (db: Firestore) => {
  await world.given({ [PUBLIC]: { ...payee, updatedAt: PAST } });
  await db.doc(PUBLIC).set(record);
};

const openings =
  (values: unknown, more: Data = {}) =>
  (db: Firestore) =>
    db.doc(CLOSED).set({ openings: values, updatedAt: serverTime(), ...more });

describe('the public settings', () => {
  testAccess(world, [
    { what: 'read them', allowed: everybody, act: (db) => db.doc(PUBLIC).get() },
    { what: 'list them', allowed: nobody, act: (db) => db.collection('settings').get() },
    { what: 'save the first ones', allowed: admins, act: create() },
    { what: 'change the telephone number', allowed: admins, act: change({ phone: '+4520304051' }) },
    { what: 'delete them', allowed: nobody, act: (db) => db.doc(PUBLIC).delete() },
    {
      what: 'change the MobilePay number',
      allowed: nobody,
      act: change({ mobilePayNumber: '12345' }),
    },
  ]);

  testWrites(world, 'owner', {
    taken: [
      { what: 'a single field', act: change({ consent: 'choice' }) },
      { what: 'everything that is no money', act: create() },
      { what: 'no licences and no gift cards', act: create({ licences: false, giftCards: false }) },
      { what: 'where money goes, as it is', act: change({ ...payee, vat: false }) },
    ],
    refused: [
      { what: 'a MobilePay number at first', act: create({ mobilePayNumber: '12345' }) },
      { what: 'a bank account at first', act: create({ bankAccount: payee.bankAccount }) },
      { what: 'a way of payment at first', act: create({ payments: payee.payments }) },
      { what: 'a revision at first', act: create({ payeeRevision: 1 }) },
      {
        what: 'another account',
        act: change({ bankAccount: { ...payee.bankAccount, accountNumber: '99999999' } }),
      },
      { what: 'automatic payments', act: change({ payments: { mobilePay: 'automatic' } }) },
      { what: 'another revision', act: change({ payeeRevision: 4 }) },
      { what: 'no MobilePay number any more', act: change({ mobilePayNumber: removed() }) },
      { what: 'a record without where money goes', act: replace(samples.publicSettings()) },
      { what: 'another time', act: create({ updatedAt: PAST }) },
      {
        what: 'no time',
        act: replace({ ...payee, ...omit(samples.publicSettings(), 'updatedAt') }),
      },
      { what: 'a field more', act: change({ ownerEmails: ['x@y.dk'] }) },
      { what: 'an empty name', act: change({ businessName: '' }) },
      { what: 'a name of two lines', act: change({ businessName: 'a\nb' }) },
      { what: 'a long name', act: change({ businessName: 'x'.repeat(201) }) },
      { what: 'an address that is none', act: change({ email: 'kontakt' }) },
      { what: 'a telephone number in words', act: change({ phone: 'to tre' }) },
      { what: 'a place without a street', act: change({ address: { city: 'Jerslev' } }) },
      { what: 'a short CVR number', act: change({ cvrNumber: '1234567' }) },
      { what: 'moms in words', act: change({ vat: 'ja' }) },
      {
        what: 'a profile that runs a script',
        act: change({ social: { name: 'x', url: 'javascript:alert(1)' } }),
      },
      { what: 'a licence below the price', act: change({ licences: { social: { factor: 0.5 } } }) },
      {
        what: 'a licence with both prices',
        act: change({ licences: { social: { factor: 2, addition: 1 } } }),
      },
      { what: 'an unknown licence', act: change({ licences: { world: { factor: 2 } } }) },
      {
        what: 'gift cards for ever',
        act: change({
          giftCards: { years: 4, amounts: [], least: 1, most: 2, vatAt: 'use' },
        }),
      },
      {
        what: 'gift cards whose smallest amount is the largest',
        act: change({ giftCards: { years: 3, amounts: [], least: 3, most: 2, vatAt: 'use' } }),
      },
      { what: 'another way of asking about cookies', act: change({ consent: 'never' }) },
    ],
  });
});

describe('the closed settings', () => {
  testAccess(world, [
    { what: 'read them', allowed: admins, act: (db) => db.doc(CLOSED).get() },
    { what: 'save them', allowed: admins, act: openings({ received: 'Hej og tak' }) },
    { what: 'delete them', allowed: nobody, act: (db) => db.doc(CLOSED).delete() },
  ]);
  testWrites(world, 'adminByClaim', {
    taken: [
      { what: 'none', act: openings({}) },
      { what: 'the longest', act: openings({ reminder: 'x'.repeat(500) }) },
    ],
    refused: [
      { what: 'a longer one', act: openings({ reminder: 'x'.repeat(501) }) },
      { what: 'one of a mail to the shop', act: openings({ 'new-order': 'Hej' }) },
      { what: 'a number', act: openings({ received: 5 }) },
      { what: 'words instead of a map', act: openings('Hej') },
      { what: 'a field more', act: openings({}, { to: 'x@y.dk' }) },
      { what: 'another time', act: openings({}, { updatedAt: PAST }) },
    ],
  });
});

describe('the log of the payee', () => {
  testAccess(world, [
    { what: 'read an entry', allowed: admins, act: (db) => db.doc(LOG).get() },
    {
      what: 'list it',
      allowed: admins,
      act: (db) => db.collection('settings-log').orderBy('at', 'desc').limit(10).get(),
    },
    { what: 'write one', allowed: nobody, act: (db) => db.doc('settings-log/b').set({ by: 'x' }) },
    { what: 'change one', allowed: nobody, act: (db) => db.doc(LOG).update({ by: 'x' }) },
    { what: 'delete one', allowed: nobody, act: (db) => db.doc(LOG).delete() },
  ]);
});
