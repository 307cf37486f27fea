import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { site } from '#src/config/site.ts';
import { ResetPasswordPage } from '#src/features/auth/ResetPasswordPage.tsx';
import { AppError } from '#src/model/base/errors.ts';
import { useConsent } from '#src/stores/consent.ts';
import type { MailedCode } from '../../../support/backend/accounts.ts';
import { backend } from '../../../support/backend/backend.ts';
import { field, fill } from '../../support/fields.ts';
import { address, linkTo, openPage, press } from '../../support/page.tsx';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();

const ida = 'ida@kunde.example';

beforeEach(() => {
  useConsent.setState({ value: 'accepted' });
  backend.accounts.add({ email: ida });
  backend.accounts.codes.set('abc', { operation: 'PASSWORD_RESET', email: ida });
});

const open = (query = '') => openPage(<ResetPasswordPage />, `/reset-password${query}`);
const heading = (name: string) => screen.findByRole('heading', { name });

describe('asking for a link', () => {
  async function ask(email: string): Promise<void> {
    open();
    fill({ Email: email });
    await press('Send nulstillingslink');
  }

  test('is answered with what to do next, and can be repeated', async () => {
    await ask(' ida@kunde.example ');
    expect(
      await screen.findByText(
        'Hvis der findes en konto med ida@kunde.example, er der sendt et nulstillingslink til den.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Tjek din email' })).toHaveFocus();
    expect(backend.accounts.mails).toEqual(['reset ida@kunde.example']);
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Åbn din indbakke, og kig også i din spam-mappe.',
      'Klik på linket i mailen.',
      'Vælg en ny adgangskode, og log ind med den.',
    ]);
    await press('Send igen');
    expect(field('Email')).toHaveValue('ida@kunde.example');
    expect(field('Email')).toHaveFocus();
  });

  test('is answered the same about an address that nobody has', async () => {
    await ask('ukendt@kunde.example');
    expect(
      await screen.findByText(/^Hvis der findes en konto med ukendt@kunde\.example,/),
    ).toBeVisible();
    expect(backend.accounts.mails).toEqual([]);
  });

  test('that fails says why, and keeps the address', async () => {
    backend.fail('auth', 'sendPasswordResetEmail', new AppError('auth/too-many-requests'));
    await ask(ida);
    await waitFor(() =>
      expect(toastsShown()).toEqual(['error: For mange forsøg. Vent 15 minutter og prøv igen.']),
    );
    expect(field('Email')).toHaveValue(ida);
  });
});

test.each([
  '?mode=resetPassword',
  '?oobCode=abc',
  '?mode=resetPassword&oobCode=',
  '?mode=else&oobCode=abc',
])('the link %s is not whole, and leads back to asking for one', async (query) => {
  open(query);
  expect(await screen.findByLabelText('Email')).toBeVisible();
  expect(address()).toBe('/reset-password');
  expect(toastsShown()).toEqual([
    'error: Ugyldig nulstillingslink. Anmod om en ny nulstillingslink.',
  ]);
});

describe('a reset link', () => {
  const link = '?mode=resetPassword&oobCode=abc';

  async function choose(password: string, again = password): Promise<void> {
    open(link);
    await screen.findByText('Til kontoen ida@kunde.example');
    fill({ 'Ny adgangskode': password, 'Gentag adgangskode': again });
    await press('Gem ny adgangskode');
  }

  test('is checked before the form is shown', () => {
    backend.hold('auth', 'verifyPasswordResetCode');
    open(link);
    expect(screen.getByText('Kontrollerer linket...')).toBeVisible();
    expect(screen.queryByLabelText('Ny adgangskode')).not.toBeInTheDocument();
  });

  test('sets the new password and leads to signing in', async () => {
    await choose('Ny-kode!1');
    expect(await heading('Adgangskoden er ændret')).toBeVisible();
    expect(backend.accounts.get(ida)?.password).toBe('Ny-kode!1');
    expect(address()).toBe('/reset-password');
    expect(linkTo('Tilbage til log ind')).toBe('/login');
  });

  test('ticks the requirements while the password is typed, which can be shown', async () => {
    open(link);
    await screen.findByText('Til kontoen ida@kunde.example');
    const list = within(screen.getByRole('list', { name: 'Krav til adgangskoden' }));
    const items = () => list.getAllByRole('listitem').map((item) => item.textContent);
    fill({ 'Ny adgangskode': 'a1!' });
    expect(items()).toEqual([
      'Mindst 8 tegn(mangler)',
      'Mindst ét tal(opfyldt)',
      'Mindst ét bogstav(opfyldt)',
      'Mindst ét stort bogstav (A-Z)(mangler)',
      'Mindst ét specialtegn(opfyldt)',
    ]);
    fill({ 'Ny adgangskode': 'Øl 1' });
    expect(screen.getByText(/^Æ, Ø og Å tæller ikke/)).toBeVisible();
    expect(screen.getByText(/^Mellemrum, -, \+ og = tæller ikke/)).toBeVisible();
    const [show] = screen.getAllByRole('button', { name: 'Vis adgangskode' });
    if (show) await userEvent.click(show);
    expect(field('Ny adgangskode')).toHaveAttribute('type', 'text');
    expect(field('Gentag adgangskode')).toHaveAttribute('type', 'password');
    await press('Skjul adgangskode');
    expect(field('Ny adgangskode')).toHaveAttribute('type', 'password');
  });

  test.each([
    [['nykode-en', 'nykode-en'], 'Ny adgangskode', 'Adgangskoden opfylder ikke kravene'],
    [
      ['Ny-kode!1', 'ny-kode-2'],
      'Gentag adgangskode',
      'Adgangskoderne matcher ikke. Indtast den samme adgangskode i begge felter.',
    ],
  ] satisfies [[string, string], string, string][])('refuses %j', async (given, name, message) => {
    await choose(...given);
    expect(field(name)).toHaveAccessibleDescription(message);
    expect(field(name)).toHaveFocus();
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
    expect(await heading('Linket virker ikke')).toBeVisible();
    expect(linkTo('Anmod om et nyt link')).toBe('/reset-password');
  });

  test('that could not be checked is checked again', async () => {
    backend.failNext('auth', 'verifyPasswordResetCode');
    open(link);
    await screen.findByText('Netværksfejl. Kontroller din internetforbindelse og prøv igen.');
    await press('Prøv igen');
    expect(await screen.findByText('Til kontoen ida@kunde.example')).toBeVisible();
  });

  test('keeps what was typed when the password cannot be saved', async () => {
    backend.fail('auth', 'confirmPasswordReset', new AppError('service-failed'));
    await choose('Ny-kode!1');
    await waitFor(() =>
      expect(toastsShown()).toEqual(['error: Der opstod en fejl ved nulstilling af adgangskoden.']),
    );
    expect(field('Ny adgangskode')).toHaveValue('Ny-kode!1');
  });

  test('that ran out while the form was open leads to a new one', async () => {
    backend.fail('auth', 'confirmPasswordReset', new AppError('auth/expired-action-code'));
    await choose('Ny-kode!1');
    expect(await heading('Linket virker ikke')).toBeVisible();
  });
});

describe('another mailed link', () => {
  let number = 0;
  // Each code is followed once, in all tests together.
  function follow(mode: string, operation: MailedCode['operation'], email = ida): void {
    number += 1;
    backend.accounts.codes.set(`code-${number}`, { operation, email });
    open(`?mode=${mode}&oobCode=code-${number}`);
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
  ] as const)('says what it has done: %s', async (operation, title, text) => {
    follow('verifyEmail', operation);
    expect(await heading(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(address()).toBe('/reset-password');
    expect(backend.attempts('auth', 'applyActionCode')).toHaveLength(1);
  });

  test('sends an owner another one: a password is needed first', async () => {
    const [owner = ''] = site.ownerEmails;
    backend.accounts.add({ email: owner, emailVerified: false });
    follow('verifyEmail', 'VERIFY_EMAIL', owner);
    expect(await heading('Vælg en adgangskode først')).toBeVisible();
    expect(
      screen.getByText(
        `Administratorer bekræfter deres email ved at vælge en ny adgangskode. Der er sendt et link til ${owner}.`,
      ),
    ).toBeVisible();
    expect(backend.accounts.mails).toEqual([`reset ${owner}`]);
    expect(backend.accounts.get(owner)?.emailVerified).toBe(false);
  });

  test.each(['auth/invalid-action-code', 'auth/expired-action-code'] as const)(
    'that is no good (%s) leads to signing in',
    async (code) => {
      backend.fail('auth', 'checkActionCode', new AppError(code));
      follow('verifyAndChangeEmail', 'VERIFY_AND_CHANGE_EMAIL');
      expect(await screen.findByRole('link', { name: 'Log ind' })).toHaveAttribute(
        'href',
        '/login',
      );
    },
  );

  test('that could not be followed is tried again', async () => {
    backend.failNext('auth', 'checkActionCode', new AppError('permission-denied'));
    follow('recoverEmail', 'RECOVER_EMAIL');
    expect(
      await screen.findByText('Linket kan ikke bruges til denne email. Kontakt support.'),
    ).toBeVisible();
    await press('Prøv igen');
    expect(await heading('Din gamle email er tilbage')).toBeVisible();
  });
});
