import { describe } from 'vitest';
import { OWN_WORDS_MAX_LENGTH, STORAGE_GIGABYTES_MAX } from '#src/model/settings/closed.ts';
import {
  GIFT_CARD_MAX_AMOUNTS,
  GIFT_CARD_MAX_YEARS,
  LICENCE_MAX_ADDITION,
  LICENCE_MAX_FACTOR,
  LINE_MAX_LENGTH,
} from '#src/model/settings/shapes.ts';
import { MARK_MAX_PX, MARK_PNG_MAX_LENGTH } from '#src/model/watermarks/schema.ts';
import { testAccess } from '../support/access.ts';
import { firestoreWorld, omit, removed, serverTime, testWrites } from '../support/firestore.ts';
import type { Data, Firestore } from '../support/firestore.ts';
import { accounts, nobody } from '../support/roles.ts';
import * as samples from '../support/samples.ts';

const PUBLIC = 'settings/public';
const CLOSED = 'settings/closed';
const LOG = 'settings-log/change1';
const WATERMARK = 'settings/watermark';
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

const cards = (years: number, amounts: number): Data => ({
  years,
  amounts: new Array<number>(amounts).fill(100),
  least: 1,
  most: 200,
  vatAt: 'use',
});

const openings =
  (values: unknown, more: Data = {}) =>
  (db: Firestore) =>
    db.doc(CLOSED).set({ openings: values, updatedAt: serverTime(), ...more });

describe('the public settings', () => {
  testAccess(world, [
    [
      nobody,
      {
        'delete them': (db) => db.doc(PUBLIC).delete(),
        'change the MobilePay number': change({ mobilePayNumber: '12345' }),
      },
    ],
    [
      ['admin'],
      {
        'save the first ones': create(),
        'change the telephone number': change({ phone: '+4520304051' }),
      },
    ],
  ]);

  testWrites(world, 'admin', {
    taken: {
      'a single field': change({ consent: 'choice' }),
      'everything that is no money': create(),
      'no licences and no gift cards': create({ licences: false, giftCards: false }),
      'where money goes, as it is': change({ ...payee, vat: false }),
      'the longest name': change({ businessName: 'x'.repeat(LINE_MAX_LENGTH) }),
      'the dearest licences': change({
        licences: {
          social: { factor: LICENCE_MAX_FACTOR },
          commercial: { addition: LICENCE_MAX_ADDITION },
        },
      }),
      'the longest and most gift cards': change({
        giftCards: cards(GIFT_CARD_MAX_YEARS, GIFT_CARD_MAX_AMOUNTS),
      }),
    },
    refused: {
      'a MobilePay number at first': create({ mobilePayNumber: '12345' }),
      'a bank account at first': create({ bankAccount: payee.bankAccount }),
      'a way of payment at first': create({ payments: payee.payments }),
      'a revision at first': create({ payeeRevision: 1 }),
      'another account': change({
        bankAccount: { ...payee.bankAccount, accountNumber: '99999999' },
      }),
      'automatic payments': change({ payments: { mobilePay: 'automatic' } }),
      'another revision': change({ payeeRevision: 4 }),
      'no MobilePay number any more': change({ mobilePayNumber: removed() }),
      'a record without where money goes': replace(samples.publicSettings()),
      'another time': create({ updatedAt: PAST }),
      'no time': replace({ ...payee, ...omit(samples.publicSettings(), 'updatedAt') }),
      'a field more': change({ ownerEmails: ['x@y.dk'] }),
      'an empty name': change({ businessName: '' }),
      'a name of two lines': change({ businessName: 'a\nb' }),
      'a long name': change({ businessName: 'x'.repeat(LINE_MAX_LENGTH + 1) }),
      'an address that is none': change({ email: 'kontakt' }),
      'a telephone number in words': change({ phone: 'to tre' }),
      'a place without a street': change({ address: { city: 'Jerslev' } }),
      'a short CVR number': change({ cvrNumber: '1234567' }),
      'moms in words': change({ vat: 'ja' }),
      'a profile that runs a script': change({ social: { name: 'x', url: 'javascript:alert(1)' } }),
      'a licence below the price': change({ licences: { social: { factor: 0.5 } } }),
      'a licence with both prices': change({ licences: { social: { factor: 2, addition: 1 } } }),
      'an unknown licence': change({ licences: { world: { factor: 2 } } }),
      'gift cards for ever': change({ giftCards: cards(GIFT_CARD_MAX_YEARS + 1, 0) }),
      'gift cards of too many amounts': change({ giftCards: cards(1, GIFT_CARD_MAX_AMOUNTS + 1) }),
      'gift cards without amounts': change({ giftCards: omit(cards(1, 0), 'amounts') }),
      'a licence that is too dear': change({
        licences: { social: { factor: LICENCE_MAX_FACTOR + 1 } },
      }),
      'a licence that adds too much': change({
        licences: { social: { addition: LICENCE_MAX_ADDITION + 1 } },
      }),
      'gift cards whose smallest amount is the largest': change({
        giftCards: { years: 3, amounts: [], least: 3, most: 2, vatAt: 'use' },
      }),
      'another way of asking about cookies': change({ consent: 'never' }),
    },
  });
});

describe('the closed settings', () => {
  testAccess(world, [
    [
      ['admin'],
      {
        'save them': openings({ received: 'Hej og tak' }),
      },
    ],
    [
      nobody,
      {
        'delete them': (db) => db.doc(CLOSED).delete(),
      },
    ],
  ]);
  testWrites(world, 'admin', {
    taken: {
      none: openings({}),
      'closings too': openings({}, { closings: { expired: 'Ses' } }),
      'what is told and how': openings(
        {},
        {
          told: { 'choice-sent': false },
          pushed: { 'choice-sent': true },
          storageGigabytes: STORAGE_GIGABYTES_MAX,
        },
      ),
      'the longest': openings({ reminder: 'x'.repeat(OWN_WORDS_MAX_LENGTH) }),
    },
    refused: {
      'a longer one': openings({ reminder: 'x'.repeat(OWN_WORDS_MAX_LENGTH + 1) }),
      'one of a mail to the shop': openings({ 'new-order': 'Hej' }),
      'a number': openings({ received: 5 }),
      'words instead of a map': openings('Hej'),
      'what is told in words': openings({}, { told: { 'choice-sent': 'nej' } }),
      'a push in words': openings({}, { pushed: { 'choice-sent': 'ja' } }),
      "a push of what is the customer's": openings({}, { pushed: { approved: true } }),
      'no limit of the files': openings({}, { storageGigabytes: 0 }),
      'a broken limit': openings({}, { storageGigabytes: 1.5 }),
      'a larger limit': openings({}, { storageGigabytes: STORAGE_GIGABYTES_MAX + 1 }),
      'closings of a mail to the shop': openings({}, { closings: { 'new-order': 'Ses' } }),
      'a field more': openings({}, { to: 'x@y.dk' }),
      'another time': openings({}, { updatedAt: PAST }),
    },
  });
});

const mark: Data = {
  ...{ png: 'iVBORw0KGgoAAAA=', width: 10, height: 5 },
  ...{ place: 'tiled', share: 5, opacity: 100 },
};

const chosen =
  (value: unknown, more: Data = {}) =>
  (db: Firestore) =>
    db.doc(WATERMARK).set({ chosen: value, former: null, updatedAt: serverTime(), ...more });

const unread = (path: string) => async (db: Firestore) => {
  await world.given({ [path]: { updatedAt: PAST } });
  await db.doc(path).get();
};

const drawingOf = (uid: string) => `${WATERMARK}/drawings/${uid}`;

const drawing = (uid: string) => (db: Firestore) =>
  db.doc(drawingOf(uid)).set({ file: 'PHN2Zz4=', updatedAt: serverTime() });

describe('the watermark', () => {
  testAccess(world, [
    [
      ['admin'],
      {
        'choose one': chosen(mark),
        'read it': unread(WATERMARK),
        'send a drawing': drawing(accounts.admin.uid),
        'begin to make pictures again': (db) =>
          db.doc(`${WATERMARK}-remaking`).set({ state: 'running', updatedAt: serverTime() }),
        'see how far that is': unread(`${WATERMARK}-remaking`),
      },
    ],
    [
      nobody,
      {
        'delete it': (db) => db.doc(WATERMARK).delete(),
        'send the drawing of somebody else': drawing(accounts.owner.uid),
        'read a drawing': unread(drawingOf(accounts.admin.uid)),
      },
    ],
  ]);
  const longest = `iVBORw0KGgo${'A'.repeat(MARK_PNG_MAX_LENGTH - 11)}`;
  testWrites(world, 'admin', {
    taken: {
      'the specified one': chosen(null, { former: mark }),
      'the largest ones': chosen({ ...mark, png: longest }, { former: { ...mark, png: longest } }),
    },
    refused: {
      'a larger one': chosen({ ...mark, png: `${longest}A` }),
      'another kind of file': chosen({ ...mark, png: 'PHN2Zz4=' }),
      'an address': chosen({ ...mark, png: 'iVBORw0KGgo"/><image href="x"/>' }),
      'one without a file': chosen(omit(mark, 'png')),
      'more pixels than are drawn': chosen({ ...mark, width: MARK_MAX_PX + 1 }),
      'another place': chosen({ ...mark, place: 'everywhere' }),
      'one that cannot be seen': chosen({ ...mark, opacity: 0 }),
      'one that is larger than the picture': chosen({ ...mark, share: 101 }),
      'a former one with a field more': chosen(null, { former: { ...mark, html: 'x' } }),
      words: chosen('© Foto'),
      'another time': chosen(mark, { updatedAt: PAST }),
    },
  });
});

describe('the log of the payee', () => {
  testAccess(world, [
    [
      nobody,
      {
        'write one': (db) => db.doc('settings-log/b').set({ by: 'x' }),
        'change one': (db) => db.doc(LOG).update({ by: 'x' }),
        'delete one': (db) => db.doc(LOG).delete(),
      },
    ],
  ]);
});
