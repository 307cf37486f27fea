import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import userEvent from '@testing-library/user-event';
import { AppError } from '#src/model/base/errors.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { emailForPhone } from '#src/lib/phoneBook.ts';
import { backend } from '../../../support/backend/backend.ts';
import { customer } from '../../../support/records.ts';
import { field, fill } from '../../support/fields.ts';
import { address, press } from '../../support/page.tsx';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { openProfile, profilePath, signe, storeAccount } from './openProfile.tsx';
import { followSessionInEachTest } from '../../support/followSession.ts';

resetStoresAfterEach();

describe('the address', () => {
  const { updateUserEmail } = contracts;
  const NEW = 'Ny email adresse';
  const proofs = () => backend.attempts('auth', 'reauthenticateWithCredential');
  const lastToast = (toast: string) => waitFor(() => expect(toastsShown().at(-1)).toBe(toast));
  beforeEach(async () => {
    await storeAccount();
    backend.functions.answer(updateUserEmail);
    sessionChanged(customer);
    openProfile('/profil?fane=email');
    await press('Skift email');
  });

  async function change(newEmail = 'ny@kunde.example'): Promise<void> {
    fill({ [NEW]: newEmail, 'Nuværende adgangskode': 'Demo1234!' });
    await press('Send bekræftelse');
  }

  const requested =
    'Der er sendt en bekræftelse til ny@kunde.example. Klik på linket i mailen for at gennemføre ændringen. Kig også i din spam-mappe.';

  test('a change proves who asks, and waits until the link in the mail has been followed', async () => {
    await change(' ny@kunde.example ');
    await lastToast(`success: ${requested}`);
    expect(proofs()).toHaveLength(1);
    expect(backend.functions.calls(updateUserEmail)).toMatchObject([
      { input: { newEmail: 'ny@kunde.example' }, token: 'token-of-uid-kunde' },
    ]);
    expect(screen.getByText(requested)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Jeg har klikket på linket' })).toHaveFocus();
    expect(screen.getByText(customer.email, { selector: 'dd' })).toBeVisible();
    await press('Jeg har klikket på linket');
    await lastToast(
      'info: Den nye adresse er ikke bekræftet endnu. Klik på linket i mailen først.',
    );
    Object.assign(backend.accounts.current() ?? {}, { email: 'ny@kunde.example' });
    await press('Jeg har klikket på linket');
    await lastToast('success: Din email er nu ny@kunde.example.');
    expect(screen.getByRole('button', { name: 'Skift email' })).toHaveFocus();
  });

  test('a mail that went to a wrong address is given up; without a connection nothing is known', async () => {
    backend.fail('auth', 'reload');
    await change();
    await press('Jeg har klikket på linket');
    await lastToast('error: Fejl ved genindlæsning af bruger.');
    await press('Brug en anden adresse');
    expect(screen.queryByText(requested)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Skift email' })).toBeVisible();
  });

  test('a change of mind takes it back', async () => {
    expect(field(NEW)).toHaveFocus();
    fill({ [NEW]: 'x' });
    await press('Annuller');
    expect(screen.getByRole('button', { name: 'Skift email' })).toHaveFocus();
    await press('Skift email');
    expect(field(NEW)).toHaveValue('');
  });

  test('the same address is none, and nothing is proved', async () => {
    await change('KUNDE@jerslevfoto.example');
    expect(field(NEW)).toHaveAccessibleDescription(
      'Du kan ikke ændre til den samme email adresse som du allerede har',
    );
    expect(field(NEW)).toHaveFocus();
    expect(proofs()).toEqual([]);
  });

  test('a password that is not accepted is told, and changes nothing', async () => {
    backend.fail('auth', 'reauthenticateWithCredential', new AppError('network'));
    await change();
    await lastToast('error: Fejl ved bekræftelse af adgangskode. Prøv igen.');
    expect(backend.attempts('call')).toEqual([]);
  });

  test('a change that fails keeps what was typed; the words of the server come first, beside the field', async () => {
    backend.failNext('call', updateUserEmail.path, new AppError('network'));
    await change();
    await lastToast('error: Kunne ikke opdatere email adresse. Prøv igen senere.');
    expect(field(NEW)).toHaveValue('ny@kunde.example');
    const error = 'Email adressen er allerede i brug. Vælg en anden.';
    backend.functions.refuse(updateUserEmail, 409, { code: 'auth/email-already-in-use', error });
    await change();
    await lastToast(`error: ${error}`);
    expect(field(NEW)).toHaveAccessibleDescription(error);
    expect(field(NEW)).toHaveFocus();
  });
});

describe('the password', () => {
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
});

describe('the phone number', () => {
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
      expect(toastsShown()).toEqual([
        'error: Kunne ikke opdatere telefonnummer. Prøv igen senere.',
      ]),
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
});
