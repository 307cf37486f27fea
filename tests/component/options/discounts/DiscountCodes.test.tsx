import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DiscountCodes } from '#src/options/discounts/DiscountCodes.tsx';
import {
  type DiscountCode,
  discountCodeSchema,
  discountsDocument,
} from '#src/options/discounts/codes.ts';
import { backend } from '../../../support/backend/backend.ts';
import { fill } from '../../support/fields.ts';
import { press } from '../../support/page.tsx';
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
