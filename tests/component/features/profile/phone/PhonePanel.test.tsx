import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { emailForPhone } from '#src/lib/phoneBook.ts';
import { AppError } from '#src/model/base/errors.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../../support/backend/backend.ts';
import { customer } from '../../../../support/records.ts';
import { field, fill } from '../../../support/fields.ts';
import { followSessionInEachTest } from '../../../support/followSession.ts';
import { address, press } from '../../../support/page.tsx';
import { resetStoresAfterEach, toastsShown } from '../../../support/stores.ts';
import { openProfile, profilePath, signe, storeAccount } from '../openProfile.tsx';

resetStoresAfterEach();
beforeEach(storeAccount);
followSessionInEachTest();
beforeEach(() => sessionChanged(customer));

const number = () => field('Mobilnummer');

async function edit(shown = '+45 31 42 53 64'): Promise<void> {
  openProfile('/profil?fane=phone');
  expect(await screen.findByText(shown)).toBeVisible();
  await press('Rediger');
}

async function change(): Promise<void> {
  await edit();
  fill({ Mobilnummer: '20304050' });
  await press('Gem Ændringer');
}

test('a number is split into its country and its digits, in a field that telephones know', async () => {
  backend.documents.put(profilePath, signe({ phoneNumber: '+46 70 123 45 67' }));
  await edit('+46 70 123 45 67');
  const country = screen.getByRole('combobox', { name: 'Landekode' });
  expect(country).toHaveDisplayValue('Sverige (+46)');
  expect(number()).toHaveValue('701234567');
  expect(number()).toHaveAttribute('inputmode', 'numeric');
  expect(number()).toHaveAttribute('autocomplete', 'tel-national');
  await userEvent.selectOptions(country, 'Norge (+47)');
  expect(number()).toHaveValue('');
  await press('Annuller');
  expect(screen.getByText('+46 70 123 45 67')).toBeVisible();
});

test('one that is missing starts as a Danish one, and has to be whole', async () => {
  backend.documents.put(profilePath, signe({ phoneNumber: '' }));
  await edit('Ikke udfyldt');
  expect(screen.getByRole('combobox', { name: 'Landekode' })).toHaveDisplayValue('Danmark (+45)');
  fill({ Mobilnummer: '20 30x' });
  await press('Gem Ændringer');
  expect(number()).toHaveValue('2030');
  expect(number()).toHaveAccessibleDescription(
    'Indtast venligst et gyldigt dansk mobilnummer (8 cifre)',
  );
  expect(backend.attempts('write')).toEqual([]);
});

test('a new one signs out after 4 seconds, and can be signed in with', async () => {
  await edit();
  fill({ Mobilnummer: '20304050' });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.click(screen.getByRole('button', { name: 'Gem Ændringer' }));
  await waitFor(() =>
    expect(toastsShown()).toEqual([
      'success: Dit telefonnummer blev ændret. Log ind igen for at fortsætte.',
    ]),
  );
  expect(backend.documents.get(profilePath)).toMatchObject({
    phoneNumber: '+45 20 30 40 50',
    originalPhoneNumber: '20304050',
  });
  expect(emailForPhone('20304050')).toBe(customer.email);
  expect(screen.getByText('+45 20 30 40 50')).toBeVisible();
  expect(screen.getByText('Du bliver logget ud om 4 sekunder.')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(3500));
  expect(backend.accounts.current()).toBeDefined();
  expect(screen.getByText('Du bliver logget ud om 1 sekund.')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(700));
  expect(backend.accounts.current()).toBeUndefined();
  expect(address()).toBe('/login');
});

test('it signs nobody else out who came meanwhile', async () => {
  await edit();
  fill({ Mobilnummer: '20304050' });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.click(screen.getByRole('button', { name: 'Gem Ændringer' }));
  await screen.findByText(/^Du bliver logget ud/);
  act(() => sessionChanged({ ...customer, uid: 'somebody' }));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(backend.accounts.current()).toBeDefined();
});

test('one that cannot be saved is told, and what was typed stays', async () => {
  backend.fail('write', profilePath, new AppError('permission-denied'));
  await change();
  await waitFor(() =>
    expect(toastsShown()).toEqual(['error: Kunne ikke opdatere telefonnummer. Prøv igen senere.']),
  );
  expect(number()).toHaveValue('20304050');
  expect(emailForPhone('20304050')).toBeUndefined();
});

test('one that this browser cannot remember is told', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await change();
  await waitFor(() =>
    expect(toastsShown()).toContain('warning: Kunne ikke gemme verifikationsdata.'),
  );
});
