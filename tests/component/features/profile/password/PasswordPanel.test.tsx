import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '#src/model/base/errors.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../../support/backend/backend.ts';
import { customer } from '../../../../support/records.ts';
import { field, fill } from '../../../support/fields.ts';
import { address, press } from '../../../support/page.tsx';
import { resetStoresAfterEach, toastsShown } from '../../../support/stores.ts';
import { openProfile, storeAccount } from '../openProfile.tsx';

resetStoresAfterEach();
beforeEach(async () => {
  await storeAccount();
  sessionChanged(customer);
  openProfile('/profil?fane=password');
});

const CURRENT = 'Nuværende adgangskode';
const WRONG = 'Nuværende adgangskode er forkert';
const fields = [CURRENT, 'Ny adgangskode', 'Gentag ny adgangskode'];
const proofs = () => backend.attempts('auth', 'reauthenticateWithCredential');
const areToasts = (...toasts: string[]) => waitFor(() => expect(toastsShown()).toEqual(toasts));

describe('changing the password', () => {
  async function change(current: string, next = 'Ny-kode!12', again = next): Promise<void> {
    fill({ [CURRENT]: current, 'Ny adgangskode': next, 'Gentag ny adgangskode': again });
    await press('Skift adgangskode');
  }

  test('needs the current one, and empties the fields', async () => {
    await change('Demo1234!');
    await areToasts('success: Adgangskode ændret succesfuldt!');
    expect(backend.accounts.current()?.password).toBe('Ny-kode!12');
    for (const name of fields) expect(field(name)).toHaveValue('');
  });

  test('is hinted at, measured, and known to password managers', () => {
    expect(field('Ny adgangskode')).toHaveAccessibleDescription(
      'Mindst 8 tegn med ét stort bogstav og ét specialtegn',
    );
    fill({ 'Ny adgangskode': 'Ny-kode!12' });
    expect(screen.getByText('Meget stærk')).toBeVisible();
    expect(field(CURRENT)).toHaveAttribute('autocomplete', 'current-password');
    expect(field('Ny adgangskode')).toHaveAttribute('autocomplete', 'new-password');
    expect(document.querySelector('[autocomplete="username"]')).toHaveValue(customer.email);
  });

  test('says at the field what is missing, and asks for no proof', async () => {
    await change('x', 'Kort1!', 'Kort2!');
    expect(field('Ny adgangskode')).toHaveAccessibleDescription(
      'Adgangskoden skal være mindst 8 tegn lang.',
    );
    expect(field('Ny adgangskode')).toHaveFocus();
    expect(field('Gentag ny adgangskode')).toHaveAccessibleDescription(
      'De nye adgangskoder matcher ikke',
    );
    expect(proofs()).toEqual([]);
  });

  test('refuses another current one, beside its field', async () => {
    await change('Forkert1!');
    await areToasts(`error: ${WRONG}`);
    expect(field(CURRENT)).toHaveAccessibleDescription(WRONG);
    expect(field('Ny adgangskode')).toHaveValue('Ny-kode!12');
  });

  test('that fails is told', async () => {
    backend.fail('auth', 'updatePassword', new AppError('network'));
    await change('Demo1234!');
    await areToasts('error: Kunne ikke ændre adgangskode. Prøv igen senere.');
  });
});

describe('signing out on all devices', () => {
  async function signOut(password: string): Promise<void> {
    await press('Log ud på alle enheder');
    const [, asked] = screen.getAllByLabelText(CURRENT);
    if (asked) fireEvent.input(asked, { target: { value: password } });
    await press('Log ud alle steder');
  }

  test('needs the password, and leads to the sign-in page', async () => {
    await signOut('');
    expect(screen.getByText('Du skal indtaste din nuværende adgangskode')).toBeVisible();
    expect(proofs()).toEqual([]);
    await press('Annuller');
    await signOut('Demo1234!');
    await areToasts('success: Du er logget ud på alle enheder.');
    expect(backend.attempts('auth', 'updatePassword')).toHaveLength(1);
    expect(backend.accounts.get(customer.email)?.password).toBe('Demo1234!');
    expect(backend.accounts.current()).toBeUndefined();
    await waitFor(() => expect(address()).toBe('/login'));
  });

  test('that is refused is told, and can be tried again', async () => {
    await signOut('Forkert1!');
    await areToasts(`error: ${WRONG}`);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('asks for another password when the present one is no longer accepted', async () => {
    const code = 'auth/password-does-not-meet-requirements';
    backend.fail('auth', 'updatePassword', new AppError(code));
    await signOut('Demo1234!');
    await areToasts(
      'error: Din adgangskode opfylder ikke længere kravene. Skift den i stedet: det logger dig også ud på dine andre enheder.',
    );
  });
});
