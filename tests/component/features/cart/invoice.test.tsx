import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CartPanel } from '#src/features/cart/CartPanel.tsx';
import { AppError } from '#src/model/base/errors.ts';
import { pendingOrderSchema } from '#src/model/orders/schema.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { addToCart, setCartOpen, useCart } from '#src/stores/cart.ts';
import { useConsent } from '#src/stores/consent.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { cartItem, customer, singleImage } from '../../../support/records.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

vi.mock('#src/ui/botCheck/BotCheck.tsx', () => import('../../support/BotCheckStandIn.tsx'));

resetStoresAfterEach();

const CVR = '10150817';
const NOTE = 'Ved køb over 3.000,00 kr skal dit navn og din adresse stå på fakturaen.';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  localStorage.clear();
  backend.functions.answer(contracts.verifyRecaptcha);
  const createdAt = new Date('2026-01-01');
  backend.documents.fill('enkeltbilleder', [
    singleImage('Klit', { price: 199, createdAt }),
    singleImage('Vaeg', { price: 3100, createdAt }),
  ]);
  useConsent.setState({ value: 'accepted' });
  sessionChanged(customer);
});

function open(title: string, price: number) {
  if (useCart.getState().items.length === 0) addToCart(cartItem(title, { price }));
  setCartOpen(true);
  return render(
    <MemoryRouter>
      <CartPanel onClose={() => undefined} />
    </MemoryRouter>,
  );
}

const placed = () => backend.documents.all('pending-orders', pendingOrderSchema);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByRole('textbox', { name: label });
const company = () => screen.getByRole('checkbox', { name: 'Jeg vil have faktura til firma' });
const orderButton = /^Bestil og betal/;

async function makeReady(): Promise<void> {
  await userEvent.click(screen.getByRole('checkbox', { name: /fortrydelsesretten/ }));
  await press('solve');
  await waitFor(() => expect(screen.getByRole('button', { name: orderButton })).toBeEnabled());
}

async function fill(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await userEvent.type(field(label), value);
}

const address = { Adresse: 'Kirkevej 1', 'Postnr.': '9740', By: 'Jerslev' };
const placedAddress = { street: 'Kirkevej 1', postalCode: '9740', city: 'Jerslev' };

describe('an order up to 3,000 kr', () => {
  test('tells public bodies to write first, and buyers abroad that they pay Danish moms', async () => {
    open('Klit', 199);
    await userEvent.click(company());
    expect(screen.getByText(/offentlige kunder, som kun tager imod e-faktura/)).toBeVisible();
    const notice = 'Prisen er med dansk moms, også når fakturaen skal til udlandet.';
    await userEvent.type(field('Postnr.'), '2100');
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
    await userEvent.type(field('Postnr.'), '5');
    expect(screen.getByText(notice)).toBeVisible();
  });

  test('asks for nothing, and its order names no buyer', async () => {
    open('Klit', 199);
    expect(company()).not.toBeChecked();
    expect(screen.queryByRole('textbox', { name: 'Firmaets navn' })).not.toBeInTheDocument();
    await makeReady();
    await press(orderButton);
    await waitFor(() => expect(placed()).toHaveLength(1));
    expect(placed()[0]?.invoiceTo).toBeUndefined();
  });

  test('takes the company that is to have the invoice', async () => {
    open('Klit', 199);
    await userEvent.click(company());
    expect(field('Navn')).toHaveValue(customer.name);
    await fill({ 'Firmaets navn': 'Holm ApS', 'CVR-nr.': 'DK 10 15 08 17', ...address });
    await makeReady();
    await press(orderButton);
    await waitFor(() =>
      expect(placed()).toMatchObject([
        {
          invoiceTo: { company: 'Holm ApS', cvr: CVR, name: customer.name, ...placedAddress },
        },
      ]),
    );
  });

  test('says what is wrong once it is tried, and orders nothing', async () => {
    open('Klit', 199);
    await userEvent.click(company());
    await fill({ 'CVR-nr.': '10150818' });
    expect(screen.queryByText('Skriv firmaets navn')).not.toBeInTheDocument();
    await makeReady();
    await press(orderButton);
    expect(field('Firmaets navn')).toHaveFocus();
    expect(field('Firmaets navn')).toHaveAccessibleDescription('Skriv firmaets navn');
    expect(field('CVR-nr.')).toHaveAccessibleDescription(
      'CVR-nummeret er ikke gyldigt. Det har 8 cifre.',
    );
    expect(placed()).toEqual([]);
    await userEvent.click(company());
    await press(orderButton);
    await waitFor(() => expect(placed()).toHaveLength(1));
    expect(placed()[0]?.invoiceTo).toBeUndefined();
  });

  test('says nothing about fields that were not asked for yet when it was tried', async () => {
    open('Klit', 199);
    await press(orderButton);
    await userEvent.click(company());
    expect(field('Firmaets navn')).toBeValid();
    expect(field('Adresse')).toBeValid();
    // Passing by leaves a field alone; leaving something wrong in it does not.
    await userEvent.tab();
    await userEvent.tab();
    expect(field('Firmaets navn')).toBeValid();
    await fill({ 'CVR-nr.': '10150818' });
    expect(field('CVR-nr.')).toBeValid();
    await userEvent.tab();
    expect(field('CVR-nr.')).toBeInvalid();
    await press(orderButton);
    expect(field('Firmaets navn')).toBeInvalid();
    expect(field('Adresse')).toBeInvalid();
  });

  test('keeps what was typed while the fields or the cart are closed', async () => {
    const { unmount } = open('Klit', 199);
    await userEvent.click(company());
    await fill({ 'Firmaets navn': 'Holm ApS' });
    await userEvent.click(company());
    expect(screen.queryByRole('textbox', { name: 'Firmaets navn' })).not.toBeInTheDocument();
    await userEvent.click(company());
    expect(field('Firmaets navn')).toHaveValue('Holm ApS');
    unmount();
    open('Klit', 199);
    expect(field('Firmaets navn')).toHaveValue('Holm ApS');
  });

  test('shows nobody else what was typed', async () => {
    const { unmount } = open('Klit', 199);
    await userEvent.click(company());
    await fill({ 'Firmaets navn': 'Holm ApS' });
    unmount();
    sessionChanged({ ...customer, uid: 'uid-anden' });
    open('Klit', 199);
    expect(company()).not.toBeChecked();
  });
});

describe('an order above 3,000 kr', () => {
  test('asks for name and address, and says why', async () => {
    open('Vaeg', 3100);
    expect(screen.getByText(NOTE)).toBeVisible();
    await makeReady();
    await press(orderButton);
    expect(field('Adresse')).toHaveFocus();
    expect(field('Adresse')).toHaveAccessibleDescription('Skriv adressen');
    expect(placed()).toEqual([]);
    await fill(address);
    await press(orderButton);
    await waitFor(() =>
      expect(placed()).toMatchObject([{ invoiceTo: { name: customer.name, ...placedAddress } }]),
    );
  });

  test('whose answer is lost is sent again with the same address, also after a reload', async () => {
    backend.failNext('write', 'pending-orders', new AppError('not-confirmed'));
    const { unmount } = open('Vaeg', 3100);
    await fill(address);
    await makeReady();
    await press(orderButton);
    await screen.findByRole('heading', { name: 'Ikke bekræftet endnu' });
    unmount();
    useCart.setState({ items: [], attempt: undefined });
    useCart.setState(JSON.parse(localStorage.getItem('cart') ?? '{}') as object);
    open('Vaeg', 3100);
    await press('Prøv igen');
    await waitFor(() => expect(placed()).toMatchObject([{ invoiceTo: placedAddress }]));
    expect(localStorage.getItem('cart')).not.toContain('Kirkevej');
  });
});
