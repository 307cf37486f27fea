import { describe } from 'vitest';
import { paymentMethods } from '#src/model/orders/payment.ts';
import { attempts, testAccess, withEach } from '../support/access.ts';
import {
  firestoreWorld,
  freshOrderId,
  testWrites,
  type Data,
  type Firestore,
} from '../support/firestore.ts';
import { nobody } from '../support/roles.ts';
import { customer } from '../support/placing.ts';
import * as samples from '../support/samples.ts';
import { addPurchase } from '../support/selling.ts';
import {
  addVoucher,
  type Change,
  changed,
  elsewhere,
  moved,
  nextVoucher,
  type NextVoucher,
} from '../support/vouchers.ts';

const PAST = new Date('2025-01-01T12:00:00Z');
const world = firestoreWorld();

type Add = (...all: Parameters<typeof addVoucher>) => void | Promise<void>;

/** Adds a voucher that the count of its series does not know. */
const uncounted: Add = (db, batch, { number, voucher }) => {
  batch.set(db.doc(`vouchers/${number}`), voucher);
};

/** A sale of 199 kr with its mirrors and its invoice, which one change spoils. */
const sell =
  (change: Change = () => ({}), purchase: Data = {}, add: Add = addVoucher) =>
  async (db: Firestore) => {
    const orderId = freshOrderId();
    const { totalAmount: total = 199 } = purchase;
    const sale = { orderId, userId: customer.uid, total };
    const right = await nextVoucher(world, sale);
    const next = { ...right, ...change(right) };
    const batch = db.batch();
    await add(db, batch, next);
    const sold = { ...samples.purchase(customer), voucherNumber: next.number, ...purchase };
    addPurchase(db, batch, { orderId, purchase: sold, mirror: { total } });
    await batch.commit();
  };

const withVoucher = (voucher: Data) => sell(changed(voucher));

const code = 'ABCDEFGHJKMNPQRS';
const giftCard = { codeEnd: 'PQRS', amountOre: 5000 };

describe('an invoice', () => {
  testAccess(world, [
    [
      ['admin'],
      {
        'sell with an invoice': sell(),
      },
    ],
  ]);

  testWrites(world, 'admin', {
    taken: {
      'the address of a business': withVoucher({
        isFull: true,
        buyer: { ...samples.invoiceTo, email: 'bo@berg.example' },
      }),
      ...attempts(paymentMethods, (paymentMethod) => [
        `a payment by ${paymentMethod}`,
        withVoucher({ paymentMethod }),
      ]),
      'a seller without an address': withVoucher({ seller: { name: 'Jerslev' } }),
      'moms that is rounded down': sell(undefined, { totalAmount: 199.02 }),
      'moms that is rounded up': sell(undefined, { totalAmount: 199.03 }),
      'no moms': withVoucher({ vatRate: 0, vatOre: 0 }),
      'the version of the terms': withVoucher({ termsVersion: 'x'.repeat(40) }),
      'the gift card that paid a part': withVoucher({ giftCard }),
      'fifty lines': withVoucher({ lines: new Array<Data>(50).fill({ name: 'a' }) }),
    },
    refused: {
      'the whole code of a gift card': withVoucher({ giftCard: { ...giftCard, code } }),
      'moms that is rounded the wrong way': sell(changed({ vatOre: 3981 }), {
        totalAmount: 199.02,
      }),
      'a number that is not counted': sell(undefined, {}, uncounted),
      'a number that skips one': sell(moved(1)),
      'a number that skips one, counted as the next': sell(moved(1, 0)),
      'a number that is taken': sell(moved(-1)),
      'a number of last year': sell(elsewhere('2020')),
      'an invoice among the credit notes': sell(elsewhere(`K${new Date().getFullYear()}`)),
      'a series of its own': sell(elsewhere('A')),
      'a count that is more than a number': sell(({ count }) => ({
        count: { ...count, by: 'me' },
      })),
      'a count that is no whole number': sell(({ count }) => ({
        count: { last: Number(count['last']) + 0.5 },
      })),
      'a purchase that names another': sell(undefined, { voucherNumber: '2020-0001' }),
      'a purchase that names another of its invoices': sell(
        undefined,
        { voucherNumber: '2020-0001' },
        async (db, batch, next) => {
          const { orderId } = next.voucher;
          await world.given({ 'vouchers/2020-0001': { orderId } });
          addVoucher(db, batch, next);
        },
      ),
      'a payment in the past': async (db) => {
        const orderId = freshOrderId();
        const sale = { orderId, userId: customer.uid, total: 199 };
        const next = await nextVoucher(world, sale);
        const paid = { completedDate: PAST, voucherNumber: next.number };
        const path = `purchases/${orderId}`;
        await world.given({ [path]: { ...samples.purchase(customer), ...paid } });
        const batch = db.batch();
        addVoucher(db, batch, next);
        await batch.commit();
      },
      'a purchase that waits for its payment': sell(undefined, { paymentStatus: 'pending' }),
      ...withEach(
        'one with',
        [
          { number: '2020-0001' },
          { sequence: 5000 },
          { sequence: '1' },
          { series: 'K2020' },
          { kind: 'credit-note' },
          { kind: 'receipt' },
          { orderId: 'JF20260101ABCDEF999' },
          { userId: 'other-customer' },
          { issuedAt: PAST },
          { currency: 'EUR' },
          { lines: [] },
          { lines: new Array<Data>(51).fill({ name: 'a' }) },
          { totalOre: 19_901 },
          { totalOre: 19_900.5 },
          { totalOre: '19900' },
          { vatOre: 3977 },
          { vatOre: 3980.2 },
          { vatRate: 20 },
          { vatRate: 20, vatOre: 0 },
          { vatRate: 0 },
          { paymentMethod: 'cheque' },
          { buyer: { name: 'Kaj', phone: '20304050' } },
          { buyer: 'Kaj' },
          { seller: { name: 'Jerslev Foto', iban: 'x' } },
          { termsVersion: 'x'.repeat(41) },
          { credits: '2026-0001' },
          { isFull: 'yes' },
          { pdf: { path: 'vouchers/2026-0001.pdf' } },
          { unknownField: 1 },
        ],
        withVoucher,
      ),
    },
  });
});

describe('the numbers of a series', () => {
  const taken = async () => {
    await sell()(world.as('admin'));
    const sale = { orderId: freshOrderId(), userId: customer.uid, total: 199 };
    return nextVoucher(world, sale);
  };
  const path = ({ series }: NextVoucher) => `voucher-series/${series}`;

  testAccess(world, [
    [
      nobody,
      {
        'take a number without its voucher': async (db) => {
          const next = await taken();
          await db.doc(path(next)).set(next.count);
        },
        'write a voucher without its number': async (db) => {
          const { number, voucher } = await taken();
          await db.doc(`vouchers/${number}`).set(voucher);
        },
        'write a voucher without its purchase': async (db) => {
          const batch = db.batch();
          addVoucher(db, batch, await taken());
          await batch.commit();
        },
        'set the numbers back': async (db) => {
          const next = await taken();
          await db.doc(path(next)).set({ last: Number(next.count['last']) - 2 });
        },
        'forget the numbers': async (db) => db.doc(path(await taken())).delete(),
      },
    ],
  ]);

  testWrites(world, 'admin', {
    taken: {
      'the ten thousandth': async (db) => {
        const { series, count } = await taken();
        await world.given({ [`voucher-series/${series}`]: { last: 9998 } });
        await sell()(db);
        await sell()(db);
        await sell()(db);
        await world.given({ [`voucher-series/${series}`]: { last: Number(count['last']) - 1 } });
      },
      'the first after those of another system': async (db) => {
        const { series, count } = await taken();
        await world.given({ [`voucher-series/${series}`]: { last: 4117 } });
        await sell()(db);
        await world.given({ [`voucher-series/${series}`]: { last: Number(count['last']) - 1 } });
      },
    },
    refused: {
      'the last number of another system': async (db) => {
        const { series, count } = await taken();
        await world.given({ [`voucher-series/${series}`]: { last: 4217 } });
        try {
          await sell(moved(-1), {}, uncounted)(db);
        } finally {
          await world.given({
            [`voucher-series/${series}`]: { last: Number(count['last']) - 1 },
          });
        }
      },
      'a voucher in the place of one that is there': async (db) => {
        const { series, number } = await taken();
        await world.given({ [`vouchers/${number}`]: { series } });
        try {
          await sell()(db);
        } finally {
          await world.given({ [`vouchers/${number}`]: null });
        }
      },
      'a voucher under another name, where its own is taken': async (db) => {
        const { series, number } = await taken();
        await world.given({ [`vouchers/${number}`]: { series } });
        try {
          await sell(({ voucher }) => ({
            number: '2020-0001',
            voucher: { ...voucher, number: '2020-0001' },
          }))(db);
        } finally {
          await world.given({ [`vouchers/${number}`]: null });
        }
      },
      'a series that begins at two': async (db) => {
        const { series, count } = await taken();
        await world.given({ [`voucher-series/${series}`]: null });
        try {
          await sell(moved(1))(db);
        } finally {
          await world.given({
            [`voucher-series/${series}`]: { last: Number(count['last']) - 1 },
          });
        }
      },
    },
  });
});

describe('a voucher that is there', () => {
  const given = async () => {
    const orderId = freshOrderId();
    const next = await nextVoucher(world, { orderId, userId: customer.uid, total: 199 });
    const number = orderId.replace('JF', '2020-');
    await world.given({ [`vouchers/${number}`]: { ...next.voucher, number } });
    return `vouchers/${number}`;
  };
  const change = (changes: Data) => async (db: Firestore) => db.doc(await given()).update(changes);

  testAccess(world, [
    [
      nobody,
      {
        'delete it': async (db) => db.doc(await given()).delete(),
        'change it': change({ totalOre: 1 }),
        'say where its PDF lies': change({ pdf: { path: 'purchased/a.pdf' } }),
      },
    ],
  ]);
});
