import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { localGiftCards } from '#src/config/local.ts';
import { GiftCardShop } from '#src/options/giftCards/GiftCardShop.tsx';
import { clearCart, useCart } from '#src/stores/cart.ts';
import { customerComes } from '../../support/customer.ts';
import { openPage, press } from '../../support/page.tsx';
import { openShopWith, resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();
openShopWith({ giftCards: localGiftCards });
beforeEach(() => {
  customerComes();
  clearCart();
  openPage(<GiftCardShop />);
});

const choose = (name: string | RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const buy = () => press('Læg i kurven');
const amount = () => screen.getByLabelText('Beløb i kr.');
const inCart = () => useCart.getState().items.map(({ type, price }) => [type, price]);

test('gift cards have the amounts of the photographer, and go into the cart each for itself', async () => {
  const offered = within(screen.getByRole('region', { name: 'Gavekort' })).getAllByRole('radio');
  expect(offered).toHaveLength(4);
  expect(screen.getByRole('radio', { name: /^300,00/ })).toBeChecked();
  expect(screen.queryByLabelText('Beløb i kr.')).not.toBeInTheDocument();
  expect(
    screen.getByText(/^Et gavekort gælder i 3 år og kan bruges ad flere gange\./),
  ).toBeVisible();
  await choose(/^500,00/);
  for (const count of [1, 2]) {
    await buy();
    const cards = Array.from({ length: count }, () => ['gift-card', 500]);
    await vi.waitFor(() => expect(inCart()).toEqual(cards));
  }
});

test.each(['', '99', '5.001', '0', '250,50'])('none is sold for %j', async (typed) => {
  await choose('Andet beløb');
  if (typed !== '') await userEvent.type(amount(), typed);
  await buy();
  expect(amount()).toHaveAccessibleDescription(/^Skriv et beløb fra 100,00.kr til 5.000,00.kr$/);
  expect(amount()).toBeInvalid();
  expect(inCart()).toEqual([]);
});

test.each([
  ['100', 100],
  ['abc5000', 5000],
])('one is sold for %s, of which only whole kroner count', async (typed, price) => {
  await choose('Andet beløb');
  await userEvent.type(amount(), typed);
  await buy();
  await vi.waitFor(() => expect(inCart()).toEqual([['gift-card', price]]));
  expect(amount()).toBeValid();
});
