import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { localGiftCards } from '#src/config/local.ts';
import { GiftCardShop } from '#src/options/giftCards/GiftCardShop.tsx';
import { clearCart, useCart } from '#src/stores/cart.ts';
import { customerComes } from '../../support/customer.ts';
import { show } from '../../support/show.ts';
import { openShopWith, resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();
openShopWith({ giftCards: localGiftCards });
beforeEach(() => {
  customerComes();
  clearCart();
});

const open = () =>
  show(
    <MemoryRouter>
      <GiftCardShop />
    </MemoryRouter>,
  );

const choose = (name: string | RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const buy = () => userEvent.click(screen.getByRole('button', { name: 'Læg i kurven' }));
const amount = () => screen.getByLabelText('Beløb i kr.');
const prices = () => useCart.getState().items.map(({ price }) => price);

describe('the gift cards on the page of prices', () => {
  test('have the amounts of the photographer, and their conditions', async () => {
    await open();
    const offered = within(screen.getByRole('region', { name: 'Gavekort' })).getAllByRole('radio');
    expect(offered).toHaveLength(4);
    expect(screen.getByRole('radio', { name: /^300,00/ })).toBeChecked();
    expect(screen.queryByLabelText('Beløb i kr.')).not.toBeInTheDocument();
    expect(
      screen.getByText(/^Et gavekort gælder i 3 år og kan bruges ad flere gange\./),
    ).toBeVisible();
  });

  test('go into the cart one by one, each for itself', async () => {
    await open();
    await choose(/^500,00/);
    await buy();
    await vi.waitFor(() => expect(prices()).toEqual([500]));
    await buy();
    await vi.waitFor(() => expect(prices()).toEqual([500, 500]));
    expect(useCart.getState().items.map(({ type, name }) => [type, name])).toEqual([
      ['gift-card', 'Gavekort'],
      ['gift-card', 'Gavekort'],
    ]);
  });

  test.each(['', '99', '5.001', '0'])('are not sold for %j', async (typed) => {
    await open();
    await choose('Andet beløb');
    if (typed !== '') await userEvent.type(amount(), typed);
    await buy();
    expect(amount()).toHaveAccessibleDescription(/^Skriv et beløb fra 100,00.kr til 5.000,00.kr$/);
    expect(amount()).toBeInvalid();
    expect(prices()).toEqual([]);
  });

  test.each([
    ['100', 100],
    ['5000', 5000],
    ['750', 750],
  ])('are sold for %s, which may be typed', async (typed, price) => {
    await open();
    await choose('Andet beløb');
    await userEvent.type(amount(), typed);
    await buy();
    await vi.waitFor(() => expect(prices()).toEqual([price]));
    expect(amount()).toBeValid();
  });

  test('take whole kroner alone, and show what they have understood', async () => {
    await open();
    await choose('Andet beløb');
    await userEvent.type(amount(), 'abc');
    expect(amount()).toHaveValue('');
    await userEvent.type(amount(), '250,50');
    expect(amount()).toHaveValue('25.050');
    await buy();
    expect(amount()).toBeInvalid();
    expect(prices()).toEqual([]);
  });
});
