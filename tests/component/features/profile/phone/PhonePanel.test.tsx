import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emailForPhone } from '#src/lib/phoneBook.ts';
import { AppError, type AppErrorCode } from '#src/model/base/errors.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../../support/backend/backend.ts';
import { customer } from '../../../../support/records.ts';
import { followSessionInEachTest } from '../../../support/followSession.ts';
import { resetStoresAfterEach, toastsShown } from '../../../support/stores.ts';
import {
  address,
  field,
  openProfile,
  press,
  profilePath,
  retype,
  signe,
  storeAccount,
} from '../openProfile.tsx';

resetStoresAfterEach();
beforeEach(storeAccount);
followSessionInEachTest();
beforeEach(() => sessionChanged(customer));
afterEach(() => {
  vi.useRealTimers();
});

async function edit(): Promise<void> {
  openProfile('/profil?fane=phone');
  await userEvent.click(await screen.findByRole('button', { name: 'Rediger' }));
}

const country = () => screen.getByRole('combobox', { name: 'Landekode' });

describe('the phone number', () => {
  test('is split into its country and its digits', async () => {
    backend.documents.put(profilePath, signe({ phoneNumber: '+46 70 123 45 67' }));
    await edit();
    expect(country()).toHaveDisplayValue('Sverige (+46)');
    expect(field('Mobilnummer')).toHaveValue('701234567');
    await userEvent.selectOptions(country(), 'Norge (+47)');
    expect(field('Mobilnummer')).toHaveValue('');
    await press('Annuller');
    expect(screen.getByText('+46 70 123 45 67')).toBeVisible();
  });

  test('that is missing starts as a Danish one', async () => {
    backend.documents.put(profilePath, signe({ phoneNumber: '' }));
    openProfile('/profil?fane=phone');
    expect(await screen.findByText('Ikke udfyldt')).toBeVisible();
    await press('Rediger');
    expect(country()).toHaveDisplayValue('Danmark (+45)');
    await press('Gem Ændringer');
    expect(field('Mobilnummer')).toHaveAccessibleDescription('Telefonnummer er påkrævet');
  });

  test('takes digits alone, and as many as its country has', async () => {
    await edit();
    retype('Mobilnummer', '20 30x');
    await press('Gem Ændringer');
    expect(field('Mobilnummer')).toHaveValue('2030');
    expect(field('Mobilnummer')).toHaveAccessibleDescription(
      'Indtast venligst et gyldigt dansk mobilnummer (8 cifre)',
    );
    expect(backend.attempts('write')).toEqual([]);
    fireEvent.change(field('Mobilnummer'), { target: { value: '203040509999' } });
    expect(field('Mobilnummer')).toHaveValue('20304050');
  });

  test('once changed signs out after 4 seconds, and can be signed in with', async () => {
    await edit();
    retype('Mobilnummer', '20304050');
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

  test('signs nobody else out who came meanwhile', async () => {
    await edit();
    retype('Mobilnummer', '20304050');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(screen.getByRole('button', { name: 'Gem Ændringer' }));
    await screen.findByText(/^Du bliver logget ud/);
    act(() => sessionChanged({ ...customer, uid: 'somebody' }));
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(backend.accounts.current()).toBeDefined();
  });

  test.each<[AppErrorCode, string]>([
    ['auth/no-current-user', 'Ingen bruger er logget ind'],
    ['network', 'Kunne ikke opdatere telefonnummer. Prøv igen senere.'],
    ['permission-denied', 'Kunne ikke opdatere telefonnummer. Prøv igen senere.'],
    ['unknown', 'Kunne ikke opdatere telefonnummer. Prøv igen senere.'],
  ])('%s is told, and what was typed stays', async (code, message) => {
    backend.fail('write', profilePath, new AppError(code));
    await edit();
    retype('Mobilnummer', '20304050');
    await press('Gem Ændringer');
    await waitFor(() => expect(toastsShown()).toEqual([`error: ${message}`]));
    expect(field('Mobilnummer')).toHaveValue('20304050');
    expect(emailForPhone('20304050')).toBeUndefined();
  });

  test('that this browser cannot remember is told', async () => {
    await edit();
    retype('Mobilnummer', '20304050');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await press('Gem Ændringer');
    await waitFor(() =>
      expect(toastsShown()).toContain('warning: Kunne ikke gemme verifikationsdata.'),
    );
    vi.restoreAllMocks();
  });

  test('has a field that telephones know', async () => {
    await edit();
    expect(field('Mobilnummer')).toHaveAttribute('inputmode', 'numeric');
    expect(field('Mobilnummer')).toHaveAttribute('autocomplete', 'tel-national');
  });
});
