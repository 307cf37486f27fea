import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DiscountCodes } from '#src/options/discounts/DiscountCodes.tsx';
import {
  type DiscountCode,
  discountCodeSchema,
  discountsDocument,
} from '#src/options/discounts/codes.ts';
import { localGiftCards } from '#src/config/local.ts';
import { AppError } from '#src/model/base/errors.ts';
import { orderContracts } from '#src/model/orders/contracts.ts';
import { pendingOrderSchema } from '#src/model/orders/schema.ts';
import type { DiscountTerms } from '#src/model/sale/discountSchema.ts';
import { discountContracts } from '#src/options/discounts/contracts.ts';
import { addToCart, setCartDiscount, useCart } from '#src/stores/cart.ts';
import { backend } from '../../../support/backend/backend.ts';
import { fill } from '../../support/fields.ts';
import { press } from '../../support/page.tsx';
import { show } from '../../support/show.ts';
import { openShopWith, resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { cartItem } from '../../../support/records.ts';
import { openCart, orderButton, sendOrder } from '../../support/cartPanel.tsx';
import { changeShop } from '../../support/changeShop.ts';
import { customerComes } from '../../support/customer.ts';

resetStoresAfterEach();

const sommer: DiscountCode = {
  code: 'SOMMER20',
  kind: 'percent',
  value: 20,
  paidFor: 0,
  minimum: 300,
  from: '2026-06-01',
  until: '2099-08-31',
  times: 10,
  isOncePerCustomer: true,
};
const PATH = discountsDocument.build();

const stored = () => backend.documents.list(PATH, 'codes', discountCodeSchema);
const becomes = (...codes: unknown[]) => vi.waitFor(() => expect(stored()).toEqual(codes));
const row = async (code: string) =>
  within((await screen.findByText(code)).closest('li') ?? document.body);

async function open(...codes: DiscountCode[]): Promise<void> {
  backend.documents.put(PATH, { codes });
  await show(<DiscountCodes />);
}

/** An order or a purchase that uses the code. */
const use = (path: string, paymentStatus: string) =>
  backend.documents.put(path, { paymentStatus, discount: { code: 'SOMMER20' } });

test('codes say what they take off, when, and how often they are used', async () => {
  use('pending-orders/a', 'pending');
  use('pending-orders/b', 'cancelled');
  use('pending-orders/c', 'completed');
  use('purchases/c', 'completed');
  use('purchases/d', 'cancelled');
  const number = { kind: 'number', value: 5, paidFor: 4 } as const;
  await open(
    sommer,
    { ...sommer, ...number, code: 'VINTER', until: '2020-01-01', times: 0 },
    { ...sommer, code: 'ALLE', isAutomatic: true, endedOn: '2026-06-20' },
  );
  const summer = await row('SOMMER20');
  expect(summer.getByText(/Brugt/)).toHaveTextContent(
    'Gælder 1.6.2026–31.8.2099 · Køb fra 300,00 kr · Én gang pr. kunde · Brugt 2 af 10 gange',
  );
  expect(summer.getByText('20 % af prisen')).toBeVisible();
  const winter = await row('VINTER');
  expect(winter.getByText('5 billeder for 4s pris')).toBeVisible();
  expect(winter.getByText(/Udløbet/)).toHaveTextContent('Brugt 0 gange');
  // A changed discount for everybody is listed with the days on which it applied.
  expect(screen.getByText('Tidligere rabatter til alle (1)')).toBeVisible();
  const earlier = await row('ALLE · 20 % af prisen');
  expect(earlier.getByText('Gælder 1.6.2026–20.6.2026')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Slet ALLE' })).not.toBeInTheDocument();
});

test('a code is made, with a suggestion for its name', async () => {
  await open();
  expect(await screen.findByText('Du har ingen rabatkoder.')).toBeVisible();
  await press('Ny rabatkode');
  await press('Foreslå en kode');
  await userEvent.selectOptions(screen.getByLabelText('Rabat'), 'Beløb af prisen');
  fill({ 'Beløb i kr. inkl. moms': '1500', 'Antal gange i alt (valgfrit)': '5' });
  await press('Tilføj');
  await vi.waitFor(() => expect(toastsShown()).toEqual(['success: Rabatkoden er gemt']));
  expect(stored()).toEqual([
    {
      code: expect.stringMatching(/^[A-HJ-NP-Z2-9]{8}$/) as string,
      kind: 'amount',
      value: 1500,
      paidFor: 0,
      minimum: 0,
      from: '',
      until: '',
      times: 5,
      isOncePerCustomer: true,
    },
  ]);
});

test('a code is made once', async () => {
  await open(sommer);
  await row('SOMMER20');
  await press('Ny rabatkode');
  fill({ Kode: 'sommer20', Procent: '10' });
  await press('Tilføj');
  expect(await screen.findByText('Der er allerede en kode med det navn')).toBeVisible();
  expect(stored()).toEqual([sommer]);
});

test('a list that is not told any more is no longer edited', async () => {
  await open(sommer);
  await row('SOMMER20');
  act(() => backend.documents.breakWatches(PATH));
  expect(await screen.findByText('Rabatkoderne kunne ikke hentes. Prøv igen.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ny rabatkode' })).toBeDisabled();
});

test('a code is changed and deleted', async () => {
  await open(sommer);
  await row('SOMMER20');
  await press('Rediger SOMMER20');
  fill({ Procent: '25' });
  await press('Gem Ændringer');
  await becomes({ ...sommer, value: 25 });
  await press('Slet SOMMER20');
  await press('Slet');
  await becomes();
});

describe('the cart', () => {
  openShopWith({ discounts: true, giftCards: localGiftCards });
  beforeEach(customerComes);

  const { findDiscount } = discountContracts;
  const { placeOrder } = orderContracts;
  const FIELD = 'Rabatkode eller gavekort';

  const terms: DiscountTerms = { code: 'FEST', kind: 'percent', value: 25, paidFor: 0, minimum: 0 };
  const field = () => screen.findByLabelText(FIELD);
  const line = () => screen.getByText('Rabat (FEST)').closest('li') ?? document.body;
  const costs = (price: string) => waitFor(() => expect(orderButton()).toHaveTextContent(price));
  const orders = () => backend.documents.all('pending-orders', pendingOrderSchema);
  const hede = () => addToCart(cartItem('Hede', { price: 250.5 }));

  async function type(code: string): Promise<void> {
    await field();
    fill({ [FIELD]: code });
  }

  describe('a discount code', () => {
    test('is asked for with Enter, which orders nothing, takes something off, and can be taken out', async () => {
      backend.functions.answer(findDiscount, () => ({ terms }));
      openCart();
      await type('fest');
      await userEvent.type(await field(), '{Enter}');
      await costs('149,25');
      expect(within(line()).getByText('25 % af prisen')).toBeVisible();
      expect(line()).toHaveTextContent('-49,75');
      expect(backend.functions.calls(findDiscount).at(-1)).toMatchObject({
        input: { code: 'fest' },
      });
      expect(toastsShown()).toEqual(['success: Rabatkoden FEST er tilføjet']);
      expect(screen.queryByLabelText(/^Rabatkode/)).not.toBeInTheDocument();
      expect(orders()).toEqual([]);
      await press('Fjern Rabat (FEST)');
      await costs('199,00');
      expect(toastsShown()).toContain('info: Rabatkoden FEST er fjernet');
      expect(await field()).toBeVisible();
    });

    test('that is empty is not asked about; one that is wrong is said so, and what was typed stays', async () => {
      const error = 'Koden findes ikke.';
      backend.functions.refuse(findDiscount, 404, { code: 'invalid-argument', error });
      openCart();
      await field();
      await press('Brug koden');
      expect(screen.getByText('Skriv en rabatkode eller koden på et gavekort')).toBeVisible();
      expect(backend.functions.calls(findDiscount)).toMatchObject([{ input: {} }]);
      await type('fset');
      await press('Brug koden');
      expect(await screen.findByText(error)).toBeVisible();
      expect(await field()).toHaveValue('fset');
      await costs('199,00');
    });

    test('that is typed but not used yet is asked about before anything is ordered', async () => {
      openCart();
      await type('fest');
      await sendOrder();
      expect(toastsShown()).toEqual(['warning: Brug koden, eller slet den, før du bestiller']);
      expect(await field()).toHaveFocus();
      expect(orders()).toEqual([]);
    });

    test('below its minimum says so, and counts once there is more in the cart', async () => {
      setCartDiscount({ ...terms, minimum: 300 });
      openCart();
      expect(line()).toHaveTextContent('Koden FEST gælder fra 300,00');
      await costs('199,00');
      hede();
      await costs('337,12');
    });

    test('that the shop takes no more, while the cart is open, is not ordered with', async () => {
      setCartDiscount(terms);
      openCart();
      await costs('149,25');
      changeShop({ discounts: false, giftCards: false });
      await costs('199,00');
      expect(screen.queryByText('Rabat (FEST)')).not.toBeInTheDocument();
      await sendOrder();
      await waitFor(() => expect(orders()).toMatchObject([{ amount: 199 }]));
    });
  });

  test('a discount that needs no code goes with enough in the cart, and makes room for a code', async () => {
    const offer: DiscountTerms = {
      ...terms,
      code: '2FOR1',
      kind: 'number',
      value: 2,
      paidFor: 1,
      isAutomatic: true,
    };
    const offered = () => screen.queryByText('Rabat (2FOR1)');
    backend.functions.answer(findDiscount, ({ code }) =>
      code === undefined ? { offers: [offer] } : { terms },
    );
    openCart();
    await field();
    expect(offered()).not.toBeInTheDocument();
    hede();
    await costs('250,50');
    expect(offered()).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Fjern Rabat/ })).not.toBeInTheDocument();
    await type('fest');
    await press('Brug koden');
    await costs('337,12');
    expect(offered()).not.toBeInTheDocument();
    await press('Fjern Rabat (FEST)');
    await costs('250,50');
    await press('Fjern Hede');
    await costs('199,00');
    expect(offered()).not.toBeInTheDocument();
  });

  describe('an order with a discount', () => {
    beforeEach(() => {
      backend.functions.answer(placeOrder);
      setCartDiscount(terms);
      openCart();
    });

    test('is placed by the server, which is told the price that was shown', async () => {
      await sendOrder();
      await waitFor(() => expect(useCart.getState().items).toEqual([]));
      const orderId = expect.stringMatching(/^JF/) as string;
      const items = [{ id: 'Klit', type: 'image' }];
      expect(backend.functions.calls(placeOrder)).toMatchObject([
        { input: { orderId, code: 'FEST', items, totalOre: 14_925 } },
      ]);
      expect(useCart.getState().discount).toBeUndefined();
      expect(orders()).toEqual([]);
    });

    test('that is refused says why, and the cart and its code stay', async () => {
      const error = 'Koden er brugt op.';
      backend.functions.refuse(placeOrder, 409, { code: 'invalid-argument', error });
      await sendOrder();
      await waitFor(() => expect(toastsShown()).toContain(`error: ${error}`));
      expect(useCart.getState()).toMatchObject({ discount: terms, items: [{ id: 'Klit' }] });
      expect(useCart.getState().attempt).toBeUndefined();
    });

    test('whose answer is lost is repeated with the same number and the same code', async () => {
      backend.failNext('call', placeOrder.path, new AppError('network'));
      await sendOrder();
      await screen.findByText('Ikke bekræftet endnu');
      expect(line()).toHaveTextContent('-49,75');
      act(() => setCartDiscount(undefined));
      const orderId = useCart.getState().attempt?.id;
      await press('Prøv igen');
      await waitFor(() => expect(useCart.getState().attempt).toBeUndefined());
      expect(backend.functions.calls(placeOrder).at(-1)).toMatchObject({
        input: { orderId, code: 'FEST' },
      });
    });
  });
});
