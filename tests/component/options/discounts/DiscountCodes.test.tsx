import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { DiscountCodes } from '#src/options/discounts/DiscountCodes.tsx';
import {
  type DiscountCode,
  discountCodeSchema,
  discountsDocument,
} from '#src/options/discounts/codes.ts';
import { backend } from '../../../support/backend/backend.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

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
const store = (...codes: DiscountCode[]) => backend.documents.put(PATH, { codes });
const row = async (code: string) =>
  within((await screen.findByText(code)).closest('li') ?? document.body);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

/** An order or a purchase that uses the code. */
const use = (path: string, paymentStatus: string) =>
  backend.documents.put(path, { paymentStatus, discount: { code: 'SOMMER20' } });

describe('the discount codes', () => {
  test('are told of while there are none', async () => {
    await show(<DiscountCodes />);
    expect(await screen.findByText('Du har ingen rabatkoder.')).toBeVisible();
  });

  test('say what they take off, when, and how often they are used', async () => {
    store(sommer, {
      ...sommer,
      code: 'VINTER',
      until: '2020-01-01',
      times: 0,
      kind: 'number',
      value: 5,
      paidFor: 4,
    });
    use('pending-orders/a', 'pending');
    use('pending-orders/b', 'cancelled');
    use('pending-orders/c', 'completed');
    use('purchases/c', 'completed');
    use('purchases/d', 'cancelled');
    await show(<DiscountCodes />);
    const facts = (await row('SOMMER20')).getByText(/Brugt/);
    expect(facts).toHaveTextContent(
      'Gælder 1.6.2026–31.8.2099 · Køb fra 300,00 kr · Én gang pr. kunde · Brugt 2 af 10 gange',
    );
    expect((await row('SOMMER20')).getByText('20 % af prisen')).toBeVisible();
    const winter = await row('VINTER');
    expect(winter.getByText('5 billeder for 4s pris')).toBeVisible();
    expect(winter.getByText(/Udløbet/)).toHaveTextContent('Brugt 0 gange');
  });

  test('are made, with a suggestion for the name', async () => {
    await show(<DiscountCodes />);
    await press('Ny rabatkode');
    await userEvent.click(dialog().getByRole('button', { name: 'Foreslå en kode' }));
    await userEvent.selectOptions(dialog().getByLabelText('Rabat'), 'Beløb af prisen');
    await userEvent.type(dialog().getByLabelText('Beløb i kr. inkl. moms'), '1500');
    await userEvent.type(dialog().getByLabelText('Antal gange i alt (valgfrit)'), '5');
    await userEvent.click(dialog().getByRole('button', { name: 'Tilføj' }));
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

  test('are made once each', async () => {
    store(sommer);
    await show(<DiscountCodes />);
    await row('SOMMER20');
    await press('Ny rabatkode');
    await userEvent.type(dialog().getByLabelText('Kode'), 'sommer20');
    await userEvent.type(dialog().getByLabelText('Procent'), '10');
    await userEvent.click(dialog().getByRole('button', { name: 'Tilføj' }));
    expect(await dialog().findByText('Der er allerede en kode med det navn')).toBeVisible();
    expect(stored()).toEqual([sommer]);
  });

  test('are changed and deleted', async () => {
    store(sommer);
    await show(<DiscountCodes />);
    await row('SOMMER20');
    await press('Rediger SOMMER20');
    await userEvent.clear(dialog().getByLabelText('Procent'));
    await userEvent.type(dialog().getByLabelText('Procent'), '25');
    await userEvent.click(dialog().getByRole('button', { name: 'Gem Ændringer' }));
    await vi.waitFor(() => expect(stored()).toEqual([{ ...sommer, value: 25 }]));
    await press('Slet SOMMER20');
    const question = within(screen.getByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Slet' }));
    await vi.waitFor(() => expect(stored()).toEqual([]));
  });

  test('that everybody got are told of with their days, once they are changed', async () => {
    store(sommer, { ...sommer, code: 'ALLE', isAutomatic: true, endedOn: '2026-06-20' });
    await show(<DiscountCodes />);
    await row('SOMMER20');
    expect(screen.getByText('Tidligere rabatter til alle (1)')).toBeVisible();
    expect(
      (await row('ALLE · 20 % af prisen')).getByText('Gælder 1.6.2026–20.6.2026'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Slet ALLE' })).not.toBeInTheDocument();
  });
});
