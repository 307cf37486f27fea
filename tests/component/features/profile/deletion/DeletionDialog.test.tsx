import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { reauthenticate } from '#src/data/auth/account.ts';
import { deleteAccount } from '#src/data/auth/deleteAccount.ts';
import * as auth from '#src/data/auth/session.ts';
import { AppError, type AppErrorCode } from '#src/model/base/errors.ts';
import { setConsent } from '#src/stores/consent.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { customer } from '../../../../support/records.ts';
import { resetStoresAfterEach, toastsShown } from '../../../support/stores.ts';
import { address, fakeAccount, field, openProfile, press, retype } from '../openProfile.tsx';

vi.mock('#src/data/auth/session.ts');
vi.mock('#src/data/auth/account.ts');
vi.mock('#src/data/auth/deleteAccount.ts');
vi.mock('#src/data/auth/ownProfile.ts');

resetStoresAfterEach();
beforeEach(() => {
  fakeAccount();
  vi.mocked(deleteAccount).mockReset().mockResolvedValue({ failed: [] });
  vi.mocked(auth.signOut)
    .mockReset()
    .mockImplementation(() => {
      sessionChanged(null);
      return Promise.resolve();
    });
  sessionChanged(customer);
});

async function open(): Promise<void> {
  openProfile();
  await userEvent.click(await screen.findByRole('button', { name: 'Slet konto' }));
}

const ticks = () => screen.getAllByRole('checkbox');
const send = () => press('Slet min konto permanent');

interface Typed {
  tickCount?: number;
  phrase?: string;
  password?: string;
}

async function fill({ tickCount = 3, phrase = ' JEG accepterer ', password = 'Demo1234!' }: Typed) {
  await open();
  for (const tick of ticks().slice(0, tickCount)) await userEvent.click(tick);
  retype('Skriv "jeg accepterer" for at bekræfte', phrase);
  retype('Nuværende adgangskode', password);
  await send();
}

describe('deleting the account', () => {
  test('asks three times, then nothing is left but the answer about cookies', async () => {
    setConsent('accepted');
    localStorage.setItem('phoneBook', '{}');
    sessionStorage.setItem('draft', 'x');
    await fill({});
    await waitFor(() =>
      expect(toastsShown()).toEqual(['success: Din konto er blevet slettet permanent']),
    );
    expect(reauthenticate).toHaveBeenCalledWith('Demo1234!');
    expect(auth.signOut).toHaveBeenCalledTimes(1);
    expect(address()).toBe('/');
    expect(Object.keys(localStorage)).toEqual(['cookieConsent']);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test.each<[Typed, string, string]>([
    [{ password: '' }, 'Nuværende adgangskode', 'Du skal indtaste din nuværende adgangskode'],
    [
      { tickCount: 2 },
      'Jeg forstår, at kontoen slettes permanent',
      'Du skal acceptere alle betingelser',
    ],
    [
      { tickCount: 0 },
      'Jeg forstår, at det ikke kan fortrydes',
      'Du skal acceptere alle betingelser',
    ],
    [
      { phrase: 'ja' },
      'Skriv "jeg accepterer" for at bekræfte',
      'Du skal skrive "jeg accepterer" korrekt',
    ],
  ])('%o is not enough', async (typed, wrong, message) => {
    await fill(typed);
    expect(field(wrong)).toHaveAccessibleDescription(message);
    expect(field(wrong)).toHaveFocus();
    expect(screen.queryByText('Du skal udfylde alle felter korrekt')).not.toBeInTheDocument();
    expect(deleteAccount).not.toHaveBeenCalled();
  });

  test('several gaps are summed up', async () => {
    await open();
    await send();
    expect(screen.getByText('Du skal udfylde alle felter korrekt')).toBeVisible();
    expect(screen.getAllByText('Du skal acceptere alle betingelser')).toHaveLength(1);
  });

  test('begins anew when it was closed', async () => {
    await open();
    for (const tick of ticks()) await userEvent.click(tick);
    retype('Nuværende adgangskode', 'x');
    await press('Luk');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press('Slet konto');
    for (const tick of ticks()) expect(tick).not.toBeChecked();
    expect(field('Nuværende adgangskode')).toHaveValue('');
  });

  test('offers the data first', async () => {
    await open();
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('Hent mine data');
    expect(dialog).toHaveAccessibleDescription(
      'Det kan ikke fortrydes. Hent dine billeder og dine data, før du fortsætter.',
    );
  });

  test.each<[AppErrorCode, string]>([
    ['auth/invalid-credential', 'Adgangskode ikke rigtig'],
    ['auth/wrong-password', 'Adgangskode ikke rigtig'],
    ['network', 'Netværksfejl. Kontroller din internetforbindelse og prøv igen.'],
    ['auth/no-current-user', 'Ingen bruger er logget ind'],
    ['auth/too-many-requests', 'For mange forsøg. Vent 15 minutter og prøv igen.'],
    ['unknown', 'Der opstod en fejl ved sletning af kontoen.'],
  ])('%s of the password is told', async (code, message) => {
    vi.mocked(reauthenticate).mockRejectedValue(new AppError(code));
    await fill({ password: 'Forkert1!' });
    await waitFor(() => expect(toastsShown()).toEqual([`error: ${message}`]));
    expect(deleteAccount).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test.each<[AppErrorCode, string]>([
    [
      'auth/requires-recent-login',
      'Du skal logge ind igen for at slette din konto. Log ud og ind igen, og prøv derefter.',
    ],
    ['network', 'Netværksfejl. Kontroller din internetforbindelse og prøv igen.'],
    ['auth/wrong-password', 'Forkert adgangskode. Prøv igen.'],
    ['auth/no-current-user', 'Ingen bruger er logget ind'],
    [
      'database-unavailable',
      'Der er ingen forbindelse til databasen. Genindlæs siden og prøv igen.',
    ],
    ['service-failed', 'Der opstod en fejl ved sletning af kontoen.'],
    ['unknown', 'Der opstod en kritisk fejl under sletning af kontoen. Kontakt support.'],
  ])('%s of the deletion is told, and nobody is signed out', async (code, message) => {
    vi.mocked(deleteAccount).mockRejectedValue(new AppError(code));
    await fill({});
    await waitFor(() => expect(toastsShown()).toEqual([`error: ${message}`]));
    expect(auth.signOut).not.toHaveBeenCalled();
    expect(address()).toBe('/profil');
  });

  test('the words of the server come first', async () => {
    const message = 'En administratorkonto kan ikke slettes her. Kontakt ejeren.';
    vi.mocked(deleteAccount).mockRejectedValue(
      new AppError('permission-denied', { details: { status: 403, message } }),
    );
    await fill({});
    await waitFor(() => expect(toastsShown()).toEqual([`error: ${message}`]));
  });
});

describe('a deletion that leaves something over', () => {
  test('says what, and goes on without asking anew', async () => {
    vi.mocked(deleteAccount).mockResolvedValueOnce({
      failed: ['Kurven kunne ikke slettes', 'Din profil kunne ikke slettes'],
    });
    await fill({});
    expect(await screen.findByText('Kontoen blev kun delvist slettet')).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'Noget kunne ikke slettes. Prøv igen, eller kontakt support.',
    );
    expect(screen.getByText('Dette mangler:')).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Kurven kunne ikke slettes',
      'Din profil kunne ikke slettes',
    ]);
    expect(auth.signOut).not.toHaveBeenCalled();
    await press('Prøv igen');
    await waitFor(() =>
      expect(toastsShown()).toEqual(['success: Din konto er blevet slettet permanent']),
    );
    expect(reauthenticate).toHaveBeenCalledTimes(1);
    expect(deleteAccount).toHaveBeenCalledTimes(2);
  });

  test('may have been a lost answer: the password is not asked for again', async () => {
    vi.mocked(deleteAccount).mockRejectedValueOnce(new AppError('network'));
    await fill({});
    await waitFor(() => expect(toastsShown()).toHaveLength(1));
    await send();
    await waitFor(() =>
      expect(toastsShown().at(-1)).toBe('success: Din konto er blevet slettet permanent'),
    );
    expect(reauthenticate).toHaveBeenCalledTimes(1);
  });
});
