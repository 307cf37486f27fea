import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendOrder as sendAttempt } from '#src/features/cart/useCheckout.ts';
import { AppError } from '#src/model/base/errors.ts';
import { discountContracts } from '#src/options/discounts/contracts.ts';
import { chosenLicence } from '#src/model/licences/licence.ts';
import type { DiscountTerms } from '#src/model/sale/discountSchema.ts';
import { orderContracts } from '#src/model/orders/contracts.ts';
import { pendingOrderSchema } from '#src/model/orders/schema.ts';
import { addToCart, setCartDiscount, useCart } from '#src/stores/cart.ts';
import { localLicences } from '#src/config/local.ts';
import { backend } from '../../../support/backend/backend.ts';
import { cartItem, customer } from '../../../support/records.ts';
import { openCart, orderButton, sendOrder } from '../../support/cartPanel.tsx';
import { customerComes } from '../../support/customer.ts';
import { openShopWith, resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();
openShopWith({ licences: localLicences, discounts: true });

const { placeOrder } = orderContracts;

beforeEach(customerComes);

const choice = (title = 'Klit') => screen.findByLabelText(`Licens til ${title}`);
const line = (title: string) => screen.getByText(title).closest('li') ?? document.body;

describe('the licence of a picture', () => {
  test('is the one of the price shown, until another is chosen', async () => {
    openCart();
    const options = within(await choice()).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Privat (199,00\u00a0kr)',
      'Sociale medier (398,00\u00a0kr)',
      'Erhverv (1.199,00\u00a0kr)',
    ]);
    expect(await choice()).toHaveValue('private');
    expect(orderButton()).toHaveTextContent('199,00');
    expect(screen.getByText('Til dig selv, familie og venner. Ikke offentligt.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Læs om licenserne' })).toHaveAttribute(
      'href',
      '/købsbetingelser#brug',
    );
  });

  test('is chosen for each by itself, with its price, and is kept', async () => {
    openCart();
    addToCart(cartItem('Hede', { price: 250.5 }));
    await userEvent.selectOptions(await choice('Hede'), 'commercial');
    expect(line('Hede')).toHaveTextContent('1.250,50');
    expect(line('Klit')).toHaveTextContent('199,00');
    expect(orderButton()).toHaveTextContent('1.449,50');
    await userEvent.selectOptions(await choice(), 'social');
    expect(orderButton()).toHaveTextContent('1.648,50');
    const stored = JSON.parse(localStorage.getItem('cart') ?? '{}') as object;
    expect(stored).toMatchObject({
      items: [
        { id: 'Klit', price: 199, licence: { id: 'social' } },
        { id: 'Hede', price: 250.5, licence: { id: 'commercial' } },
      ],
    });
  });

  test('costs a multiple of the new price when the picture has become dearer', async () => {
    addToCart(cartItem('Hede', { price: 100 }));
    openCart();
    await userEvent.selectOptions(await choice('Hede'), 'social');
    expect(orderButton()).toHaveTextContent('399,00');
    await userEvent.click(await screen.findByRole('button', { name: 'Opdater pris' }));
    expect(line('Hede')).toHaveTextContent('501,00');
    expect(orderButton()).toHaveTextContent('700,00');
  });

  test('is paid for beside a free picture', async () => {
    setCartDiscount({ code: 'GRATIS', kind: 'free-picture', value: 1, paidFor: 0, minimum: 0 });
    openCart();
    await userEvent.selectOptions(await choice(), 'commercial');
    expect(orderButton()).toHaveTextContent('1.000,00');
  });

  test('counts towards the minimum of an offer that needs no code', async () => {
    const offer: DiscountTerms = {
      code: 'STOR',
      kind: 'percent',
      value: 10,
      paidFor: 0,
      minimum: 1000,
      isAutomatic: true,
    };
    backend.functions.answer(discountContracts.findDiscount, () => ({ offers: [offer] }));
    openCart();
    await userEvent.selectOptions(await choice(), 'commercial');
    expect(await screen.findByText('Rabat (STOR)')).toBeVisible();
    expect(orderButton()).toHaveTextContent('1.079,10');
  });
});

describe('an order with licences', () => {
  test('is placed by the server, which is told the licences and the price that was shown', async () => {
    backend.functions.answer(placeOrder);
    openCart();
    await userEvent.selectOptions(await choice(), 'commercial');
    await sendOrder();
    await waitFor(() => expect(useCart.getState().items).toEqual([]));
    expect(backend.functions.calls(placeOrder)).toMatchObject([
      {
        input: {
          items: [{ id: 'Klit', type: 'image', licenceId: 'commercial' }],
          termsVersion: '2026-11-29',
          totalOre: 119_900,
        },
      },
    ]);
    expect(backend.functions.calls(placeOrder)[0]?.input).not.toHaveProperty('code');
    expect(backend.documents.all('pending-orders', pendingOrderSchema)).toEqual([]);
  });

  test('names the licence that nobody has changed', async () => {
    backend.functions.answer(placeOrder);
    openCart();
    await choice();
    await sendOrder();
    await waitFor(() => expect(useCart.getState().items).toEqual([]));
    expect(backend.functions.calls(placeOrder)).toMatchObject([
      { input: { items: [{ licenceId: 'private' }], totalOre: 19_900 } },
    ]);
  });

  test('is confirmed with its licences and prices', async () => {
    backend.functions.answer(placeOrder);
    const attempt = {
      id: 'JF20260301ABCDEF001',
      userId: customer.uid,
      items: [cartItem('Klit', { licence: chosenLicence('social', 199) })],
      paymentMethod: 'mobilepay' as const,
      invoiceTo: undefined,
    };
    expect(await sendAttempt(attempt, customer)).toMatchObject({
      items: [{ name: 'Klit', price: 398, licence: { id: 'social' } }],
      total: 398,
    });
  });

  test('that is refused says why, and the choice stays', async () => {
    const error = 'Købsbetingelserne har ændret sig. Genindlæs siden, og bestil igen.';
    backend.functions.refuse(placeOrder, 409, { code: 'invalid-argument', error });
    openCart();
    await userEvent.selectOptions(await choice(), 'social');
    await sendOrder();
    await waitFor(() => expect(toastsShown()).toContain(`error: ${error}`));
    expect(await choice()).toHaveValue('social');
    expect(useCart.getState().attempt).toBeUndefined();
  });

  test('whose answer is lost shows its licences, and is repeated with them', async () => {
    backend.functions.answer(placeOrder);
    backend.failNext('call', placeOrder.path, new AppError('network'));
    openCart();
    await userEvent.selectOptions(await choice(), 'social');
    await sendOrder();
    await screen.findByText('Ikke bekræftet endnu');
    expect(line('Klit')).toHaveTextContent('licens: Sociale medier');
    expect(line('Klit')).toHaveTextContent('398,00');
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
    await waitFor(() => expect(useCart.getState().attempt).toBeUndefined());
    expect(backend.functions.calls(placeOrder).at(-1)).toMatchObject({
      input: { items: [{ licenceId: 'social' }], totalOre: 39_800 },
    });
  });
});
