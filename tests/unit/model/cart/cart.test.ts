import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addToCartProblem, priceChanges, type PriceOf } from '#src/model/cart/cart.ts';
import { checkoutProblem, pendingOrderFrom } from '#src/model/cart/checkout.ts';
import { cartSchema } from '#src/model/cart/schema.ts';
import { chosenLicence } from '#src/model/licences/licence.ts';
import { day } from '../../../support/bareRecords.ts';
import { cartItem } from '../../../support/records.ts';

const item = cartItem('a', { thumbnailUrl: 't', imageUrl: 'w' });
const visitor = { hasConsent: true, isSignedIn: true };

describe('adding', () => {
  const full = Array.from({ length: 50 }, (_, index) => ({ ...item, id: `x${index}` }));

  test.each([
    [[], visitor, undefined],
    [[], { ...visitor, hasConsent: false }, 'consent-required'],
    [[], { hasConsent: false, isSignedIn: false }, 'consent-required'],
    [[], { ...visitor, isSignedIn: false }, 'login-required'],
    [[item], visitor, 'duplicate'],
    [full, visitor, 'full'],
  ])('case %#', (items, who, expected) => {
    expect(addToCartProblem(items, item, who)).toBe(expected);
  });
});

describe('a stored cart', () => {
  const earlier = { title: 'a', thumbnailPath: 't', watermarkedPath: 'w', licenceId: 'social' };
  const { id, type, price, category } = item;

  test.each([
    ['holds lines', item, item],
    [
      'of an earlier version has other names for the same',
      { id, type, price, category, ...earlier },
      { ...item, licence: chosenLicence('social', 199) },
    ],
  ])('%s', (_, stored, line) => {
    const attempt = { id: 'JF1', userId: 'u', items: [stored], paymentMethod: 'cash' };
    const cart = z.parse(cartSchema, { items: [stored], wanted: [stored], attempt });
    expect(cart).toMatchObject({ items: [line], wanted: [line], attempt: { items: [line] } });
  });
});

describe('prices that changed in the shop', () => {
  const items = [item, { ...item, id: 'b' }, { ...item, id: 'c' }];
  const shop = new Map([
    ['image a', 199],
    ['image b', 249],
    ['album b', 900],
    ['album c', 900],
  ]);
  const prices: PriceOf = ({ type, id }) => shop.get(`${type} ${id}`);

  test('are told, and what is no longer for sale', () => {
    expect(priceChanges(items, prices).map(({ item: { id }, price }) => [id, price])).toEqual([
      ['b', 249],
      ['c', undefined],
    ]);
  });
});

describe('checkout', () => {
  const ready = { hasConsent: true, isSignedIn: true, itemCount: 1, hasAcceptedTerms: true };

  test.each([
    [ready, undefined],
    [{ ...ready, hasConsent: false, itemCount: 0 }, 'consent-required'],
    [{ ...ready, itemCount: 0, isSignedIn: false }, 'empty'],
    [{ ...ready, isSignedIn: false, hasAcceptedTerms: false }, 'login-required'],
    [{ ...ready, hasAcceptedTerms: false }, 'terms-missing'],
  ])('with %o: %s', (state, expected) => {
    expect(checkoutProblem(state)).toBe(expected);
  });

  test('writes a pending order with one line for each item', () => {
    const album = cartItem('b', { type: 'album', price: 1 });
    const order = pendingOrderFrom({
      id: 'p1',
      items: [item, album],
      buyer: { uid: 'u1', email: 'kunde@x.dk', name: 'Ida Dam' },
      paymentMethod: 'mobilepay',
      salesTerms: { version: '1', acceptedAt: day(1) },
      invoiceTo: undefined,
      now: day(2),
    });
    expect(order).toMatchObject({
      id: 'p1',
      userId: 'u1',
      customerEmail: 'kunde@x.dk',
      customerName: 'Ida Dam',
      amount: 200,
      paymentStatus: 'pending',
      paymentMethod: 'mobilepay',
      source: { type: 'single' },
      createdAt: day(2),
    });
    expect(order.items).toEqual([item, album]);
  });
});
