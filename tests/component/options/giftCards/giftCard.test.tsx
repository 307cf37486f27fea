import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { lineOfGiftCard } from '#src/model/cart/cart.ts';
import { discountContracts } from '#src/options/discounts/contracts.ts';
import { giftCardContracts } from '#src/options/giftCards/contracts.ts';
import { orderContracts } from '#src/model/orders/contracts.ts';
import { pendingOrderSchema } from '#src/model/orders/schema.ts';
import { addToCart, setCartGiftCard, clearCart, useCart } from '#src/stores/cart.ts';
import { localGiftCards } from '#src/config/local.ts';
import { backend } from '../../../support/backend/backend.ts';
import { cartItem } from '../../../support/records.ts';
import { openCart, orderButton, sendOrder } from '../../support/cartPanel.tsx';
import { customerComes } from '../../support/customer.ts';
import { openShopWith, resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();
openShopWith({ discounts: true, giftCards: localGiftCards });

const { findGiftCard } = giftCardContracts;
const { placeOrder } = orderContracts;
const CODE = 'ABCDEFGHJKMNPQRS';
const card = { code: CODE, left: 150, lastDay: '2029-11-28' };

beforeEach(customerComes);

const field = () => screen.findByLabelText('Rabatkode eller gavekort');
const line = () => screen.getByText('Gavekort (…PQRS)').closest('li') ?? document.body;

describe('a gift card', () => {
  test('is asked about by its shape, and pays what is left on it', async () => {
    backend.functions.answer(findGiftCard, () => ({ card }));
    openCart();
    await userEvent.type(await field(), 'abcd-efgh-jkmn-pqrs{Enter}');
    await waitFor(() => expect(orderButton()).toHaveTextContent('Bestil og betal 49,00'));
    expect(line()).toHaveTextContent('Det er brugt op bagefter.');
    expect(line()).toHaveTextContent('-150,00');
    expect(screen.getByText('I alt').parentElement).toHaveTextContent('199,00');
    expect(screen.getByText('At betale').parentElement).toHaveTextContent('49,00');
    expect(toastsShown()).toEqual(['success: Gavekortet …PQRS er tilføjet']);
    // A discount may still be typed.
    expect(await screen.findByLabelText('Rabatkode')).toBeVisible();
  });

  test('says what is left on it, and until when', () => {
    setCartGiftCard({ ...card, left: 500 });
    openCart();
    expect(line()).toHaveTextContent(
      /Der er 301,00.kr tilbage bagefter\. Gælder til 28\.11\.2029\./,
    );
    expect(orderButton()).toHaveTextContent('Bestil og betal 0,00');
  });

  test('that is unknown is said so at the field, with the server in the right', async () => {
    const error = 'Gavekortet findes ikke.';
    backend.functions.refuse(findGiftCard, 404, { code: 'invalid-argument', error });
    openCart();
    await userEvent.type(await field(), `${CODE}{Enter}`);
    expect(await screen.findByText(error)).toBeVisible();
  });

  test('can be taken out again', async () => {
    setCartGiftCard(card);
    openCart();
    await userEvent.click(screen.getByRole('button', { name: 'Fjern Gavekort (…PQRS)' }));
    expect(orderButton()).toHaveTextContent('199,00');
    expect(toastsShown()).toEqual(['info: Gavekortet …PQRS er fjernet']);
  });

  test('is told to the server with what it pays, beside the whole total', async () => {
    backend.functions.answer(placeOrder);
    setCartGiftCard(card);
    openCart();
    await sendOrder();
    await waitFor(() => expect(useCart.getState().items).toEqual([]));
    expect(backend.functions.calls(placeOrder)).toMatchObject([
      { input: { giftCard: { code: CODE, ore: 15_000 }, totalOre: 19_900 } },
    ]);
    expect(useCart.getState().giftCard).toBeUndefined();
    expect(backend.documents.all('pending-orders', pendingOrderSchema)).toEqual([]);
  });
});

describe('an order of gift cards', () => {
  beforeEach(() => {
    clearCart();
    addToCart(lineOfGiftCard('gavekort-500-1', 500));
  });

  test('asks for no code, and for consent to the conditions of cards', async () => {
    setCartGiftCard(card);
    openCart();
    expect(await screen.findByText(/^Et gavekort gælder i 3 år/)).toBeVisible();
    expect(screen.queryByLabelText(/^Rabatkode/)).not.toBeInTheDocument();
    expect(screen.queryByText('Gavekort (…PQRS)')).not.toBeInTheDocument();
    expect(orderButton()).toHaveTextContent('Bestil og betal 500,00');
    const consent = 'Jeg accepterer købsbetingelserne og vilkårene for gavekort.';
    expect(screen.getByRole('checkbox', { name: consent })).not.toBeChecked();
    expect(screen.getByText('Momsen beregnes, når gavekortet bruges')).toBeVisible();
    expect(
      screen.getByText(/^Et gavekort\. Koden kommer i din købshistorik og i en mail/),
    ).toBeVisible();
  });

  test('is placed by the server, with the amount that was chosen', async () => {
    backend.functions.answer(placeOrder);
    openCart();
    await sendOrder(/^Jeg accepterer/);
    await waitFor(() => expect(useCart.getState().items).toEqual([]));
    const [placed] = backend.functions.calls(placeOrder);
    expect(placed).toMatchObject({
      input: {
        items: [{ type: 'gift-card', value: 500 }],
        totalOre: 50_000,
        termsVersion: '2026-11-29',
      },
    });
  });

  test('takes no picture besides', () => {
    expect(addToCart(cartItem('Hede'))).toBe('mixed');
  });
});

test('both kinds of code are asked for in one field', async () => {
  backend.functions.answer(discountContracts.findDiscount, () => ({ offers: [] }));
  openCart();
  expect(within(document.body).queryByLabelText('Gavekort')).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Brug koden' }));
  expect(screen.getByText('Skriv en rabatkode eller koden på et gavekort')).toBeVisible();
});
