import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { reauthenticate } from '#src/data/auth/account.ts';
import { finishEmailChange, requestEmailChange } from '#src/data/auth/emailChange.ts';
import { AppError, type AppErrorCode } from '#src/model/base/errors.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { customer } from '../../../../support/records.ts';
import { resetStoresAfterEach, toastsShown } from '../../../support/stores.ts';
import { fakeAccount, field, openProfile, press, retype } from '../openProfile.tsx';

vi.mock('#src/data/auth/session.ts');
vi.mock('#src/data/auth/account.ts');
vi.mock('#src/data/auth/emailChange.ts');
vi.mock('#src/data/auth/ownProfile.ts');

resetStoresAfterEach();
beforeEach(() => {
  fakeAccount();
  vi.mocked(requestEmailChange).mockReset().mockResolvedValue(undefined);
  vi.mocked(finishEmailChange).mockReset().mockResolvedValue(false);
  sessionChanged(customer);
});

async function change(newEmail: string, password: string): Promise<void> {
  openProfile('/profil?fane=email');
  await press('Skift email');
  retype('Ny email adresse', newEmail);
  retype('Nuværende adgangskode', password);
  await press('Send bekræftelse');
}

const requested =
  'Vi har sendt en bekræftelse til ny@kunde.example. Klik på linket i mailen for at gennemføre ændringen. Kig også i din spam-mappe.';

describe('changing the address', () => {
  test('proves who asks, and waits for the new address', async () => {
    await change(' ny@kunde.example ', 'Demo1234!');
    await waitFor(() => expect(toastsShown()).toEqual([`success: ${requested}`]));
    expect(reauthenticate).toHaveBeenCalledWith('Demo1234!');
    expect(requestEmailChange).toHaveBeenCalledWith('ny@kunde.example');
    expect(screen.getByText(requested)).toBeVisible();
    expect(screen.getByText(customer.email, { selector: 'dd' })).toBeVisible();
  });

  test('is taken back by a change of mind', async () => {
    openProfile('/profil?fane=email');
    await press('Skift email');
    expect(field('Ny email adresse')).toHaveFocus();
    retype('Ny email adresse', 'x');
    await press('Annuller');
    expect(screen.getByRole('button', { name: 'Skift email' })).toHaveFocus();
    await press('Skift email');
    expect(field('Ny email adresse')).toHaveValue('');
  });

  test.each([
    {
      newEmail: ' ',
      password: 'x',
      wrong: 'Ny email adresse',
      message: 'Ny email adresse er påkrævet',
    },
    {
      newEmail: 'ny@kunde.example',
      password: '',
      wrong: 'Nuværende adgangskode',
      message: 'Du skal indtaste din nuværende adgangskode for at ændre email',
    },
    {
      newEmail: 'ny@kunde',
      password: 'x',
      wrong: 'Ny email adresse',
      message: 'Indtast en gyldig email adresse',
    },
    {
      newEmail: 'KUNDE@jerslevfoto.example',
      password: 'x',
      wrong: 'Ny email adresse',
      message: 'Du kan ikke ændre til den samme email adresse som du allerede har',
    },
  ])('to "$newEmail" is not possible', async ({ newEmail, password, wrong, message }) => {
    await change(newEmail, password);
    expect(field(wrong)).toHaveAccessibleDescription(message);
    expect(field(wrong)).toHaveFocus();
    expect(reauthenticate).not.toHaveBeenCalled();
  });

  test.each<[AppErrorCode, string]>([
    ['auth/wrong-password', 'Nuværende adgangskode er forkert'],
    ['auth/invalid-credential', 'Nuværende adgangskode er forkert'],
    ['auth/no-current-user', 'Ingen bruger er logget ind'],
    ['network', 'Fejl ved bekræftelse af adgangskode. Prøv igen.'],
    ['unknown', 'Fejl ved bekræftelse af adgangskode. Prøv igen.'],
    ['auth/too-many-requests', 'For mange forsøg. Vent 15 minutter og prøv igen.'],
  ])('%s of the password is told', async (code, message) => {
    vi.mocked(reauthenticate).mockRejectedValue(new AppError(code));
    await change('ny@kunde.example', 'Forkert1!');
    await waitFor(() => expect(toastsShown()).toEqual([`error: ${message}`]));
    expect(requestEmailChange).not.toHaveBeenCalled();
  });

  test.each<[AppErrorCode, string]>([
    ['unknown', 'Der opstod en fejl ved opdatering af email. Prøv igen senere.'],
    ['network', 'Kunne ikke opdatere email adresse. Prøv igen senere.'],
    ['service-failed', 'Kunne ikke opdatere email adresse. Prøv igen senere.'],
    [
      'auth/requires-recent-login',
      'For din sikkerhed skal du logge ud og ind igen før du kan ændre din email adresse.',
    ],
    ['auth/no-current-user', 'Ingen bruger er logget ind'],
  ])('%s of the change is told', async (code, message) => {
    vi.mocked(requestEmailChange).mockRejectedValue(new AppError(code));
    await change('ny@kunde.example', 'Demo1234!');
    await waitFor(() => expect(toastsShown()).toEqual([`error: ${message}`]));
    expect(field('Ny email adresse')).toHaveValue('ny@kunde.example');
  });

  test('what the server says comes first, beside the field, too', async () => {
    const message = 'Email adressen er allerede i brug. Vælg en anden.';
    vi.mocked(requestEmailChange).mockRejectedValue(
      new AppError('auth/email-already-in-use', { details: { status: 409, message } }),
    );
    await change('ny@kunde.example', 'Demo1234!');
    await waitFor(() => expect(toastsShown()).toEqual([`error: ${message}`]));
    expect(field('Ny email adresse')).toHaveAccessibleDescription(message);
    expect(field('Ny email adresse')).toHaveFocus();
  });
});

describe('the mail that is on its way', () => {
  test('is waited for until its link has been followed', async () => {
    await change('ny@kunde.example', 'Demo1234!');
    await press('Jeg har klikket på linket');
    await waitFor(() =>
      expect(toastsShown().at(-1)).toBe(
        'info: Den nye adresse er ikke bekræftet endnu. Klik på linket i mailen først.',
      ),
    );
    vi.mocked(finishEmailChange).mockResolvedValue(true);
    await press('Jeg har klikket på linket');
    await waitFor(() =>
      expect(toastsShown().at(-1)).toBe('success: Din email er nu ny@kunde.example.'),
    );
    expect(screen.getByRole('button', { name: 'Skift email' })).toBeVisible();
  });

  test('may have gone to a wrong address', async () => {
    await change('ny@kunde.example', 'Demo1234!');
    await press('Brug en anden adresse');
    expect(screen.queryByText(requested)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Skift email' })).toBeVisible();
  });

  test('cannot be asked for without a connection', async () => {
    vi.mocked(finishEmailChange).mockRejectedValue(new AppError('network'));
    await change('ny@kunde.example', 'Demo1234!');
    await press('Jeg har klikket på linket');
    await waitFor(() =>
      expect(toastsShown().at(-1)).toBe('error: Fejl ved genindlæsning af bruger.'),
    );
  });
});
