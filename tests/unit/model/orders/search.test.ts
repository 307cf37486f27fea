import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { searchUsers } from '#src/model/account/customers.ts';
import { userRecordSchema } from '#src/model/account/schema.ts';
import { viewOfPurchase, searchOrders } from '#src/model/orders/orderViews.ts';
import { purchase, purchaseItem } from '../../../support/bareRecords.ts';

const orders = [
  { id: '1', userEmail: 'ida@x.dk', userName: 'Ida Dam', bought: ['Hav', 'Skov'] },
  { id: '2', userEmail: 'ida@x.dk', bought: ['Hav', 'By'] },
  { id: '3', userEmail: 'bo@x.dk', bought: ['Mark'] },
].map(({ bought, ...fields }) =>
  viewOfPurchase(
    purchase({ ...fields, items: bought.map((name) => purchaseItem({ id: name, name })) }),
  ),
);

const users = [
  { id: 'a', email: 'a@x.dk', firstName: 'Åse', lastName: 'Dam' },
  { id: 'b', email: 'b@x.dk' },
].map((user) => z.parse(userRecordSchema, user));

const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id).join('');

test.each([
  ['', '123'],
  ['skov', '1'],
  [' HAV ', '12'],
  ['bo@', '3'],
  ['ida dam', '1'],
  ['3', '3'],
  ['findes ikke', ''],
])('orders for %j', (query, expected) => {
  expect(ids(searchOrders(orders, query))).toBe(expected);
});

test.each([
  ['åse', 'a'],
  ['X.DK', 'ab'],
  ['ø', ''],
])('users for %j', (query, expected) => {
  expect(ids(searchUsers(users, query))).toBe(expected);
});
