import { expect, test } from 'vitest';
import { customerSummaries, phoneLabel } from '#src/model/account/customers.ts';
import { viewOfPurchase } from '#src/model/orders/orderViews.ts';
import { day, purchase, purchaseItem } from '../../../support/bareRecords.ts';

const item = (id: string, name: string) => purchaseItem({ id, name });
const order = (id: string, fields: Parameters<typeof purchase>[0]) =>
  viewOfPurchase(purchase({ id, userEmail: 'ida@x.dk', paymentStatus: 'completed', ...fields }));

const orders = [
  order('1', {
    purchaseDate: day(1),
    totalAmount: 150,
    refundedAt: day(4),
    refundedAmount: 50,
    items: [item('a', 'Hav'), item('b', 'Skov')],
  }),
  order('2', {
    purchaseDate: day(3),
    totalAmount: 0.5,
    userEmail: 'IDA@x.dk',
    userName: 'Ida Dam',
    items: [item('a', 'Hav'), item('c', 'By'), item('d', 'Mark')],
  }),
  order('3', { purchaseDate: day(2), totalAmount: 70, paymentStatus: 'pending' }),
  order('4', { purchaseDate: day(9), totalAmount: 5, userEmail: 'bo@x.dk', userId: 'u2' }),
];

test('one summary for each customer, the latest first', () => {
  const summaries = customerSummaries(orders, new Map([['u1', 7]]));
  expect(summaries).toEqual([
    {
      email: 'bo@x.dk',
      name: 'bo',
      totalOrders: 1,
      totalSpent: 5,
      lastOrderDate: day(9),
      totalDownloads: 0,
      uniqueProducts: 0,
      recentProducts: [],
    },
    {
      email: 'ida@x.dk',
      name: 'Ida Dam',
      totalOrders: 3,
      totalSpent: 100.5,
      lastOrderDate: day(3),
      totalDownloads: 7,
      uniqueProducts: 4,
      recentProducts: ['Hav', 'By', 'Mark'],
    },
  ]);
});

test('whoever has deleted their account is no customer any more', () => {
  const deleted = ['5', '6'].map((id) =>
    order(id, { userId: id, userEmail: '', totalAmount: 9, purchaseDate: day(10) }),
  );
  const emails = customerSummaries([...orders, ...deleted]).map(({ email }) => email);
  expect(emails).toEqual(['bo@x.dk', 'ida@x.dk']);
});

test.each([
  [{ email: 'ejer@jerslevfoto.example', phoneNumber: '20304050' }, { kind: 'admin' }],
  [{ email: 'a@x.dk', phoneNumber: ' ' }, { kind: 'missing' }],
  [
    { email: 'a@x.dk', phoneNumber: '4520304050' },
    { kind: 'phone', text: '+45 20 30 40 50' },
  ],
  [
    { email: 'a@x.dk', phoneNumber: '123' },
    { kind: 'phone', text: '123' },
  ],
])('the mobile column of %o', (user, expected) => {
  expect(phoneLabel(user, ['ejer@jerslevfoto.example'])).toEqual(expected);
});
