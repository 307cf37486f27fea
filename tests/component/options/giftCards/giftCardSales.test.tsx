import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { giftCardContracts } from '#src/options/giftCards/contracts.ts';
import { localGiftCards } from '#src/config/local.ts';
import { GiftCardShop } from '#src/options/giftCards/GiftCardShop.tsx';
import {
  addToCart,
  clearCart,
  setCartDiscount,
  setCartGiftCard,
  useCart,
} from '#src/stores/cart.ts';
import { lineOfGiftCard } from '#src/model/cart/cart.ts';
import { orderContracts } from '#src/model/orders/contracts.ts';
import { pendingOrderSchema } from '#src/model/orders/schema.ts';
import { CURRENT_SALES_TERMS } from '#src/model/content/legal/salesTermsVersions.ts';
import { backend } from '../../../support/backend/backend.ts';
import { cartItem } from '../../../support/records.ts';
import { changeShop } from '../../support/changeShop.ts';
import { fill } from '../../support/fields.ts';
import { openPage, press } from '../../support/page.tsx';
import { openShopWith, resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { customerComes } from '../../support/customer.ts';
import { openCart, orderButton, sendOrder } from '../../support/cartPanel.tsx';

resetStoresAfterEach();

describe('the shop', () => {
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

  test('one that is bought on a later visit is another card', async () => {
    for (const count of [1, 2]) {
      await buy();
      await vi.waitFor(() => expect(inCart()).toHaveLength(count));
      cleanup();
      openPage(<GiftCardShop />);
    }
  });

  test('an amount that is not offered any more is not chosen any more', async () => {
    await choose(/^500,00/);
    changeShop({ giftCards: { ...localGiftCards, amounts: [400] } });
    expect(screen.getByRole('radio', { name: /^400,00/ })).toBeChecked();
    await buy();
    await vi.waitFor(() => expect(inCart()).toEqual([['gift-card', 400]]));
  });

  test.each(['', '99', '5.001', '0', '250,50'])('none is sold for %j', async (typed) => {
    await choose('Andet beløb');
    if (typed !== '') await userEvent.type(amount(), typed);
    await buy();
    expect(amount()).toHaveAccessibleDescription(/^Skriv et beløb fra 100,00.kr til 5.000,00.kr$/);
    expect(amount()).toBeInvalid();
    expect(amount()).toHaveFocus();
    expect(inCart()).toEqual([]);
  });

  test('a second press leads to the amount again', async () => {
    await choose('Andet beløb');
    await buy();
    screen.getByRole('radio', { name: 'Andet beløb' }).focus();
    await buy();
    expect(amount()).toHaveFocus();
  });

  test.each([
    ['100', 100],
    ['abc5000', 5000],
  ])('one is sold for %s, of which only whole kroner count', async (typed, price) => {
    await choose('Andet beløb');
    await userEvent.type(amount(), `${typed}{Enter}`);
    await vi.waitFor(() => expect(inCart()).toEqual([['gift-card', price]]));
    expect(amount()).toBeValid();
  });
});

describe('the cart', () => {
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

    test('after which no code is asked for gives the focus to the cart', async () => {
      backend.functions.answer(findGiftCard, () => ({ card }));
      setCartDiscount({ code: 'FEST', kind: 'percent', value: 25, paidFor: 0, minimum: 0 });
      openCart();
      await userEvent.type(await screen.findByLabelText('Gavekort'), `${CODE}{Enter}`);
      expect(await screen.findByText('Gavekort (…PQRS)')).toBeVisible();
      expect(screen.queryByLabelText('Gavekort')).not.toBeInTheDocument();
      expect(screen.getByRole('dialog', { name: 'Din kurv' })).toHaveFocus();
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
});
