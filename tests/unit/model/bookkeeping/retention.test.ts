import { describe, expect, test } from 'vitest';
import {
  isForgotten,
  type PersonalCollection,
  personalCollections,
  personalFields,
  retentionLimit,
  saleTime,
  showsBuyer,
  withoutPersonIn,
} from '#src/model/bookkeeping/retention.ts';

const nobody = () => false;
const everybody = () => true;

test('the limit is the end of the fifth year back, by the clock of Copenhagen', () => {
  const limitAt = (now: string) => retentionLimit(new Date(now)).toISOString().slice(0, 16);
  expect(limitAt('2025-12-31T22:59:59Z')).toBe('2019-12-31T23:00');
  expect(limitAt('2025-12-31T23:00:00Z')).toBe('2020-12-31T23:00');
  expect(limitAt('2026-11-01T04:00:00Z')).toBe('2020-12-31T23:00');
});

test('a sale of the last evening of its year is passed, and one of unknown time never', () => {
  const limit = new Date('2020-12-31T23:00:00Z');
  const isSoldBefore = (time: string) =>
    isForgotten('purchases', { purchaseDate: new Date(time) }, limit);
  expect(isSoldBefore('2020-12-31T22:59:59Z')).toBe(true);
  expect(isSoldBefore('2020-12-31T23:00:00Z')).toBe(false);
  expect(isForgotten('purchases', { userName: 'Ida' }, new Date('2100-01-01'))).toBe(false);
});

const day = new Date('2020-06-06T10:00:00Z');
const number = 'JF20200606ABCDEF123';
const morning = new Date('2020-06-05T22:00:00Z');

test.each<[PersonalCollection, Record<string, unknown>, Date | undefined]>([
  ['purchases', { purchaseDate: day, completedDate: new Date() }, day],
  ['purchases', { completedDate: day }, day],
  ['purchases', { purchaseDate: day.toISOString() }, day],
  ['purchases', { purchaseDate: day.getTime() }, day],
  ['purchases', { id: number }, morning],
  ['purchases', { id: 'JF99999999ABCDEF123' }, undefined],
  ['purchases', {}, undefined],
  ['orders', { date: day }, day],
  ['adminOrderLookup', { purchaseDate: day }, day],
  ['pendingOrders', { createdAt: day }, day],
  ['pendingOrders', { id: number }, morning],
  ['vouchers', { issuedAt: day, orderId: 'JF20190101ABCDEF123' }, day],
  ['orderMails', { createdAt: day }, day],
  ['downloadLogs', { purchaseId: number, downloadDate: new Date() }, morning],
  ['downloadLogs', { purchaseId: 'older', downloadDate: day }, day],
])('the time of a sale of %s with %o', (collection, record, time) => {
  expect(saleTime(collection, record)).toEqual(time);
});

/** The list is closed: another field must be added here too, and be thought about. */
test('what is personal is known field by field', () => {
  const customer = ['customerEmail', 'customerInfo', 'customerName', 'customerPhone'];
  const person = [...customer, 'phone', 'phoneNumber', 'userEmail', 'userName', 'userPhone'];
  const paid = ['adminNotes', 'paymentIntentId', 'stripeSessionId'];
  const expected = {
    payments: ['redirectUrl'],
    pendingOrders: [...person, 'withdrawnBy', 'cancelNote', 'invoiceTo'],
    purchases: [...person, 'withdrawnBy', ...paid],
    orders: person,
    adminOrderLookup: [...person, 'adminNotes'],
    vouchers: ['pdf'],
    orderMails: ['to', 'toName', 'subject', 'message', 'pin'],
    downloadLogs: ['ipAddress', 'userAgent'],
  };
  expect(new Set(personalCollections)).toEqual(new Set(Object.keys(expected)));
  for (const collection of personalCollections) {
    const fields = Object.keys(personalFields[collection]);
    expect(fields.toSorted()).toEqual(expected[collection].toSorted());
  }
});

describe('without its person', () => {
  test('a purchase keeps the sale, and its buyer keeps the access', () => {
    const purchase = {
      ...{ userId: 'u1', userName: 'Ida', userEmail: 'ida@x.dk', userPhone: '20304050' },
      ...{ totalAmount: 199, adminNotes: '', stripeSessionId: 'cs_1', items: [{ name: 'Klit' }] },
    };
    const emptied = { userName: '', userEmail: '', userPhone: undefined };
    const changes = { ...emptied, stripeSessionId: 'removed' };
    expect(withoutPersonIn('purchases', purchase, everybody)).toEqual(changes);
    const ofNobody = { ...changes, userId: 'removed' };
    expect(withoutPersonIn('purchases', purchase, nobody)).toEqual(ofNobody);
  });

  test('an order is found by its number only', () => {
    const found = { customerName: 'Ida', searchKeywords: ['ida', 'klit'] };
    const lookup = { orderId: 'JF1', customerUserId: 'u1', ...found };
    expect(withoutPersonIn('adminOrderLookup', lookup, nobody)).toEqual({
      customerName: '',
      searchKeywords: ['jf1'],
      customerUserId: 'removed',
    });
  });

  test('a voucher has neither a buyer nor a PDF, also when it was full', () => {
    const buyer = { name: 'Ida', email: '', company: 'Holm ApS', street: 'Vej 1' };
    const pdf = { path: 'vouchers/2020-0001.pdf' };
    const voucher = { userId: 'u1', isFull: true, buyer, pdf, totalOre: 19_900 };
    const changes = withoutPersonIn('vouchers', voucher, everybody);
    expect(changes).toEqual({ buyer: { name: '', email: '' }, pdf: undefined });
    expect('pdf' in changes).toBe(true);
  });

  test.each<[PersonalCollection, kept: object, held: object, emptied: object]>([
    [
      'pendingOrders',
      { amount: 1 },
      { customerEmail: 'a@x.dk', cancelNote: 'ringede' },
      { customerEmail: '', cancelNote: undefined },
    ],
    ['orders', { total: 1 }, { userEmail: 'a@x.dk' }, { userEmail: '' }],
    [
      'orderMails',
      { kind: 'order-arrived' },
      { to: 'a@x.dk', subject: 'Ny ordre fra Ida' },
      { to: '', subject: '' },
    ],
    [
      'downloadLogs',
      { itemId: 'a' },
      { ipAddress: '::1', userAgent: 'Firefox' },
      { ipAddress: '', userAgent: '' },
    ],
  ])('%s keep %o and lose %o', (...[collection, kept, held, emptied]) => {
    expect(withoutPersonIn(collection, { ...kept, ...held }, everybody)).toEqual(emptied);
  });

  test.each(personalCollections)('nothing in %s changes a second time', (collection) => {
    const fields = Object.keys(personalFields[collection]);
    const record: Record<string, unknown> = {
      ...Object.fromEntries(fields.map((field) => [field, 'Ida'] as const)),
      ...{ userId: 'u1', customerUserId: 'u1', orderId: 'JF1', searchKeywords: ['ida'] },
      buyer: { name: 'Ida', email: 'ida@x.dk' },
    };
    const changes = withoutPersonIn(collection, record, nobody);
    expect(Object.keys(changes).length).toBeGreaterThan(0);
    const both = Object.entries({ ...record, ...changes });
    const left = Object.fromEntries(both.filter(([, value]) => value !== undefined));
    expect(withoutPersonIn(collection, left, nobody)).toEqual({});
    expect(withoutPersonIn(collection, {}, nobody)).toEqual(
      collection === 'adminOrderLookup' ? { searchKeywords: [] } : {},
    );
  });
});

describe('the PDF of a voucher whose buyer deletes the account', () => {
  const since = new Date('2026-06-01T10:00:00Z');
  const before = new Date('2026-05-31T10:00:00Z');
  const longBefore = new Date('2026-04-01T10:00:00Z');
  test.each([
    ['is made anew', { issuedAt: longBefore, pdf: { createdAt: before } }, true],
    ['is made anew once', { issuedAt: longBefore, pdf: { createdAt: since } }, false],
    [
      'is made anew each time while it is new',
      { issuedAt: before, pdf: { createdAt: since } },
      true,
    ],
    ['is made anew where nothing tells its time', { pdf: { createdAt: since } }, true],
    ['is made anew where nothing tells its own', { issuedAt: longBefore, pdf: {} }, true],
    ['is not made for one that has none', { issuedAt: before }, false],
  ])('%s', (_, voucher, isShown) => {
    expect(showsBuyer(voucher, since)).toBe(isShown);
  });
});
