import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, test } from 'vitest';
import { CART_MAX_ITEMS } from '#src/model/cart/cart.ts';
import { CANCEL_NOTE_MAX_LENGTH, rejectionReasons } from '#src/model/orders/cancellation.ts';
import { cartPaymentMethods } from '#src/model/orders/payment.ts';
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
import { accounts, nobody, verified } from '../support/roles.ts';
import type { Role } from '../support/roles.ts';
import { buyerOf, customer, newOrderId, placeOrder } from '../support/placing.ts';
import * as samples from '../support/samples.ts';

const PAST = new Date('2025-01-01T12:00:00Z');
const world = firestoreWorld();

const orderPath = (id = newOrderId()) => `pending-orders/${id}`;

/** Places an order whose count was written before it. */
const placeCounted = async (db: Firestore, who: samples.Buyer) => {
  const id = newOrderId();
  const count = { orderId: id, count: 1, startedAt: PAST };
  await world.given({ [`order-quota/${who.uid}`]: count });
  await db.doc(orderPath(id)).set(samples.pendingOrder(who));
};

const createAs = (id: string | undefined, changes: Data) => (db: Firestore) =>
  placeOrder(world, db, {
    ...(id !== undefined && { id }),
    order: { ...samples.pendingOrder(customer), ...changes },
  });
const create = (changes: Data) => createAs(undefined, changes);

const without = (field: string) => (db: Firestore) =>
  placeOrder(world, db, { order: omit(samples.pendingOrder(customer), field) });

const placeOwn = (db: Firestore, role: Role) => {
  const who = buyerOf(role);
  return placeOrder(world, db, { order: samples.pendingOrder(who), uid: who.uid });
};

const stored = async (changes: Data = {}) => {
  const path = orderPath();
  await world.given({ [path]: { ...samples.pendingOrder(customer), ...changes } });
  return path;
};

const change =
  (changes: Data, before: Data = {}) =>
  async (db: Firestore) => {
    const path = await stored(before);
    await db.doc(path).update(changes);
  };

const { rejection } = samples;

describe('placing an order', () => {
  testAccess(world, [
    [
      verified,
      {
        'place an order of their own': placeOwn,
        'place an order of their own that was counted before': (db, role) =>
          placeCounted(db, buyerOf(role)),
        'ask for an order that never arrived': (db) => db.doc(orderPath()).get(),
      },
    ],
    [
      ['customer'],
      {
        'place an order for the customer': create({}),
      },
    ],
    [
      nobody,
      {
        'make an order of another shape': (db) =>
          db.doc(orderPath()).set({ paymentStatus: 'pending' }),
      },
    ],
  ]);

  const line = (changes: Data) => create({ items: [{ ...samples.orderLine('a'), ...changes }] });
  const lines = (count: number, bad?: number) =>
    create({
      items: Array.from({ length: count }, (_, index) => ({
        ...samples.orderLine(`picture-${index}`),
        ...(index + 1 === bad && { price: 'free' }),
      })),
    });
  const counts = Array.from({ length: CART_MAX_ITEMS }, (_, index) => index + 1);
  const giftCardLine = { type: 'gift-card', thumbnailUrl: '', imageUrl: '' };
  const licence = { id: 'commercial', factor: 1, addition: 0, base: 199 };
  const fields = [
    'userId',
    'customerEmail',
    'amount',
    'items',
    'paymentMethod',
    'paymentStatus',
    'termsConsent',
    'createdAt',
  ];

  testWrites(world, 'customer', {
    taken: {
      ...withEach(
        'an order with',
        cartPaymentMethods.map((paymentMethod) => ({ paymentMethod })),
        create,
      ),
      'an order without a source': without('source'),
      'an album': line({ type: 'album', category: 'Album' }),
      'a price with a fraction': line({ price: 199.5 }),
      'a free picture': line({ price: 0 }),
      'a line without pictures': line({ thumbnailUrl: '', imageUrl: '' }),
      'an order of albums': create({ source: { type: 'albums' } }),
      'an order for nothing': create({ amount: 0 }),
      'the highest amount': create({ amount: 25_000_000, invoiceTo: samples.invoiceTo }),
      'an order of 3,000 kr without a buyer': create({ amount: 3000 }),
      'the longest name': create({ customerName: 'x'.repeat(201) }),
      'the version that the cart names': create({
        termsConsent: { version: '2026-11-29', acceptedAt: serverTime() },
      }),
      'the longest version': create({
        termsConsent: { version: 'x'.repeat(40), acceptedAt: serverTime() },
      }),
      ...attempts(counts, (count) => [`${count} lines`, lines(count)]),
      'an order number': createAs(freshOrderId(), {}),
      'an id from before it was a number': createAs('QQQQQQQQQQQQABCDEFGH', {}),
    },
    refused: {
      ...attempts(fields, (field) => [`an order without ${field}`, without(field)]),
      'an unknown field': create({ adminApprovedAt: serverTime() }),
      'a purchase id': create({ convertedToPurchaseId: 'JF1' }),
      'an approved order': create({ paymentStatus: 'completed' }),
      'a cancelled order': create({ paymentStatus: 'cancelled' }),
      "somebody else's uid": create({ userId: 'other-customer' }),
      "somebody else's e-mail": create({ customerEmail: 'anden@jerslevfoto.example' }),
      'an e-mail that is no text': create({ customerEmail: 5 }),
      'a name that is no text': create({ customerName: 5 }),
      'an endless name': create({ customerName: 'x'.repeat(202) }),
      'an amount that is no number': create({ amount: '398' }),
      'more than 3,000 kr without a buyer': create({ amount: 3000.5 }),
      'a negative amount': create({ amount: -1 }),
      'an absurd amount': create({ amount: 25_000_001, invoiceTo: samples.invoiceTo }),
      'an unknown method': create({ paymentMethod: 'card' }),
      'a time of its own': create({ createdAt: PAST }),
      'a time as text': create({ createdAt: PAST.toISOString() }),
      'an unknown source': create({ source: { type: 'other' } }),
      'a source with more': create({ source: { type: 'single', x: 1 } }),
      'a consent that is nothing': create({ termsConsent: null }),
      'a consent that is a tick': create({ termsConsent: true }),
      'an empty consent': create({ termsConsent: {} }),
      'a consent without a time': create({ termsConsent: { version: '1' } }),
      'a consent without a version': create({ termsConsent: { acceptedAt: serverTime() } }),
      'a consent to an empty version': create({
        termsConsent: { version: '', acceptedAt: serverTime() },
      }),
      'a consent in the past': create({ termsConsent: { version: '1', acceptedAt: PAST } }),
      'a consent to no version': create({ termsConsent: { version: 1, acceptedAt: serverTime() } }),
      'a consent to a list of versions': create({
        termsConsent: { version: ['1'], acceptedAt: serverTime() },
      }),
      'an endless version': create({
        termsConsent: { version: 'x'.repeat(41), acceptedAt: serverTime() },
      }),
      'a consent with more': create({
        termsConsent: { version: '1', acceptedAt: serverTime(), ip: 'x' },
      }),
      'a short id': createAs('guessable', {}),
      'an id with other letters': createAs('order_with_underscores_0001', {}),
      'an endless id': createAs('x'.repeat(41), {}),
      'no lines': create({ items: [] }),
      'lines that are no list': create({ items: { a: samples.orderLine('a') } }),
      'a line too many': lines(CART_MAX_ITEMS + 1),
      '200 lines': lines(200),
      ...attempts(counts, (place) => [
        `a bad line at place ${place}`,
        lines(CART_MAX_ITEMS, place),
      ]),
      'a line that is no map': create({ items: ['a'] }),
      'a line with more': line({ originalSrc: 'high-quality/a' }),
      'a negative price': line({ price: -1 }),
      'a price as text': line({ price: '199' }),
      'an absurd price': line({ price: 10_000_000 }),
      'two of a picture': line({ quantity: 2 }),
      'an unknown type': line({ type: 'print' }),
      'a download link': line({ downloadUrl: 'https://x.example/a.jpg' }),
      'a line without an id': line({ id: '' }),
      'a line without a name': line({ name: '' }),
      'an endless line name': line({ name: 'x'.repeat(201) }),
      'a name of two lines': line({ name: 'a\nb' }),
      'a picture from a script': line({ imageUrl: 'javascript:alert(1)' }),
      'a thumbnail from a script': line({ thumbnailUrl: 'javascript:alert(1)' }),
      'nested data in a line': line({ name: { deep: 'x'.repeat(1000) } }),
      // These fields are read as texts: a single reference made every list unreadable.
      ...withEach(
        'a line with',
        ['id', 'name', 'category'].flatMap((field) =>
          [5, null, true].map((value) => ({ [field]: value })),
        ),
        line,
      ),
      ...attempts(['id', 'name', 'category'], (field) => [
        `a line whose ${field} is a reference`,
        (db: Firestore) => line({ [field]: db.doc('users/a') })(db),
      ]),
      'a quantity as text': line({ quantity: '1' }),
      'a number of another shop': createAs('XX20260101ABCDEF001', {}),
      'half a number': createAs('JF20260101ABCDEF', {}),
      'a number in small letters': createAs('jf20260101abcdef001', {}),
      'the number of a purchase': async (db) => {
        const number = freshOrderId();
        await world.given({ [`purchases/${number}`]: samples.purchase(customer) });
        await createAs(number, {})(db);
      },
      'a reason from the start': createAs(freshOrderId(), { cancelReason: 'unpaid' }),
      // Discounts, gift cards and licences come from the server alone.
      'a discount': create({ discount: { code: 'SOMMER20', kind: 'amount', amount: 9 } }),
      'an empty discount': create({ discount: {} }),
      'a gift card': create({ giftCard: { code: 'ABCD', amount: 199, bookedAt: 'use' } }),
      'an empty gift card': create({ giftCard: {} }),
      'gift cards that were sold': create({ giftCards: [] }),
      'a gift card to buy': line({ type: 'gift-card' }),
      'a gift card to buy without a picture': line(giftCardLine),
      'a licence to a picture': line({ licence }),
      'a licence in place of another field': create({
        items: [{ ...omit(samples.orderLine('a'), 'category'), licence: '' }],
      }),
    },
  });
});

test('with the old token of a deleted account nothing is ordered any more', async () => {
  const job = `deletion-jobs/${accounts.otherCustomer.uid}`;
  const order = () => placeOwn(world.as('otherCustomer'), 'otherCustomer');
  await world.given({ [job]: { uid: accounts.otherCustomer.uid } });
  await assertFails(order());
  await world.given({ [job]: null });
  await assertSucceeds(order());
});

describe('an order that exists', () => {
  testAccess(world, [
    [
      nobody,
      {
        'change the amount': change({ amount: 1 }),
        'change the lines': change({ items: [] }),
        'hand it to another': change({ userId: 'other-customer' }),
        'approve it without a purchase': change({ paymentStatus: 'completed' }),
        'write it again': async (db) => db.doc(await stored()).set(samples.pendingOrder(customer)),
        'place it again': async (db) => createAs((await stored()).split('/')[1], {})(db),
        'delete it': async (db) => db.doc(await stored()).delete(),
      },
    ],
    [
      ['admin'],
      {
        'reject it': change(rejection()),
      },
    ],
  ]);

  const rejected = (changes: Data) => change(rejection(changes));

  testWrites(world, 'admin', {
    taken: {
      ...attempts(
        rejectionReasons.filter((reason) => reason !== 'other'),
        (cancelReason) => [`a rejection because of ${cancelReason}`, rejected({ cancelReason })],
      ),
      'a rejection in the words of the photographer': rejected({
        cancelReason: 'other',
        cancelNote: 'x'.repeat(CANCEL_NOTE_MAX_LENGTH),
      }),
      'a rejection without a field for words': change(omit(rejection(), 'cancelNote')),
    },
    refused: {
      'a rejection without a reason': change(omit(rejection(), 'cancelReason')),
      'a rejection for an unknown reason': rejected({ cancelReason: 'mood' }),
      'a rejection for the reason that only the server gives': rejected({
        cancelReason: 'account-deleted',
      }),
      'a rejection for another reason without words': rejected({ cancelReason: 'other' }),
      'a rejection for another reason without a field for words': change(
        omit(rejection({ cancelReason: 'other' }), 'cancelNote'),
      ),
      'a rejection in endless words': rejected({
        cancelNote: 'x'.repeat(CANCEL_NOTE_MAX_LENGTH + 1),
      }),
      'a rejection in words that are no text': rejected({ cancelNote: 5 }),
      'a rejection with a field of their own': rejected({ decisionId: 'x' }),
      'a rejection in the past': change(rejection({ cancelledAt: PAST })),
      'a rejection with another amount': change(rejection({ amount: 1 })),
      'a rejection of another status': change(rejection({ paymentStatus: 'lost' })),
      'a rejection that removes the lines': change(rejection({ items: removed() })),
      'a rejection of an approved order': change(rejection(), { paymentStatus: 'completed' }),
      'a second rejection': change(rejection(), { paymentStatus: 'cancelled', cancelledAt: PAST }),
      'a rejected order made pending again': change(
        { paymentStatus: 'pending' },
        { paymentStatus: 'cancelled' },
      ),
    },
  });
});
