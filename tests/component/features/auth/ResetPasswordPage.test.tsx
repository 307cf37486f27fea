import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { site } from '#src/config/site.ts';
import { ResetPasswordPage } from '#src/features/auth/ResetPasswordPage.tsx';
import { AppError } from '#src/model/base/errors.ts';
import { useConsent } from '#src/stores/consent.ts';
import type { MailedCode } from '../../../support/backend/accounts.ts';
import { backend } from '../../../support/backend/backend.ts';
import { Address } from '../../support/Address.tsx';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();

const ida = 'ida@kunde.example';

beforeEach(() => {
  useConsent.setState({ value: 'accepted' });
  backend.accounts.add({ email: ida });
  backend.accounts.codes.set('abc', { operation: 'PASSWORD_RESET', email: ida });
});

function open(query = ''): void {
  render(
    <MemoryRouter initialEntries={[`/reset-password${query}`]}>
      <Routes>
        <Route path="/reset-password" element={<ResetPasswordPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </MemoryRouter>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const email = () => screen.getByLabelText('Email');

async function ask(address: string): Promise<void> {
  fireEvent.input(email(), { target: { value: address } });
  await press('Send nulstillingslink');
}

describe('asking for a link', () => {
  test('is answered with what to do next, and can be repeated', async () => {
    open();
    await ask(' ida@kunde.example ');
    expect(
      await screen.findByText(
        'Hvis der findes en konto med ida@kunde.example, er der sendt et nulstillingslink til den.',
      ),
    ).toBeVisible();
    expect(backend.accounts.mails).toEqual(['reset ida@kunde.example']);
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Åbn din indbakke, og kig også i din spam-mappe.',
      'Klik på linket i mailen.',
      'Vælg en ny adgangskode, og log ind med den.',
    ]);
    await press('Send igen');
    expect(email()).toHaveValue('ida@kunde.example');
  });

  test('says the same about an address that nobody has', async () => {
    open();
    await ask('ukendt@kunde.example');
    expect(
      await screen.findByText(/^Hvis der findes en konto med ukendt@kunde\.example,/),
    ).toBeVisible();
    expect(backend.accounts.mails).toEqual([]);
  });

  test.each([
    ['', 'Indtast venligst din email adresse'],
    ['ida', 'Indtast venligst en gyldig email adresse'],
  ])('refuses "%s"', async (address, message) => {
    open();
    await ask(address);
    expect(email()).toHaveAccessibleDescription(message);
    expect(email()).toHaveFocus();
    expect(backend.attempts('auth')).toEqual([]);
  });

  test.each([
    ['auth/invalid-email', 'Ugyldig e-mail adresse format.'],
    ['auth/too-many-requests', 'For mange forsøg. Vent 15 minutter og prøv igen.'],
    ['auth/invalid-continue-uri', 'Linket i mailen er sat forkert op. Kontakt support.'],
    [
      'auth/unauthorized-continue-uri',
      'Linket i mailen fører et forkert sted hen. Kontakt support.',
    ],
    [
      'service-failed',
      'Kunne ikke sende nulstillingslink. Kontroller din e-mail adresse og prøv igen.',
    ],
    ['unknown', 'Der opstod en uventet fejl. Prøv igen senere eller kontakt support.'],
  ] as const)('says what %s means', async (code, text) => {
    backend.fail('auth', 'sendPasswordResetEmail', new AppError(code));
    open();
    await ask('ida@kunde.example');
    await waitFor(() => expect(toastsShown()).toEqual([`error: ${text}`]));
    expect(email()).toHaveValue('ida@kunde.example');
  });

  test('waits for the consent to cookies', async () => {
    useConsent.setState({ value: null });
    open();
    await ask('ida@kunde.example');
    await userEvent.type(email(), '{Enter}');
    expect(toastsShown()).toEqual(['info: Navigation kræver cookies']);
    expect(backend.attempts('auth')).toEqual([]);
  });
});

describe('a link that is not whole', () => {
  test.each([
    '?mode=resetPassword',
    '?oobCode=abc',
    '?mode=resetPassword&oobCode=',
    '?mode=else&oobCode=abc',
  ])('%s leads back to asking for one', async (query) => {
    open(query);
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/reset-password$/);
    expect(toastsShown()).toEqual([
      'error: Ugyldig nulstillingslink. Anmod om en ny nulstillingslink.',
    ]);
  });
});

describe('a reset link', () => {
  const link = '?mode=resetPassword&oobCode=abc';
  const first = () => screen.getByLabelText('Ny adgangskode');
  const second = () => screen.getByLabelText('Gentag adgangskode');

  async function choose(password: string, again = password): Promise<void> {
    await screen.findByText('Til kontoen ida@kunde.example');
    fireEvent.input(first(), { target: { value: password } });
    fireEvent.input(second(), { target: { value: again } });
    await press('Gem ny adgangskode');
  }

  test('is checked before the form is shown', () => {
    backend.hold('auth', 'verifyPasswordResetCode');
    open(link);
    expect(screen.getByText('Kontrollerer linket...')).toBeVisible();
    expect(screen.queryByLabelText('Ny adgangskode')).not.toBeInTheDocument();
  });

  test('sets the new password and leads to signing in', async () => {
    open(link);
    await choose('Ny-kode!1');
    expect(await screen.findByRole('heading', { name: 'Adgangskoden er ændret' })).toBeVisible();
    expect(backend.accounts.get(ida)?.password).toBe('Ny-kode!1');
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/reset-password$/);
    expect(screen.getByRole('link', { name: 'Tilbage til log ind' })).toHaveAttribute(
      'href',
      '/login',
    );
  });

  test('ticks the requirements while the password is typed', async () => {
    open(link);
    await screen.findByText('Til kontoen ida@kunde.example');
    const list = screen.getByRole('list', { name: 'Krav til adgangskoden' });
    const items = () =>
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(items()).toEqual([
      'Mindst 8 tegn(mangler)',
      'Mindst ét tal(mangler)',
      'Mindst ét bogstav(mangler)',
      'Mindst ét stort bogstav (A-Z)(mangler)',
      'Mindst ét specialtegn(mangler)',
    ]);
    fireEvent.input(first(), { target: { value: 'a1!' } });
    expect(items()).toEqual([
      'Mindst 8 tegn(mangler)',
      'Mindst ét tal(opfyldt)',
      'Mindst ét bogstav(opfyldt)',
      'Mindst ét stort bogstav (A-Z)(mangler)',
      'Mindst ét specialtegn(opfyldt)',
    ]);
    fireEvent.input(first(), { target: { value: 'Øl 1' } });
    expect(screen.getByText(/^Æ, Ø og Å tæller ikke/)).toBeVisible();
    expect(screen.getByText(/^Mellemrum, -, \+ og = tæller ikke/)).toBeVisible();
  });

  test('shows and hides what is typed', async () => {
    open(link);
    await screen.findByText('Til kontoen ida@kunde.example');
    expect(first()).toHaveAttribute('type', 'password');
    const [show] = screen.getAllByRole('button', { name: 'Vis adgangskode' });
    if (show) await userEvent.click(show);
    expect(first()).toHaveAttribute('type', 'text');
    expect(second()).toHaveAttribute('type', 'password');
    await press('Skjul adgangskode');
    expect(first()).toHaveAttribute('type', 'password');
  });

  test('refuses a password that misses a requirement', async () => {
    open(link);
    await choose('nykode-en');
    expect(first()).toHaveAccessibleDescription('Adgangskoden opfylder ikke kravene');
    expect(first()).toHaveFocus();
    expect(backend.attempts('auth', 'confirmPasswordReset')).toEqual([]);
  });

  test('refuses two passwords that differ', async () => {
    open(link);
    await choose('Ny-kode!1', 'ny-kode-2');
    expect(second()).toHaveAccessibleDescription(
      'Adgangskoderne matcher ikke. Indtast den samme adgangskode i begge felter.',
    );
    expect(backend.attempts('auth', 'confirmPasswordReset')).toEqual([]);
  });

  test.each([
    ['auth/expired-action-code', 'Nulstillingslinket er udløbet. Anmod om et nyt link.'],
    ['auth/invalid-action-code', 'Ugyldig nulstillingslink. Anmod om et nyt link.'],
    ['auth/user-disabled', 'Kontoen er spærret. Kontakt support.'],
  ] as const)('that is no good (%s) leads to a new one', async (code, text) => {
    backend.fail('auth', 'verifyPasswordResetCode', new AppError(code));
    open(link);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Linket virker ikke' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Anmod om et nyt link' })).toHaveAttribute(
      'href',
      '/reset-password',
    );
  });

  test('that could not be checked is checked again', async () => {
    backend.failNext('auth', 'verifyPasswordResetCode');
    open(link);
    await screen.findByText('Netværksfejl. Kontroller din internetforbindelse og prøv igen.');
    await press('Prøv igen');
    expect(await screen.findByText('Til kontoen ida@kunde.example')).toBeVisible();
  });

  test.each([
    ['auth/weak-password', 'Adgangskoden er for svag. Brug en stærkere adgangskode.'],
    ['service-failed', 'Der opstod en fejl ved nulstilling af adgangskoden.'],
  ] as const)('says what %s means, and keeps what was typed', async (code, text) => {
    backend.fail('auth', 'confirmPasswordReset', new AppError(code));
    open(link);
    await choose('Ny-kode!1');
    await waitFor(() => expect(toastsShown()).toEqual([`error: ${text}`]));
    expect(first()).toHaveValue('Ny-kode!1');
  });

  test('that ran out while the form was open leads to a new one', async () => {
    backend.fail('auth', 'confirmPasswordReset', new AppError('auth/expired-action-code'));
    open(link);
    await choose('Ny-kode!1');
    expect(await screen.findByRole('heading', { name: 'Linket virker ikke' })).toBeVisible();
  });
});

describe('the other mailed links', () => {
  let number = 0;
  // Each code is followed once, in all tests together.
  function link(mode: string, operation: MailedCode['operation'], email = ida): string {
    number += 1;
    backend.accounts.codes.set(`code-${number}`, { operation, email });
    return `?mode=${mode}&oobCode=code-${number}`;
  }

  test.each([
    [
      'VERIFY_EMAIL',
      'Din email er bekræftet',
      'ida@kunde.example er bekræftet. Nu kan du logge ind.',
    ],
    [
      'VERIFY_AND_CHANGE_EMAIL',
      'Din nye email er bekræftet',
      'Log ind med ida@kunde.example fra nu af.',
    ],
    [
      'RECOVER_EMAIL',
      'Din gamle email er tilbage',
      'Din konto bruger ida@kunde.example igen. Vælg en ny adgangskode, hvis du ikke selv bad om ændringen.',
    ],
  ] as const)('say what they have done: %s', async (operation, title, text) => {
    open(link('verifyEmail', operation));
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/reset-password$/);
    expect(backend.attempts('auth', 'applyActionCode')).toHaveLength(1);
  });

  test('send an owner another one: a password is needed first', async () => {
    const [owner = ''] = site.ownerEmails;
    backend.accounts.add({ email: owner, emailVerified: false });
    open(link('verifyEmail', 'VERIFY_EMAIL', owner));
    expect(await screen.findByRole('heading', { name: 'Vælg en adgangskode først' })).toBeVisible();
    expect(
      screen.getByText(
        `Administratorer bekræfter deres email ved at vælge en ny adgangskode. Der er sendt et link til ${owner}.`,
      ),
    ).toBeVisible();
    expect(backend.accounts.mails).toEqual([`reset ${owner}`]);
    expect(backend.accounts.get(owner)?.emailVerified).toBe(false);
  });

  test.each([
    [
      'auth/invalid-action-code',
      'Linket er allerede brugt eller ugyldigt. Prøv at logge ind, eller få et nyt link.',
    ],
    ['auth/expired-action-code', 'Linket er udløbet. Log ind for at få et nyt.'],
  ] as const)('that are no good (%s) lead to signing in', async (code, text) => {
    backend.fail('auth', 'checkActionCode', new AppError(code));
    open(link('verifyAndChangeEmail', 'VERIFY_AND_CHANGE_EMAIL'));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log ind' })).toHaveAttribute('href', '/login');
  });

  test.each([
    ['network', 'Netværksfejl. Kontroller din internetforbindelse og prøv igen.'],
    ['permission-denied', 'Linket kan ikke bruges til denne email. Kontakt support.'],
    ['unknown', 'Linket kunne ikke følges. Prøv igen om lidt.'],
  ] as const)('that could not be followed (%s) are tried again', async (code, text) => {
    backend.failNext('auth', 'checkActionCode', new AppError(code));
    open(link('recoverEmail', 'RECOVER_EMAIL'));
    expect(await screen.findByText(text)).toBeVisible();
    await press('Prøv igen');
    expect(
      await screen.findByRole('heading', { name: 'Din gamle email er tilbage' }),
    ).toBeVisible();
  });
});
