import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '#src/model/base/errors.ts';
import { discountContracts } from '#src/options/discounts/contracts.ts';
import type { DiscountTerms } from '#src/model/sale/discountSchema.ts';
import { orderContracts } from '#src/model/orders/contracts.ts';
import { pendingOrderSchema } from '#src/model/orders/schema.ts';
import { addToCart, setCartDiscount, useCart } from '#src/stores/cart.ts';
import { currentShop, shopChanged } from '#src/stores/shop.ts';
import { localGiftCards } from '#src/config/local.ts';
import { backend } from '../../../support/backend/backend.ts';
import { cartItem } from '../../../support/records.ts';
import { openCart, orderButton, sendOrder } from '../../support/cartPanel.tsx';
import { customerComes } from '../../support/customer.ts';
import { openShopWith, resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();
openShopWith({ discounts: true, giftCards: localGiftCards });

const { findDiscount } = discountContracts;
const { placeOrder } = orderContracts;

const terms: DiscountTerms = { code: 'FEST', kind: 'percent', value: 25, paidFor: 0, minimum: 0 };

beforeEach(customerComes);

const field = () => screen.findByLabelText(/^(Rabatkode|Gavekort)/);
const line = () => screen.getByText('Rabat (FEST)').closest('li') ?? document.body;

describe('a discount code', () => {
  test('is asked for with Enter, which orders nothing, and takes something off', async () => {
    backend.functions.answer(findDiscount, () => ({ terms }));
    openCart();
    await userEvent.type(await field(), 'fest{Enter}');
    await waitFor(() => expect(orderButton()).toHaveTextContent('149,25'));
    expect(within(line()).getByText('25 % af prisen')).toBeVisible();
    expect(line()).toHaveTextContent('-49,75');
    expect(backend.functions.calls(findDiscount).at(-1)).toMatchObject({ input: { code: 'fest' } });
    expect(toastsShown()).toEqual(['success: Rabatkoden FEST er tilføjet']);
    expect(screen.queryByLabelText(/^Rabatkode/)).not.toBeInTheDocument();
    expect(backend.documents.all('pending-orders', pendingOrderSchema)).toEqual([]);
  });

  test('that is wrong is said so at its field, and what was typed stays', async () => {
    backend.functions.refuse(findDiscount, 404, {
      code: 'invalid-argument',
      error: 'Koden findes ikke.',
    });
    openCart();
    await userEvent.type(await field(), 'fset');
    await userEvent.click(screen.getByRole('button', { name: 'Brug koden' }));
    expect(await screen.findByText('Koden findes ikke.')).toBeVisible();
    expect(await field()).toHaveValue('fset');
    expect(orderButton()).toHaveTextContent('199,00');
  });

  test('that is empty is not asked about', async () => {
    openCart();
    await field();
    await userEvent.click(screen.getByRole('button', { name: 'Brug koden' }));
    expect(screen.getByText('Skriv en rabatkode eller koden på et gavekort')).toBeVisible();
    expect(backend.functions.calls(findDiscount)).toMatchObject([{ input: {} }]);
  });

  test('that is typed but not used yet is asked about before anything is ordered', async () => {
    openCart();
    await userEvent.type(await field(), 'fest');
    await sendOrder();
    expect(toastsShown()).toEqual(['warning: Brug koden, eller slet den, før du bestiller']);
    expect(await field()).toHaveFocus();
    expect(useCart.getState().items).toMatchObject([{ id: 'Klit' }]);
    expect(backend.documents.all('pending-orders', pendingOrderSchema)).toEqual([]);
  });

  test('below its minimum says so, and counts once there is more in the cart', async () => {
    setCartDiscount({ ...terms, minimum: 300 });
    openCart();
    expect(line()).toHaveTextContent('Koden FEST gælder fra 300,00');
    expect(orderButton()).toHaveTextContent('199,00');
    addToCart(cartItem('Hede', { price: 250.5 }));
    await waitFor(() => expect(orderButton()).toHaveTextContent('337,12'));
  });

  test('can be taken out again', async () => {
    setCartDiscount(terms);
    openCart();
    await userEvent.click(screen.getByRole('button', { name: 'Fjern Rabat (FEST)' }));
    expect(orderButton()).toHaveTextContent('199,00');
    expect(toastsShown()).toEqual(['info: Rabatkoden FEST er fjernet']);
    expect(await field()).toBeVisible();
  });
});

test('a code that the shop takes no more, while the cart is open, is not ordered with', async () => {
  setCartDiscount(terms);
  openCart();
  expect(orderButton()).toHaveTextContent('149,25');
  act(() => shopChanged({ ...currentShop(), discounts: false, giftCards: false }));
  expect(orderButton()).toHaveTextContent('199,00');
  expect(screen.queryByText('Rabat (FEST)')).not.toBeInTheDocument();
  await sendOrder();
  await waitFor(() =>
    expect(backend.documents.all('pending-orders', pendingOrderSchema)).toMatchObject([
      { amount: 199 },
    ]),
  );
});

describe('a discount that needs no code', () => {
  const offer: DiscountTerms = {
    ...terms,
    code: '2FOR1',
    kind: 'number',
    value: 2,
    paidFor: 1,
    isAutomatic: true,
  };

  test('goes with the cart once there is enough in it, and leaves it again', async () => {
    backend.functions.answer(findDiscount, () => ({ offers: [offer] }));
    openCart();
    await field();
    expect(screen.queryByText('Rabat (2FOR1)')).not.toBeInTheDocument();
    addToCart(cartItem('Hede', { price: 250.5 }));
    expect(await screen.findByText('Rabat (2FOR1)')).toBeVisible();
    expect(orderButton()).toHaveTextContent('250,50');
    expect(screen.queryByRole('button', { name: /^Fjern Rabat/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Fjern Hede' }));
    await waitFor(() => expect(orderButton()).toHaveTextContent('199,00'));
    expect(screen.queryByText('Rabat (2FOR1)')).not.toBeInTheDocument();
  });

  test('makes room for a code that is typed', async () => {
    backend.functions.answer(findDiscount, ({ code }) =>
      code === undefined ? { offers: [offer] } : { terms },
    );
    addToCart(cartItem('Hede', { price: 250.5 }));
    openCart();
    await screen.findByText('Rabat (2FOR1)');
    await userEvent.type(await field(), 'fest{Enter}');
    await waitFor(() => expect(orderButton()).toHaveTextContent('337,12'));
    expect(screen.queryByText('Rabat (2FOR1)')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Fjern Rabat (FEST)' }));
    expect(await screen.findByText('Rabat (2FOR1)')).toBeVisible();
  });
});

describe('an order with a discount', () => {
  async function order(): Promise<void> {
    setCartDiscount(terms);
    openCart();
    await sendOrder();
  }

  test('is placed by the server, which is told the price that was shown', async () => {
    backend.functions.answer(placeOrder);
    await order();
    await waitFor(() => expect(useCart.getState().items).toEqual([]));
    expect(backend.functions.calls(placeOrder)).toMatchObject([
      {
        input: {
          orderId: expect.stringMatching(/^JF/) as string,
          code: 'FEST',
          items: [{ id: 'Klit', type: 'image' }],
          totalOre: 14_925,
        },
      },
    ]);
    expect(useCart.getState().discount).toBeUndefined();
    expect(backend.documents.all('pending-orders', pendingOrderSchema)).toEqual([]);
  });

  test('that is refused says why, and the cart and its code stay', async () => {
    const error = 'Koden er brugt op.';
    backend.functions.refuse(placeOrder, 409, { code: 'invalid-argument', error });
    await order();
    await waitFor(() => expect(toastsShown()).toContain(`error: ${error}`));
    expect(useCart.getState()).toMatchObject({ discount: terms, items: [{ id: 'Klit' }] });
    expect(useCart.getState().attempt).toBeUndefined();
  });

  test('whose answer is lost is repeated with the same number and the same code', async () => {
    backend.functions.answer(placeOrder);
    backend.failNext('call', placeOrder.path, new AppError('network'));
    await order();
    await screen.findByText('Ikke bekræftet endnu');
    expect(line()).toHaveTextContent('-49,75');
    setCartDiscount(undefined);
    const attempt = useCart.getState().attempt?.id;
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
    await waitFor(() => expect(useCart.getState().attempt).toBeUndefined());
    expect(backend.functions.calls(placeOrder).at(-1)).toMatchObject({
      input: { orderId: attempt, code: 'FEST' },
    });
  });
});
