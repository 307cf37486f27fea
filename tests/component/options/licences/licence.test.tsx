import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { localLicences } from '#src/config/local.ts';
import { AppError } from '#src/model/base/errors.ts';
import { orderContracts } from '#src/model/orders/contracts.ts';
import { pendingOrderSchema } from '#src/model/orders/schema.ts';
import { addToCart, useCart } from '#src/stores/cart.ts';
import { CURRENT_SALES_TERMS } from '#src/model/content/legal/salesTermsVersions.ts';
import { backend } from '../../../support/backend/backend.ts';
import { cartItem } from '../../../support/records.ts';
import { openCart, orderButton, sendOrder } from '../../support/cartPanel.tsx';
import { customerComes } from '../../support/customer.ts';
import { linkTo, press } from '../../support/page.tsx';
import { openShopWith, resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();
openShopWith({ licences: localLicences });
beforeEach(customerComes);

const { placeOrder } = orderContracts;
const hede = (price = 250.5) => addToCart(cartItem('Hede', { price }));
const choice = (title = 'Klit') => screen.findByLabelText(`Licens til ${title}`);
const choose = async (licence: string, title?: string) =>
  userEvent.selectOptions(await choice(title), licence);
const line = (title: string) => screen.getByText(title).closest('li') ?? document.body;
const costs = (price: string) => expect(orderButton()).toHaveTextContent(price);
const placed = () => backend.functions.calls(placeOrder).map(({ input }) => input);

test('the licence of a picture is the one of the price shown, until another is chosen', async () => {
  openCart();
  const options = within(await choice()).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Privat (199,00\u00a0kr)',
    'Sociale medier (398,00\u00a0kr)',
    'Erhverv (1.199,00\u00a0kr)',
  ]);
  expect(await choice()).toHaveValue('private');
  expect(screen.getByText('Til dig selv, familie og venner. Ikke offentligt.')).toBeVisible();
  expect(linkTo('Læs om licenserne')).toBe('/købsbetingelser#brug');
  costs('199,00');
});

test('an order names its licences, also those that nobody has changed, and the price that was shown', async () => {
  backend.functions.answer(placeOrder);
  hede();
  openCart();
  await choose('commercial');
  await sendOrder();
  await waitFor(() => expect(useCart.getState().items).toEqual([]));
  expect(placed()).toMatchObject([
    {
      items: [
        { id: 'Hede', type: 'image', licenceId: 'private' },
        { id: 'Klit', type: 'image', licenceId: 'commercial' },
      ],
      termsVersion: CURRENT_SALES_TERMS,
      totalOre: 144_950,
    },
  ]);
  expect(placed()[0]).not.toHaveProperty('code');
  expect(backend.documents.all('pending-orders', pendingOrderSchema)).toEqual([]);
});

test('an order whose answer is lost shows its licences, and is repeated with them', async () => {
  backend.functions.answer(placeOrder);
  backend.failNext('call', placeOrder.path, new AppError('network'));
  openCart();
  await choose('social');
  await sendOrder();
  await screen.findByText('Ikke bekræftet endnu');
  expect(line('Klit')).toHaveTextContent('licens: Sociale medier');
  expect(line('Klit')).toHaveTextContent('398,00');
  await press('Prøv igen');
  await waitFor(() => expect(useCart.getState().attempt).toBeUndefined());
  expect(placed().at(-1)).toMatchObject({ items: [{ licenceId: 'social' }], totalOre: 39_800 });
});
