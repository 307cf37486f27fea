import { describe } from 'vitest';
import { testAccess } from '../support/access.ts';
import {
  firestoreWorld,
  freshOrderId,
  omit,
  removed,
  serverTime,
  testWrites,
} from '../support/firestore.ts';
import type { Data, Firestore } from '../support/firestore.ts';
import { number, text } from '../support/limits.ts';
import { admins, nobody } from '../support/roles.ts';

const PAST = new Date('2026-01-02T10:00:00Z');
const world = firestoreWorld();

/** As long as a hash, and like no other. */
const freshHash = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const payment = (): Data => ({
  source: 'nordea',
  day: '2026-01-02',
  amountOre: 19_900,
  feeOre: 150,
  text: 'Ida Holm',
  status: 'open',
  orderId: '',
  addedAt: serverTime(),
});

const add =
  (change: Data = {}, id = freshHash) =>
  async (db: Firestore) => {
    await db.doc(`received-payments/${id()}`).set({ ...payment(), ...change });
  };

const addWithout = (field: string) => async (db: Firestore) => {
  await db.doc(`received-payments/${freshHash()}`).set(omit(payment(), field));
};

const LONGEST = 'x'.repeat(40);

/** Changes a payment that is stored. */
const change =
  (changes: Data, before: Data = {}) =>
  async (db: Firestore) => {
    const path = `received-payments/${freshHash()}`;
    await world.given({ [path]: { ...payment(), addedAt: PAST, ...before } });
    await db.doc(path).update(changes);
  };

const approved = (changes: Data = {}): Data => ({
  status: 'approved',
  orderId: freshOrderId(),
  text: '',
  decidedAt: serverTime(),
  ...changes,
});

const setAside = (changes: Data = {}): Data => ({
  status: 'set-aside',
  orderId: '',
  text: '',
  decidedAt: serverTime(),
  ...changes,
});

describe('a payment from a file', () => {
  testAccess(world, [
    { what: 'keep one', allowed: admins, act: add() },
    { what: 'choose its order', allowed: admins, act: change({ orderId: freshOrderId() }) },
    { what: 'note its order', allowed: admins, act: change(approved()) },
    { what: 'set it aside', allowed: admins, act: change(setAside()) },
    {
      what: 'forget it',
      allowed: nobody,
      act: async (db) => {
        const path = `received-payments/${freshHash()}`;
        await world.given({ [path]: payment() });
        await db.doc(path).delete();
      },
    },
  ]);

  const limits = [
    text('text', 300),
    ...number('amountOre', 1, Number.MAX_SAFE_INTEGER).slice(0, 1),
  ];

  testWrites(world, 'adminByClaim', {
    taken: [
      { what: 'one without a text', act: add({ text: '' }) },
      { what: 'one without a fee', act: add({ feeOre: 0 }) },
      { what: 'one that is all fee', act: add({ feeOre: 19_900 }) },
      ...limits.map(({ field, taken }) => ({
        what: `the limit of ${field}`,
        act: add({ feeOre: 0, [field]: taken }),
      })),
      { what: 'a choice that is taken back', act: change({ orderId: '' }, { orderId: 'JF1' }) },
      { what: 'one set aside after a choice', act: change(setAside(), { orderId: 'JF1' }) },
      { what: 'the longest number of an order', act: change({ orderId: LONGEST }) },
      { what: 'the longest one of a decision', act: change(approved({ orderId: LONGEST })) },
    ],
    refused: [
      ...limits.map(({ field, refused }) => ({
        what: `more than the limit of ${field}`,
        act: add({ feeOre: 0, [field]: refused }),
      })),
      ...Object.keys(payment())
        .filter((field) => field !== 'text')
        .map((field) => ({ what: `one without ${field}`, act: addWithout(field) })),
      { what: 'a fee above the amount', act: add({ feeOre: 19_901 }) },
      { what: 'a fee below nothing', act: add({ feeOre: -1 }) },
      { what: 'a fee in words', act: add({ feeOre: '150' }) },
      { what: 'a broken fee', act: add({ feeOre: 1.5 }) },
      { what: 'another id than a hash', act: add({}, () => 'a') },
      { what: 'a field of its own', act: add({ iban: 'DK1' }) },
      { what: 'an unknown source', act: add({ source: 'kasse' }) },
      { what: 'a day that is none', act: add({ day: '2.1.2026' }) },
      { what: 'a broken øre', act: add({ amountOre: 199.5, feeOre: 0 }) },
      { what: 'one that is decided', act: add({ status: 'approved' }) },
      { what: 'one with an order', act: add({ orderId: 'JF1' }) },
      { what: 'one of another time', act: add({ addedAt: PAST }) },
      { what: 'another amount', act: change({ amountOre: 5 }) },
      { what: 'another amount with its order', act: change(approved({ amountOre: 5 })) },
      { what: 'a choice with another amount', act: change({ orderId: 'JF1', amountOre: 5 }) },
      { what: 'a choice that is no text', act: change({ orderId: 5 }) },
      { what: 'a choice that is too long', act: change({ orderId: `${LONGEST}x` }) },
      { what: 'a decision that is too long', act: change(approved({ orderId: `${LONGEST}x` })) },
      { what: 'another one in its place', act: change(payment()) },
      { what: 'an approved one that keeps its text', act: change(approved({ text: 'Ida' })) },
      { what: 'an approved one without an order', act: change(approved({ orderId: '' })) },
      { what: 'an approved one of another time', act: change(approved({ decidedAt: PAST })) },
      { what: 'one set aside that keeps its text', act: change(setAside({ text: 'Ida' })) },
      { what: 'one set aside with an order', act: change(setAside({ orderId: 'JF1' })) },
      { what: 'an unknown status', act: change(setAside({ status: 'lost' })) },
      { what: 'a second decision', act: change(setAside(), { status: 'approved' }) },
      {
        what: 'a choice after the decision',
        act: change({ orderId: 'JF1' }, { status: 'set-aside' }),
      },
      { what: 'one without its status', act: change({ status: removed() }) },
    ],
  });
});
