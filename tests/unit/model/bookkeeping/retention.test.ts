import { describe, expect, test } from 'vitest';
import {
  isForgotten,
  personalCollections,
  personalFields,
  retentionLimit,
  saleTime,
  withoutPersonIn,
  type PersonalCollection,
} from '#src/model/bookkeeping/retention.ts';

const LIMIT = new Date('2020-12-31T23:00:00Z');
const nobody = () => false;
const everybody = () => true;

describe('the limit', () => {
  test.each([
    ['2025-12-31T22:59:59Z', '2019-12-31T23:00:00Z'],
    ['2025-12-31T23:00:00Z', '2020-12-31T23:00:00Z'],
    ['2026-11-01T04:00:00Z', '2020-12-31T23:00:00Z'],
  ])('at %s is %s', (now, limit) => {
    expect(retentionLimit(new Date(now))).toEqual(new Date(limit));
  });

  test('passes a sale of the last evening of its year, by the clock of Copenhagen', () => {
    const sold = (time: string) => ({ purchaseDate: new Date(time) });
    expect(isForgotten('purchases', sold('2020-12-31T22:59:59Z'), LIMIT)).toBe(true);
    expect(isForgotten('purchases', sold('2020-12-31T23:00:00Z'), LIMIT)).toBe(false);
  });
});

describe('the time of a sale', () => {
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
  ])('of %s with %o', (collection, record, time) => {
    expect(saleTime(collection, record)).toEqual(time);
  });

  test('that is unknown keeps the record as it is', () => {
    expect(isForgotten('purchases', { userName: 'Ida' }, new Date('2100-01-01'))).toBe(false);
  });
});

/** The list is closed: another field must be added here too, and be thought about. */
test('what is personal is known field by field', () => {
  const fields = Object.fromEntries(
    personalCollections.map((name) => [name, Object.keys(personalFields[name]).sort()]),
  );
  const person = [
    'customerEmail',
    'customerInfo',
    'customerName',
    'customerPhone',
    'phone',
    'phoneNumber',
    'userEmail',
    'userName',
    'userPhone',
  ];
  expect(fields).toEqual({
    payments: ['redirectUrl'],
    pendingOrders: [...person, 'withdrawnBy', 'cancelNote', 'invoiceTo'].sort(),
    purchases: [
      ...person,
      'withdrawnBy',
      'adminNotes',
      'paymentIntentId',
      'stripeSessionId',
    ].sort(),
    orders: person,
    adminOrderLookup: [...person, 'adminNotes'].sort(),
    vouchers: ['pdf'],
    orderMails: ['to'],
    downloadLogs: ['ipAddress', 'userAgent'],
  });
});

describe('without its person', () => {
  test('a purchase keeps the sale, and its buyer keeps the access', () => {
    const purchase = {
      userId: 'u1',
      userName: 'Ida',
      userEmail: 'ida@x.dk',
      userPhone: '20304050',
      totalAmount: 199,
      adminNotes: '',
      stripeSessionId: 'cs_1',
      items: [{ name: 'Klit' }],
    };
    const changes = {
      userName: '',
      userEmail: '',
      userPhone: undefined,
      stripeSessionId: 'removed',
    };
    expect(withoutPersonIn('purchases', purchase, everybody)).toEqual(changes);
    expect(withoutPersonIn('purchases', purchase, nobody)).toEqual({
      ...changes,
      userId: 'removed',
    });
  });

  test('an order is found by its number only', () => {
    const lookup = {
      orderId: 'JF1',
      customerUserId: 'u1',
      customerName: 'Ida',
      searchKeywords: ['ida', 'klit'],
    };
    expect(withoutPersonIn('adminOrderLookup', lookup, nobody)).toEqual({
      customerName: '',
      searchKeywords: ['jf1'],
      customerUserId: 'removed',
    });
  });

  test('a voucher has neither a buyer nor a PDF, also when it was full', () => {
    const voucher = {
      userId: 'u1',
      isFull: true,
      buyer: { name: 'Ida', email: '', company: 'Holm ApS', street: 'Vej 1' },
      pdf: { path: 'vouchers/2020-0001.pdf' },
      totalOre: 19_900,
    };
    const changes = withoutPersonIn('vouchers', voucher, everybody);
    expect(changes).toEqual({ buyer: { name: '', email: '' }, pdf: undefined });
    expect('pdf' in changes).toBe(true);
  });

  test.each<[PersonalCollection, Record<string, unknown>, Record<string, unknown>]>([
    [
      'pendingOrders',
      { customerEmail: 'a@x.dk', cancelNote: 'ringede', amount: 1 },
      { customerEmail: '', cancelNote: undefined },
    ],
    ['orders', { userEmail: 'a@x.dk', total: 1 }, { userEmail: '' }],
    ['orderMails', { to: 'a@x.dk', subject: 'Kvittering' }, { to: '' }],
    [
      'downloadLogs',
      { ipAddress: '::1', userAgent: 'Firefox', itemId: 'a' },
      { ipAddress: '', userAgent: '' },
    ],
  ])('%s lose what they hold', (collection, record, changes) => {
    expect(withoutPersonIn(collection, record, everybody)).toEqual(changes);
  });

  test.each(personalCollections)('nothing in %s changes a second time', (collection) => {
    const fields = Object.keys(personalFields[collection]);
    const record: Record<string, unknown> = {
      ...Object.fromEntries(fields.map((field) => [field, 'Ida'] as const)),
      userId: 'u1',
      customerUserId: 'u1',
      orderId: 'JF1',
      searchKeywords: ['ida'],
      buyer: { name: 'Ida', email: 'ida@x.dk' },
    };
    const changes = withoutPersonIn(collection, record, nobody);
    expect(Object.keys(changes).length).toBeGreaterThan(0);
    const left = Object.entries({ ...record, ...changes }).filter(
      ([, value]) => value !== undefined,
    );
    expect(withoutPersonIn(collection, Object.fromEntries(left), nobody)).toEqual({});
    expect(withoutPersonIn(collection, {}, nobody)).toEqual(
      collection === 'adminOrderLookup' ? { searchKeywords: [] } : {},
    );
  });
});
