import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  addToCart,
  addWanted,
  beginOrder,
  choosePaymentMethod,
  followCart,
  clearCart,
  orderPlaced,
  removeFromCart,
  setCartOpen,
  useCart,
} from '#src/stores/cart.ts';
import { useConsent } from '#src/stores/consent.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { cartItem } from '../../support/records.ts';

const item = (id: string) => cartItem(id, { name: 'Klit' });
const user = { uid: 'a', email: 'a@b.example', name: 'A', isAdmin: false, emailVerified: true };

beforeEach(() => {
  localStorage.clear();
  useCart.setState(useCart.getInitialState(), true);
  useConsent.setState({ value: 'accepted' });
  sessionChanged(user);
});

const kept = (): unknown => JSON.parse(localStorage.getItem('cart') ?? 'null');
const ids = () => useCart.getState().items.map(({ id }) => id);

describe('the cart', () => {
  test('is empty, closed and paid by MobilePay at first', () => {
    const empty = { items: [], wanted: [], paymentMethod: 'mobilepay' };
    expect(useCart.getState()).toEqual({ ...empty, isOpen: false });
  });

  test('takes items, gives them back, and is kept', () => {
    expect(addToCart(item('a'))).toBeUndefined();
    expect(addToCart(item('b'))).toBeUndefined();
    removeFromCart('a');
    expect(ids()).toEqual(['b']);
    expect(kept()).toEqual({ items: [item('b')], wanted: [], paymentMethod: 'mobilepay' });
  });

  test('refuses a duplicate, and whoever is not signed in', () => {
    addToCart(item('a'));
    expect(addToCart(item('a'))).toBe('duplicate');
    sessionChanged(null);
    expect(addToCart(item('b'))).toBe('login-required');
    expect(ids()).toEqual(['a']);
  });

  test('remembers what a guest asks for, also after a reload, and takes it after the sign-in', () => {
    sessionChanged(null);
    for (const id of ['a', 'b', 'a']) addToCart(item(id));
    expect(kept()).toMatchObject({ items: [], wanted: [item('b'), item('a')] });
    sessionChanged(user);
    addToCart(item('b'));
    expect(addWanted()).toEqual([
      { name: 'Klit', problem: 'duplicate' },
      { name: 'Klit', problem: undefined },
    ]);
    expect(ids()).toEqual(['b', 'a']);
    expect(kept()).toMatchObject({ wanted: [] });
  });

  test.each(['declined', null] as const)('is for people who accept cookies, not %s', (value) => {
    useConsent.setState({ value });
    expect(addToCart(item('a'))).toBe('consent-required');
    expect(kept()).toBeNull();
  });

  test('keeps the chosen method, but not whether it is open', () => {
    choosePaymentMethod('cash');
    setCartOpen(true);
    expect(useCart.getState()).toMatchObject({ paymentMethod: 'cash', isOpen: true });
    expect(kept()).toEqual({ items: [], wanted: [], paymentMethod: 'cash' });
  });

  test('takes over what another tab puts into it, and stays open', () => {
    const stop = followCart();
    setCartOpen(true);
    localStorage.setItem('cart', JSON.stringify({ items: [item('c')], paymentMethod: 'cash' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    const taken = { items: [item('c')], wanted: [], paymentMethod: 'cash' };
    expect(useCart.getState()).toEqual({ ...taken, isOpen: true });
    stop();
  });

  test('is empty where another tab has left something unreadable', () => {
    addToCart(item('a'));
    const stop = followCart();
    localStorage.setItem('cart', '{"items":[{"id":1}]}');
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    expect(ids()).toEqual([]);
    stop();
  });
});

test('only who has begun an order goes on with it', () => {
  const begin = (id: string, userId: string) =>
    beginOrder({ id, userId, invoiceTo: undefined })?.id;
  addToCart(item('a'));
  expect(begin('first', 'a')).toBe('first');
  expect(begin('second', 'a')).toBe('first');
  expect(begin('third', 'b')).toBe('third');
});

test('what a full storage did not take is ordered all the same, and leaves the cart then', () => {
  addToCart(item('a'));
  const refusal = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  addToCart(item('b'));
  const attempt = beginOrder({ id: 'first', userId: 'a', invoiceTo: undefined });
  expect(attempt?.items).toEqual([item('a'), item('b')]);
  if (attempt) orderPlaced(attempt);
  expect(ids()).toEqual([]);
  refusal.mockRestore();
});

test('a cart that is forgotten leaves nothing behind', () => {
  sessionChanged(user);
  addToCart(item('a'));
  choosePaymentMethod('cash');
  clearCart();
  expect(useCart.getState()).toMatchObject({ items: [], paymentMethod: 'mobilepay' });
  expect(localStorage.getItem('cart')).toBeNull();
});
