import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { VisitorParts } from '#src/app/App.tsx';
import { OpenCartButton } from '#src/features/layout/OpenCartButton.tsx';
import { lineOfGiftCard } from '#src/model/cart/cart.ts';
import { addToCart, setCartGiftCard, setCartOpen, storeCart, useCart } from '#src/stores/cart.ts';
import { useConsent } from '#src/stores/consent.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { cartItem, customer } from '../../support/records.ts';
import { Address } from '../support/Address.tsx';
import { address, press } from '../support/page.tsx';
import { resetStoresAfterEach, toastsShown } from '../support/stores.ts';
// They are fetched when they are needed: here they are not waited for.
import '#src/app/Cart.tsx';
import '#src/features/cart/CartPanel.tsx';
import '#src/features/cart/WantedItems.tsx';

resetStoresAfterEach();

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>back</button>;
}

function show(): void {
  useConsent.setState({ value: 'accepted' });
  render(
    <MemoryRouter initialEntries={['/priser', '/enkeltbilleder?vis=nordlys']}>
      <OpenCartButton />
      <VisitorParts />
      <Back />
      <Address />
    </MemoryRouter>,
  );
}

const cart = () => screen.queryByRole('dialog', { name: 'Din kurv' });
const isOpen = async () =>
  expect(await screen.findByRole('dialog', { name: 'Din kurv' })).toBeVisible();

test.each(['declined', null] as const)(
  'a cart that was open when the answer became %s stays shut after the next yes',
  async (value) => {
    show();
    act(() => setCartOpen(true));
    await isOpen();
    act(() => useConsent.setState({ value }));
    expect(cart()).toBeNull();
    act(() => useConsent.setState({ value: 'accepted' }));
    expect(cart()).toBeNull();
    act(() => setCartOpen(true));
    await isOpen();
  },
);

test('gift card and favourites leave with their customer: nobody who comes next has them', () => {
  const { uid } = customer;
  sessionChanged(customer);
  localStorage.setItem('favourites', JSON.stringify({ ids: ['Klit'], account: { uid, ids: [] } }));
  show();
  act(() => {
    addToCart(cartItem('Klit'));
    setCartGiftCard({ code: 'ABCDEFGHJKMNPQRS', left: 500, lastDay: '2029-11-28' });
  });
  expect(localStorage.getItem('cart')).toContain('ABCDEFGHJKMNPQRS');
  act(() => sessionChanged(null));
  expect(useCart.getState()).toMatchObject({ items: [{ name: 'Klit' }] });
  expect(useCart.getState().giftCard).toBeUndefined();
  expect(localStorage.getItem('cart')).not.toContain('ABCDEFGHJKMNPQRS');
  expect(localStorage.getItem('favourites')).toBeNull();
});

test('also an order without an answer that has a card', () => {
  sessionChanged(customer);
  show();
  const giftCard = { code: 'ABCDEFGHJKMNPQRS', left: 500, lastDay: '2029-11-28' };
  const order = {
    id: 'JF20261130ABCDEF123',
    userId: customer.uid,
    items: [cartItem('Klit')],
    paymentMethod: 'mobilepay' as const,
    invoiceTo: undefined,
  };
  act(() => {
    useCart.setState({ attempt: { ...order, giftCard } });
    storeCart();
  });
  expect(localStorage.getItem('cart')).toContain('ABCDEFGHJKMNPQRS');
  act(() => sessionChanged(null));
  expect(useCart.getState().attempt).toBeUndefined();
  expect(localStorage.getItem('cart')).not.toContain('ABCDEFGHJKMNPQRS');
});

test('the button counts what a guest has asked for', () => {
  sessionChanged(null);
  show();
  act(() => void addToCart(cartItem('Klit')));
  expect(screen.getByRole('button', { name: /1/ })).toHaveTextContent('1');
});

test('what a guest has asked for and cannot have in one cart is told at the sign-in', async () => {
  sessionChanged(null);
  show();
  act(() =>
    [cartItem('Klit'), lineOfGiftCard('kort', 300)].forEach((item) => void addToCart(item)),
  );
  act(() => sessionChanged(customer));
  await waitFor(() =>
    expect(useCart.getState()).toMatchObject({ wanted: [], items: [{ name: 'Klit' }] }),
  );
  expect(toastsShown()).toEqual([
    'success: Klit blev tilføjet til kurven',
    'warning: Gavekort bestilles for sig. Bestil det, der ligger i kurven, og begynd på en ny.',
  ]);
});

test.each([
  ['the back button', () => fireEvent.click(screen.getByText('back'))],
  [
    'two presses on its cross',
    () => userEvent.dblClick(screen.getByRole('button', { name: 'Luk kurven' })),
  ],
])(
  'the cart of a phone, which fills the screen, closes with %s, and the page stays',
  async (...way) => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget(), { matches: query === '(width < 40rem)' } as MediaQueryList),
    );
    show();
    await press('Kurv');
    await isOpen();
    await way[1]();
    await waitFor(() => expect(cart()).toBeNull());
    expect(address()).toBe('/enkeltbilleder?vis=nordlys');
    await press('Kurv');
    await isOpen();
  },
);
