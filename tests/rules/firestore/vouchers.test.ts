import { describe } from 'vitest';
import { testAccess } from '../support/access.ts';
import {
  firestoreWorld,
  freshOrderId,
  testWrites,
  type Data,
  type Firestore,
} from '../support/firestore.ts';
import { accounts, admins, nobody } from '../support/roles.ts';
import * as samples from '../support/samples.ts';
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
const customer: samples.Buyer = { uid: accounts.customer.uid, email: 'kunde@jerslevfoto.example' };

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
    batch.set(db.doc(`purchases/${orderId}`), sold);
    batch.set(db.doc(`orders/${orderId}`), { ...samples.orderRecord(customer), total });
    batch.set(db.doc(`admin-order-lookup/${orderId}`), samples.orderLookup(customer, orderId));
    await batch.commit();
  };

const withVoucher = (voucher: Data) => sell(changed(voucher));

const code = 'ABCDEFGHJKMNPQRS';
const giftCard = { codeEnd: 'PQRS', amountOre: 5000 };

describe('an invoice', () => {
  testAccess(world, [{ what: 'sell with an invoice', allowed: admins, act: sell() }]);

  testWrites(world, 'owner', {
    taken: [
      {
        what: 'the address of a business',
        act: withVoucher({
          isFull: true,
          buyer: { ...samples.invoiceTo, email: 'bo@berg.example' },
        }),
      },
      ...['cash', 'bank_transfer', 'card'].map((paymentMethod) => ({
        what: `a payment by ${paymentMethod}`,
        act: withVoucher({ paymentMethod }),
      })),
      { what: 'a seller without an address', act: withVoucher({ seller: { name: 'Jerslev' } }) },
      { what: 'moms that is rounded down', act: sell(undefined, { totalAmount: 199.02 }) },
      { what: 'moms that is rounded up', act: sell(undefined, { totalAmount: 199.03 }) },
      { what: 'no moms', act: withVoucher({ vatRate: 0, vatOre: 0 }) },
      { what: 'the version of the terms', act: withVoucher({ termsVersion: 'x'.repeat(40) }) },
      { what: 'the gift card that paid a part', act: withVoucher({ giftCard }) },
      { what: 'fifty lines', act: withVoucher({ lines: new Array<Data>(50).fill({ name: 'a' }) }) },
    ],
    refused: [
      {
        what: 'the whole code of a gift card',
        act: withVoucher({ giftCard: { ...giftCard, code } }),
      },
      {
        what: 'moms that is rounded the wrong way',
        act: sell(changed({ vatOre: 3981 }), { totalAmount: 199.02 }),
      },
      { what: 'a number that is not counted', act: sell(undefined, {}, uncounted) },
      { what: 'a number that skips one', act: sell(moved(1)) },
      { what: 'a number that skips one, counted as the next', act: sell(moved(1, 0)) },
      { what: 'a number that is taken', act: sell(moved(-1)) },
      { what: 'a number of last year', act: sell(elsewhere('2020')) },
      {
        what: 'an invoice among the credit notes',
        act: sell(elsewhere(`K${new Date().getFullYear()}`)),
      },
      { what: 'a series of its own', act: sell(elsewhere('A')) },
      {
        what: 'a count that is more than a number',
        act: sell(({ count }) => ({ count: { ...count, by: 'me' } })),
      },
      {
        what: 'a count that is no whole number',
        act: sell(({ count }) => ({ count: { last: Number(count['last']) + 0.5 } })),
      },
      {
        what: 'a purchase that names another',
        act: sell(undefined, { voucherNumber: '2020-0001' }),
      },
      {
        what: 'a purchase that names another of its invoices',
        act: sell(undefined, { voucherNumber: '2020-0001' }, async (db, batch, next) => {
          const { orderId } = next.voucher;
          await world.given({ 'vouchers/2020-0001': { orderId } });
          addVoucher(db, batch, next);
        }),
      },
      {
        what: 'a payment in the past',
        act: async (db) => {
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
      },
      {
        what: 'a purchase that waits for its payment',
        act: sell(undefined, { paymentStatus: 'pending' }),
      },
      ...[
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
      ].map((voucher) => ({
        what: `one with ${JSON.stringify(voucher).slice(0, 60)}`,
        act: withVoucher(voucher),
      })),
    ],
  });
});

describe('the numbers of a series', () => {
  const taken = async () => {
    await sell()(world.as('adminByClaim'));
    const sale = { orderId: freshOrderId(), userId: customer.uid, total: 199 };
    return nextVoucher(world, sale);
  };
  const path = ({ series }: NextVoucher) => `voucher-series/${series}`;

  testAccess(world, [
    {
      what: 'take a number without its voucher',
      allowed: nobody,
      act: async (db) => {
        const next = await taken();
        await db.doc(path(next)).set(next.count);
      },
    },
    {
      what: 'write a voucher without its number',
      allowed: nobody,
      act: async (db) => {
        const { number, voucher } = await taken();
        await db.doc(`vouchers/${number}`).set(voucher);
      },
    },
    {
      what: 'write a voucher without its purchase',
      allowed: nobody,
      act: async (db) => {
        const batch = db.batch();
        addVoucher(db, batch, await taken());
        await batch.commit();
      },
    },
    {
      what: 'set the numbers back',
      allowed: nobody,
      act: async (db) => {
        const next = await taken();
        await db.doc(path(next)).set({ last: Number(next.count['last']) - 2 });
      },
    },
    {
      what: 'forget the numbers',
      allowed: nobody,
      act: async (db) => db.doc(path(await taken())).delete(),
    },
  ]);

  testWrites(world, 'owner', {
    taken: [
      {
        what: 'the ten thousandth',
        act: async (db) => {
          const { series, count } = await taken();
          await world.given({ [`voucher-series/${series}`]: { last: 9998 } });
          await sell()(db);
          await sell()(db);
          await sell()(db);
          await world.given({ [`voucher-series/${series}`]: { last: Number(count['last']) - 1 } });
        },
      },
      {
        what: 'the first after those of another system',
        act: async (db) => {
          const { series, count } = await taken();
          await world.given({ [`voucher-series/${series}`]: { last: 4117 } });
          await sell()(db);
          await world.given({ [`voucher-series/${series}`]: { last: Number(count['last']) - 1 } });
        },
      },
    ],
    refused: [
      {
        what: 'the last number of another system',
        act: async (db) => {
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
      },
      {
        what: 'a voucher in the place of one that is there',
        act: async (db) => {
          const { series, number } = await taken();
          await world.given({ [`vouchers/${number}`]: { series } });
          try {
            await sell()(db);
          } finally {
            await world.given({ [`vouchers/${number}`]: null });
          }
        },
      },
      {
        what: 'a voucher under another name, where its own is taken',
        act: async (db) => {
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
      },
      {
        what: 'a series that begins at two',
        act: async (db) => {
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
    ],
  });
});
