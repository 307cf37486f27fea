import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppError, type AppErrorCode } from '#src/model/base/errors.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../../support/backend/backend.ts';
import { customer } from '../../../../support/records.ts';
import { resetStoresAfterEach, toastsShown } from '../../../support/stores.ts';
import { field, openProfile, press, retype, storeAccount } from '../openProfile.tsx';

const { updateUserEmail } = contracts;

resetStoresAfterEach();
beforeEach(async () => {
  await storeAccount();
  backend.functions.answer(updateUserEmail);
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
  'Der er sendt en bekræftelse til ny@kunde.example. Klik på linket i mailen for at gennemføre ændringen. Kig også i din spam-mappe.';

describe('changing the address', () => {
  test('proves who asks, and waits for the new address', async () => {
    await change(' ny@kunde.example ', 'Demo1234!');
    await waitFor(() => expect(toastsShown()).toEqual([`success: ${requested}`]));
    expect(backend.attempts('auth', 'reauthenticateWithCredential')).toHaveLength(1);
    expect(backend.functions.calls(updateUserEmail)).toMatchObject([
      { input: { newEmail: 'ny@kunde.example' }, token: 'token-of-uid-kunde' },
    ]);
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
    expect(backend.attempts('auth', 'reauthenticateWithCredential')).toEqual([]);
  });

  test.each<[AppErrorCode, string]>([
    ['auth/wrong-password', 'Nuværende adgangskode er forkert'],
    ['auth/invalid-credential', 'Nuværende adgangskode er forkert'],
    ['auth/no-current-user', 'Ingen bruger er logget ind'],
    ['network', 'Fejl ved bekræftelse af adgangskode. Prøv igen.'],
    ['unknown', 'Fejl ved bekræftelse af adgangskode. Prøv igen.'],
    ['auth/too-many-requests', 'For mange forsøg. Vent 15 minutter og prøv igen.'],
  ])('%s of the password is told', async (code, message) => {
    backend.fail('auth', 'reauthenticateWithCredential', new AppError(code));
    await change('ny@kunde.example', 'Forkert1!');
    await waitFor(() => expect(toastsShown()).toEqual([`error: ${message}`]));
    expect(backend.attempts('call')).toEqual([]);
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
    backend.fail('call', updateUserEmail.path, new AppError(code));
    await change('ny@kunde.example', 'Demo1234!');
    await waitFor(() => expect(toastsShown()).toEqual([`error: ${message}`]));
    expect(field('Ny email adresse')).toHaveValue('ny@kunde.example');
  });

  test('what the server says comes first, beside the field, too', async () => {
    const message = 'Email adressen er allerede i brug. Vælg en anden.';
    backend.functions.refuse(updateUserEmail, 409, {
      code: 'auth/email-already-in-use',
      error: message,
    });
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
    Object.assign(backend.accounts.current() ?? {}, { email: 'ny@kunde.example' });
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
    backend.fail('auth', 'reload');
    await change('ny@kunde.example', 'Demo1234!');
    await press('Jeg har klikket på linket');
    await waitFor(() =>
      expect(toastsShown().at(-1)).toBe('error: Fejl ved genindlæsning af bruger.'),
    );
  });
});
