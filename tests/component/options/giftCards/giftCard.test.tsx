import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { localGiftCards } from '#src/config/local.ts';
import { lineOfGiftCard } from '#src/model/cart/cart.ts';
import { orderContracts } from '#src/model/orders/contracts.ts';
import { pendingOrderSchema } from '#src/model/orders/schema.ts';
import { giftCardContracts } from '#src/options/giftCards/contracts.ts';
import { addToCart, setCartGiftCard, useCart } from '#src/stores/cart.ts';
import { CURRENT_SALES_TERMS } from '#src/model/content/legal/salesTermsVersions.ts';
import { backend } from '../../../support/backend/backend.ts';
import { cartItem } from '../../../support/records.ts';
import { openCart, orderButton, sendOrder } from '../../support/cartPanel.tsx';
import { customerComes } from '../../support/customer.ts';
import { fill } from '../../support/fields.ts';
import { press } from '../../support/page.tsx';
import { openShopWith, resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();
openShopWith({ discounts: true, giftCards: localGiftCards });
beforeEach(customerComes);

const { findGiftCard } = giftCardContracts;
const { placeOrder } = orderContracts;
const CODE = 'ABCDEFGHJKMNPQRS';
const FIELD = 'Rabatkode eller gavekort';
const card = { code: CODE, left: 150, lastDay: '2029-11-28' };
const line = () => screen.getByText('Gavekort (…PQRS)').closest('li') ?? document.body;
const costs = (price: string) => expect(orderButton()).toHaveTextContent(`betal ${price}`);
const placed = () => backend.functions.calls(placeOrder).map(({ input }) => input);

async function enter(code: string): Promise<void> {
  const field = await screen.findByLabelText(FIELD);
  fill({ [FIELD]: code });
  await userEvent.type(field, '{Enter}');
}

describe('a gift card', () => {
  test('is asked about by its shape, pays what is left on it, and can be taken out again', async () => {
    backend.functions.answer(findGiftCard, () => ({ card }));
    openCart();
    await enter('abcd-efgh-jkmn-pqrs');
    await waitFor(() => costs('49,00'));
    expect(line()).toHaveTextContent('Det er brugt op bagefter.');
    expect(line()).toHaveTextContent('-150,00');
    expect(screen.getByText('I alt').parentElement).toHaveTextContent('199,00');
    expect(screen.getByText('At betale').parentElement).toHaveTextContent('49,00');
    expect(toastsShown()).toEqual(['success: Gavekortet …PQRS er tilføjet']);
    // A discount may still be typed.
    expect(await screen.findByLabelText('Rabatkode')).toBeVisible();
    await press('Fjern Gavekort (…PQRS)');
    costs('199,00');
    expect(toastsShown()).toContain('info: Gavekortet …PQRS er fjernet');
  });

  test('says what is left on it, and until when', () => {
    setCartGiftCard({ ...card, left: 500 });
    openCart();
    expect(line()).toHaveTextContent(
      /Der er 301,00.kr tilbage bagefter\. Gælder til 28\.11\.2029\./,
    );
    costs('0,00');
  });

  test('that is unknown is said so at the field, in the words of the server', async () => {
    const error = 'Gavekortet findes ikke.';
    backend.functions.refuse(findGiftCard, 404, { code: 'invalid-argument', error });
    openCart();
    await enter(CODE);
    expect(await screen.findByText(error)).toBeVisible();
  });

  test('is told to the server with what it pays, beside the whole total', async () => {
    backend.functions.answer(placeOrder);
    setCartGiftCard(card);
    openCart();
    await sendOrder();
    await waitFor(() => expect(useCart.getState().items).toEqual([]));
    expect(placed()).toMatchObject([{ giftCard: { code: CODE, ore: 15_000 }, totalOre: 19_900 }]);
    expect(useCart.getState().giftCard).toBeUndefined();
    expect(backend.documents.all('pending-orders', pendingOrderSchema)).toEqual([]);
  });
});

test('an order of gift cards asks for no code but for consent, and is placed with what was chosen', async () => {
  backend.functions.answer(placeOrder);
  setCartGiftCard(card);
  openCart(lineOfGiftCard('gavekort-500-1', 500));
  expect(addToCart(cartItem('Hede'))).toBe('mixed');
  expect(await screen.findByText(/^Et gavekort gælder i 3 år/)).toBeVisible();
  expect(screen.queryByLabelText(/^Rabatkode/)).not.toBeInTheDocument();
  expect(screen.queryByText('Gavekort (…PQRS)')).not.toBeInTheDocument();
  costs('500,00');
  expect(screen.getByText('Momsen beregnes, når gavekortet bruges')).toBeVisible();
  expect(
    screen.getByText(/^Et gavekort\. Koden kommer i din købshistorik og i en mail/),
  ).toBeVisible();
  await sendOrder(/^Jeg accepterer købsbetingelserne og vilkårene for gavekort\.$/);
  await waitFor(() => expect(useCart.getState().items).toEqual([]));
  expect(placed()).toMatchObject([
    {
      items: [{ type: 'gift-card', value: 500 }],
      totalOre: 50_000,
      termsVersion: CURRENT_SALES_TERMS,
    },
  ]);
});
