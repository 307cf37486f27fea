import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addToCartProblem, priceChanges, type PriceOf } from '#src/model/cart/cart.ts';
import { checkoutProblem, pendingOrderFrom } from '#src/model/cart/checkout.ts';
import { cartSchema } from '#src/model/cart/schema.ts';
import { chosenLicence } from '#src/model/licences/licence.ts';
import { day } from '../../../support/bareRecords.ts';
import { cartItem } from '../../../support/records.ts';

const item = cartItem('a', { thumbnailUrl: 't', imageUrl: 'w' });

test('adding needs consent, then somebody signed in, and room for what is not there yet', () => {
  const problem = (items: (typeof item)[], hasConsent = true, isSignedIn = true) =>
    addToCartProblem(items, item, { hasConsent, isSignedIn });
  expect([problem([]), problem([item])]).toEqual([undefined, 'duplicate']);
  expect(problem([], false)).toBe('consent-required');
  expect(problem([], false, false)).toBe('consent-required');
  expect(problem([], true, false)).toBe('login-required');
  const full = Array.from({ length: 15 }, (_, index) => ({ ...item, id: `x${index}` }));
  expect([problem(full), problem(full.slice(1))]).toEqual(['full', undefined]);
});

test('a stored cart holds lines, also under the names of an earlier version', () => {
  const { id, type, price, category } = item;
  const names = { title: 'a', thumbnailPath: 't', watermarkedPath: 'w', licenceId: 'social' };
  const earlier = { id, type, price, category, ...names };
  for (const [stored, line] of [
    [item, item],
    [earlier, { ...item, licence: chosenLicence('social', 199) }],
  ]) {
    const attempt = { id: 'JF1', userId: 'u', items: [stored], paymentMethod: 'cash' };
    const cart = z.parse(cartSchema, { items: [stored], wanted: [stored], attempt });
    expect(cart).toMatchObject({ items: [line], wanted: [line], attempt: { items: [line] } });
  }
});

test('prices that changed in the shop are told, and what is no longer for sale', () => {
  const items = ['a', 'b', 'c'].map((id) => ({ ...item, id }));
  const shop = { 'image a': 199, 'image b': 249, 'album b': 900, 'album c': 900 };
  const prices: PriceOf = ({ type, id }) => new Map(Object.entries(shop)).get(`${type} ${id}`);
  const changes = priceChanges(items, prices).map((change) => [change.item.id, change.price]);
  expect(Object.fromEntries(changes)).toEqual({ b: 249, c: undefined });
});

test('a checkout is refused for one reason after the other', () => {
  const ready = { hasConsent: true, isSignedIn: true, itemCount: 1, hasAcceptedTerms: true };
  const problem = (change: Partial<typeof ready>) => checkoutProblem({ ...ready, ...change });
  expect(problem({})).toBeUndefined();
  expect(problem({ hasConsent: false, itemCount: 0 })).toBe('consent-required');
  expect(problem({ itemCount: 0, isSignedIn: false })).toBe('empty');
  expect(problem({ isSignedIn: false, hasAcceptedTerms: false })).toBe('login-required');
  expect(problem({ hasAcceptedTerms: false })).toBe('terms-missing');
});

test('a checkout writes a pending order with one line for each item', () => {
  const items = [item, cartItem('b', { type: 'album', price: 1 })];
  const order = pendingOrderFrom({
    ...{ id: 'p1', items, paymentMethod: 'mobilepay', invoiceTo: undefined, now: day(2) },
    buyer: { uid: 'u1', email: 'kunde@x.dk', name: 'Ida Dam' },
    salesTerms: { version: '1', acceptedAt: day(1) },
  });
  expect(order).toMatchObject({
    ...{ id: 'p1', userId: 'u1', customerEmail: 'kunde@x.dk', customerName: 'Ida Dam' },
    ...{ amount: 200, paymentStatus: 'pending', paymentMethod: 'mobilepay' },
    ...{ source: { type: 'single' }, createdAt: day(2) },
  });
  expect(order.items).toEqual(items);
});
