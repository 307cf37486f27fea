import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '#src/model/base/errors.ts';
import { pendingOrderSchema } from '#src/model/orders/schema.ts';
import { useCart } from '#src/stores/cart.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { cartItem, customer, singleImage } from '../../../support/records.ts';
import { openCart, orderButton, sendOrder } from '../../support/cartPanel.tsx';
import { customerComes } from '../../support/customer.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();
beforeEach(() => {
  customerComes();
  const createdAt = new Date('2026-01-01');
  backend.documents.put('enkeltbilleder/Vaeg', singleImage('Vaeg', { price: 3100, createdAt }));
});

const placed = () => backend.documents.all('pending-orders', pendingOrderSchema);
const order = () => userEvent.click(orderButton());
const field = (label: string) => screen.getByRole('textbox', { name: label });
const company = () => screen.getByRole('checkbox', { name: 'Jeg vil have faktura til firma' });
const companyField = () => screen.queryByRole('textbox', { name: 'Firmaets navn' });

function fill(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.input(field(label), { target: { value } });
  }
}

const address = { Adresse: 'Kirkevej 1', 'Postnr.': '9740', By: 'Jerslev' };
const placedAddress = { street: 'Kirkevej 1', postalCode: '9740', city: 'Jerslev' };

describe('an order up to 3,000 kr', () => {
  test('takes the company that is to have the invoice', async () => {
    openCart();
    expect(company()).not.toBeChecked();
    expect(companyField()).not.toBeInTheDocument();
    await userEvent.click(company());
    expect(field('Navn')).toHaveValue(customer.name);
    expect(screen.getByText(/Så sender jeg også fakturaen som e-faktura/)).toBeVisible();
    fill({ 'Firmaets navn': 'Holm ApS', 'CVR-nr.': 'DK 10 15 08 17', ...address });
    await sendOrder();
    const invoiceTo = {
      company: 'Holm ApS',
      cvr: '10150817',
      name: customer.name,
      ...placedAddress,
    };
    await waitFor(() => expect(placed()).toMatchObject([{ invoiceTo }]));
  });

  test('tells buyers abroad that they pay Danish moms, and companies there to write first', async () => {
    openCart();
    await userEvent.click(company());
    expect(field('CVR-nr.')).toHaveAccessibleDescription(
      'Firmaer uden for Danmark skriver til mig, før de bestiller.',
    );
    const notice = 'Prisen er med dansk moms, også når fakturaen skal til udlandet.';
    fill({ 'Postnr.': '2100' });
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
    fill({ 'Postnr.': '21005' });
    expect(screen.getByText(notice)).toBeVisible();
  });

  test('says what is wrong once it is tried, and orders nothing, until there is no company', async () => {
    openCart();
    await userEvent.click(company());
    fill({ 'CVR-nr.': '10150818' });
    expect(screen.queryByText('Skriv firmaets navn')).not.toBeInTheDocument();
    await sendOrder();
    expect(field('Firmaets navn')).toHaveFocus();
    expect(field('Firmaets navn')).toHaveAccessibleDescription('Skriv firmaets navn');
    expect(field('CVR-nr.')).toBeInvalid();
    expect(placed()).toEqual([]);
    await userEvent.click(company());
    await order();
    await waitFor(() => expect(placed()).toHaveLength(1));
    expect(placed()[0]?.invoiceTo).toBeUndefined();
  });

  test('says nothing about fields that were not asked for yet when it was tried', async () => {
    openCart();
    await order();
    await userEvent.click(company());
    expect(field('Firmaets navn')).toBeValid();
    expect(field('Adresse')).toBeValid();
    // Passing by leaves a field alone; leaving something wrong in it does not.
    await userEvent.tab();
    await userEvent.tab();
    expect(field('Firmaets navn')).toBeValid();
    fill({ 'CVR-nr.': '10150818' });
    expect(field('CVR-nr.')).toBeValid();
    await userEvent.tab();
    expect(field('CVR-nr.')).toBeInvalid();
    await order();
    expect(field('Firmaets navn')).toBeInvalid();
    expect(field('Adresse')).toBeInvalid();
  });

  test('keeps what was typed while the fields or the cart are closed, and shows it to nobody else', async () => {
    const first = openCart();
    await userEvent.click(company());
    fill({ 'Firmaets navn': 'Holm ApS' });
    await userEvent.click(company());
    expect(companyField()).not.toBeInTheDocument();
    await userEvent.click(company());
    expect(companyField()).toHaveValue('Holm ApS');
    first.unmount();
    const second = openCart();
    expect(companyField()).toHaveValue('Holm ApS');
    second.unmount();
    sessionChanged({ ...customer, uid: 'uid-anden' });
    openCart();
    expect(company()).not.toBeChecked();
  });
});

describe('an order above 3,000 kr', () => {
  const openDear = () => openCart(cartItem('Vaeg', { price: 3100 }));

  test('asks for name and address, and says why', async () => {
    openDear();
    expect(
      screen.getByText('Ved køb over 3.000,00 kr skal dit navn og din adresse stå på fakturaen.'),
    ).toBeVisible();
    await sendOrder();
    expect(field('Adresse')).toHaveFocus();
    expect(field('Adresse')).toHaveAccessibleDescription('Skriv adressen');
    expect(placed()).toEqual([]);
    fill(address);
    await order();
    const invoiceTo = { name: customer.name, ...placedAddress };
    await waitFor(() => expect(placed()).toMatchObject([{ invoiceTo }]));
  });

  test('whose answer is lost is sent again with the same address, also after a reload', async () => {
    backend.failNext('write', 'pending-orders', new AppError('not-confirmed'));
    const { unmount } = openDear();
    fill(address);
    await sendOrder();
    await screen.findByRole('heading', { name: 'Ikke bekræftet endnu' });
    unmount();
    useCart.setState({ items: [], attempt: undefined });
    useCart.setState(JSON.parse(localStorage.getItem('cart') ?? '{}') as object);
    openDear();
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
    await waitFor(() => expect(placed()).toMatchObject([{ invoiceTo: placedAddress }]));
    expect(localStorage.getItem('cart')).not.toContain('Kirkevej');
  });
});
