import { describe } from 'vitest';
import { paymentSources } from '#src/model/reconciliation/formats.ts';
import { PAYMENT_TEXT_MAX_LENGTH } from '#src/model/reconciliation/lines.ts';
import { attempts, testAccess, withEach } from '../support/access.ts';
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
import { nobody } from '../support/roles.ts';

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
    [
      ['admin'],
      {
        'keep one': add(),
        'choose its order': change({ orderId: freshOrderId() }),
        'note its order': change(approved()),
        'set it aside': change(setAside()),
      },
    ],
    [
      nobody,
      {
        'forget it': async (db) => {
          const path = `received-payments/${freshHash()}`;
          await world.given({ [path]: payment() });
          await db.doc(path).delete();
        },
      },
    ],
  ]);

  const limits = [
    text('text', PAYMENT_TEXT_MAX_LENGTH),
    ...number('amountOre', 1, Number.MAX_SAFE_INTEGER).slice(0, 1),
  ];

  testWrites(world, 'admin', {
    taken: {
      ...withEach(
        'one with',
        paymentSources.map((source) => ({ source })),
        (change) => add(change),
      ),
      'one without a text': add({ text: '' }),
      'one without a fee': add({ feeOre: 0 }),
      'one that is all fee': add({ feeOre: 19_900 }),
      ...attempts(limits, ({ field, taken }) => [
        `the limit of ${field}`,
        add({ feeOre: 0, [field]: taken }),
      ]),
      'a choice that is taken back': change({ orderId: '' }, { orderId: 'JF1' }),
      'one set aside after a choice': change(setAside(), { orderId: 'JF1' }),
      'the longest number of an order': change({ orderId: LONGEST }),
      'the longest one of a decision': change(approved({ orderId: LONGEST })),
    },
    refused: {
      ...attempts(limits, ({ field, refused }) => [
        `more than the limit of ${field}`,
        add({ feeOre: 0, [field]: refused }),
      ]),
      ...attempts(
        Object.keys(payment()).filter((field) => field !== 'text'),
        (field) => [`one without ${field}`, addWithout(field)],
      ),
      'a fee above the amount': add({ feeOre: 19_901 }),
      'a fee below nothing': add({ feeOre: -1 }),
      'a fee in words': add({ feeOre: '150' }),
      'a broken fee': add({ feeOre: 1.5 }),
      'another id than a hash': add({}, () => 'a'),
      'a field of its own': add({ iban: 'DK1' }),
      'an unknown source': add({ source: 'kasse' }),
      'a day that is none': add({ day: '2.1.2026' }),
      'a broken øre': add({ amountOre: 199.5, feeOre: 0 }),
      'one that is decided': add({ status: 'approved' }),
      'one with an order': add({ orderId: 'JF1' }),
      'one of another time': add({ addedAt: PAST }),
      'another amount': change({ amountOre: 5 }),
      'another amount with its order': change(approved({ amountOre: 5 })),
      'a choice with another amount': change({ orderId: 'JF1', amountOre: 5 }),
      'a choice that is no text': change({ orderId: 5 }),
      'a choice that is too long': change({ orderId: `${LONGEST}x` }),
      'a decision that is too long': change(approved({ orderId: `${LONGEST}x` })),
      'another one in its place': change(payment()),
      'an approved one that keeps its text': change(approved({ text: 'Ida' })),
      'an approved one without an order': change(approved({ orderId: '' })),
      'an approved one of another time': change(approved({ decidedAt: PAST })),
      'one set aside that keeps its text': change(setAside({ text: 'Ida' })),
      'one set aside with an order': change(setAside({ orderId: 'JF1' })),
      'an unknown status': change(setAside({ status: 'lost' })),
      'a second decision': change(setAside(), { status: 'approved' }),
      'a choice after the decision': change({ orderId: 'JF1' }, { status: 'set-aside' }),
      'one without its status': change({ status: removed() }),
    },
  });
});
