import { expect, test } from 'vitest';
import { CART_MAX_ITEMS } from '#src/model/cart/cart.ts';
import { SOLD_AT_ONCE_MAX } from '#src/model/clients/contracts.ts';

test('as many pictures can be bought at once as a cart has room for', () => {
  expect(SOLD_AT_ONCE_MAX).toBe(CART_MAX_ITEMS);
});
