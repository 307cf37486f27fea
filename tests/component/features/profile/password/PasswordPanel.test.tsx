import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppError, type AppErrorCode } from '#src/model/base/errors.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../../support/backend/backend.ts';
import { customer } from '../../../../support/records.ts';
import { resetStoresAfterEach, toastsShown } from '../../../support/stores.ts';
import { address, field, openProfile, press, retype, storeAccount } from '../openProfile.tsx';

resetStoresAfterEach();
beforeEach(async () => {
  await storeAccount();
  sessionChanged(customer);
});

async function change(current: string, next: string, again = next): Promise<void> {
  openProfile('/profil?fane=password');
  retype('Nuværende adgangskode', current);
  retype('Ny adgangskode', next);
  retype('Gentag ny adgangskode', again);
  await press('Skift adgangskode');
}

describe('changing the password', () => {
  test('needs the current one, and empties the fields', async () => {
    await change('Demo1234!', 'Ny-kode!12');
    await waitFor(() =>
      expect(toastsShown()).toEqual(['success: Adgangskode ændret succesfuldt!']),
    );
    expect(backend.accounts.current()?.password).toBe('Ny-kode!12');
    for (const name of ['Nuværende adgangskode', 'Ny adgangskode', 'Gentag ny adgangskode']) {
      expect(field(name)).toHaveValue('');
    }
  });

  test('is hinted at, measured, and known to password managers', () => {
    openProfile('/profil?fane=password');
    expect(field('Ny adgangskode')).toHaveAccessibleDescription(
      'Mindst 8 tegn med ét stort bogstav og ét specialtegn',
    );
    retype('Ny adgangskode', 'Ny-kode!12');
    expect(screen.getByText('Meget stærk')).toBeVisible();
    expect(field('Nuværende adgangskode')).toHaveAttribute('autocomplete', 'current-password');
    expect(field('Ny adgangskode')).toHaveAttribute('autocomplete', 'new-password');
    expect(document.querySelector('[autocomplete="username"]')).toHaveValue(customer.email);
  });

  test.each([
    {
      current: '',
      next: 'Ny-kode!12',
      wrong: 'Nuværende adgangskode',
      message: 'Du skal indtaste din nuværende adgangskode',
    },
    { current: 'x', next: '', wrong: 'Ny adgangskode', message: 'Adgangskode er påkrævet.' },
    {
      current: 'x',
      next: 'Kort1!',
      wrong: 'Ny adgangskode',
      message: 'Adgangskoden skal være mindst 8 tegn lang.',
    },
    {
      current: 'x',
      next: 'ny-kode-12',
      wrong: 'Ny adgangskode',
      message: 'Adgangskoden skal indeholde mindst ét stort bogstav (A-Z).',
    },
  ])('"$current" and "$next" are not enough', async ({ current, next, wrong, message }) => {
    await change(current, next);
    expect(field(wrong)).toHaveAccessibleDescription(message);
    expect(field(wrong)).toHaveFocus();
    expect(backend.attempts('auth', 'reauthenticateWithCredential')).toEqual([]);
  });

  test('needs the new one twice', async () => {
    await change('x', 'Ny-kode!12', 'Ny-kode!13');
    expect(field('Gentag ny adgangskode')).toHaveAccessibleDescription(
      'De nye adgangskoder matcher ikke',
    );
  });

  test.each<AppErrorCode>(['auth/wrong-password', 'auth/invalid-credential'])(
    'refuses another current one (%s), beside its field',
    async (code) => {
      backend.fail('auth', 'reauthenticateWithCredential', new AppError(code));
      await change('Forkert1!', 'Ny-kode!12');
      await waitFor(() =>
        expect(toastsShown()).toEqual(['error: Nuværende adgangskode er forkert']),
      );
      expect(field('Nuværende adgangskode')).toHaveAccessibleDescription(
        'Nuværende adgangskode er forkert',
      );
      expect(field('Ny adgangskode')).toHaveValue('Ny-kode!12');
    },
  );

  test.each<[AppErrorCode, string]>([
    ['network', 'Kunne ikke ændre adgangskode. Prøv igen senere.'],
    ['unknown', 'Kunne ikke ændre adgangskode. Prøv igen senere.'],
    ['auth/weak-password', 'Adgangskoden er for svag. Brug en stærkere adgangskode.'],
    ['auth/too-many-requests', 'For mange forsøg. Vent 15 minutter og prøv igen.'],
    ['auth/user-disabled', 'Kontoen er spærret. Kontakt support.'],
    ['auth/requires-recent-login', 'Log ud og ind igen, og prøv så en gang til.'],
    ['auth/no-current-user', 'Ingen bruger er logget ind.'],
  ])('%s is told', async (code, message) => {
    backend.fail('auth', 'updatePassword', new AppError(code));
    await change('Demo1234!', 'Ny-kode!12');
    await waitFor(() => expect(toastsShown()).toEqual([`error: ${message}`]));
  });
});

describe('signing out on all devices', () => {
  async function signOut(password: string): Promise<void> {
    openProfile('/profil?fane=password');
    await press('Log ud på alle enheder');
    const [, asked] = screen.getAllByLabelText('Nuværende adgangskode');
    if (asked) fireEvent.input(asked, { target: { value: password } });
    await press('Log ud alle steder');
  }

  test('asks for another password when the present one is no longer accepted', async () => {
    backend.fail(
      'auth',
      'updatePassword',
      new AppError('auth/password-does-not-meet-requirements'),
    );
    await signOut('Demo1234!');
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'error: Din adgangskode opfylder ikke længere kravene. Skift den i stedet: det logger dig også ud på dine andre enheder.',
      ]),
    );
  });

  test('needs the password, and leads to the sign-in page', async () => {
    await signOut('Demo1234!');
    await waitFor(() =>
      expect(toastsShown()).toEqual(['success: Du er logget ud på alle enheder.']),
    );
    expect(backend.attempts('auth', 'updatePassword')).toHaveLength(1);
    expect(backend.accounts.get(customer.email)?.password).toBe('Demo1234!');
    expect(backend.accounts.current()).toBeUndefined();
    await waitFor(() => expect(address()).toBe('/login'));
  });

  test('needs it', async () => {
    await signOut('');
    expect(screen.getByText('Du skal indtaste din nuværende adgangskode')).toBeVisible();
    expect(backend.attempts('auth', 'reauthenticateWithCredential')).toEqual([]);
  });

  test.each<[AppErrorCode, string]>([
    ['auth/invalid-credential', 'Nuværende adgangskode er forkert'],
    ['network', 'Kunne ikke logge ud alle steder. Prøv igen senere.'],
  ])('%s is told', async (code, message) => {
    backend.fail('auth', 'reauthenticateWithCredential', new AppError(code));
    await signOut('Forkert1!');
    await waitFor(() => expect(toastsShown()).toEqual([`error: ${message}`]));
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});
