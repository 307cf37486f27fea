import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
// Fetched later by the page: here their first use shall not have to wait for them.
import '#src/features/profile/secondFactor/SecondFactorDialog.tsx';
import '#src/features/profile/secondFactor/SecondFactorPanel.tsx';
import { AppError } from '#src/model/base/errors.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../../support/backend/backend.ts';
import { customer } from '../../../../support/records.ts';
import { resetStoresAfterEach, toastsShown } from '../../../support/stores.ts';
import { openProfile, press, retype, storeAccount } from '../openProfile.tsx';

resetStoresAfterEach();
beforeEach(async () => {
  await storeAccount();
  sessionChanged({ ...customer, isAdmin: true });
});

const account = () => backend.accounts.get(customer.email);
const open = () => openProfile('/profil?fane=password');
const code = () => screen.findByLabelText('Kode fra appen');
const panel = () => screen.findByRole('heading', { name: 'To-trins-login' });
const passwords = () => screen.getAllByLabelText('Nuværende adgangskode');
/** The panel lies below the form that changes the password. */
const passwordOfPanel = () => passwords().at(-1) ?? document.body;

function haveApp(): void {
  const own = account();
  if (own) own.app = { since: new Date('2026-11-23T12:00Z') };
}

test('customers have no such section', async () => {
  sessionChanged(customer);
  open();
  await screen.findByRole('heading', { name: 'Log ud alle steder' });
  expect(screen.queryByText('To-trins-login')).not.toBeInTheDocument();
});

test('a state that cannot be read is asked for again', async () => {
  backend.failNext('auth', 'reload', new AppError('network'));
  open();
  expect(
    await screen.findByText('Det kunne ikke ses, om to-trins-login er slået til. Prøv igen.'),
  ).toBeVisible();
  await press('Prøv igen');
  expect(await screen.findByRole('button', { name: 'Slå to-trins-login til' })).toBeVisible();
});

describe('setting up', () => {
  async function toCode(): Promise<void> {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Slå to-trins-login til' }));
    expect(passwordOfPanel()).toHaveFocus();
    await userEvent.type(passwordOfPanel(), 'Demo1234!{Enter}');
    await code();
  }

  test('shows the key as picture and text, and takes the first code of the app', async () => {
    await toCode();
    expect(await code()).toHaveFocus();
    expect(
      await screen.findByRole('img', { name: 'QR-kode til autentificeringsappen' }),
    ).toBeVisible();
    expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
    await userEvent.type(await code(), '123 456{Enter}');
    await waitFor(() => expect(toastsShown()).toEqual(['success: To-trins-login er slået til.']));
    expect(await screen.findByText(/^Mister du telefonen/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Slå to-trins-login fra' })).toHaveFocus();
    expect(account()?.app).toBeDefined();
  });

  test('copies the key', async () => {
    const user = userEvent.setup();
    await toCode();
    await user.click(screen.getByRole('button', { name: 'Kopiér nøglen' }));
    expect(await screen.findByRole('button', { name: 'Nøglen er kopieret' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('GEZDGNBVGY3TQOJQ');
  });

  test('is not finished by a wrong code', async () => {
    await toCode();
    await userEvent.type(await code(), '000000{Enter}');
    await waitFor(async () =>
      expect(await code()).toHaveAccessibleDescription(
        'Koden passer ikke. Vent på den næste, og prøv igen.',
      ),
    );
    expect(account()?.app).toBeUndefined();
  });

  test('is given up without a trace', async () => {
    await toCode();
    await press('Annuller');
    expect(await screen.findByRole('button', { name: 'Slå to-trins-login til' })).toHaveFocus();
    expect(account()?.app).toBeUndefined();
  });

  test.each([
    ['Forkert1!', 'Nuværende adgangskode er forkert'],
    ['', 'Du skal indtaste din nuværende adgangskode'],
  ])('needs the password: "%s"', async (password, message) => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Slå to-trins-login til' }));
    await userEvent.type(passwordOfPanel(), `${password}{Enter}`);
    await waitFor(() => expect(passwordOfPanel()).toHaveAccessibleDescription(message));
  });

  test('says when the project does not allow it yet', async () => {
    backend.failNext('auth', 'generateSecret', new AppError('auth/operation-not-allowed'));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Slå to-trins-login til' }));
    await userEvent.type(passwordOfPanel(), 'Demo1234!{Enter}');
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'error: To-trins-login er ikke gjort klar endnu. Kontakt den, der driver siden.',
      ]),
    );
  });
});

describe('an app that is on', () => {
  beforeEach(haveApp);

  async function toTurnOff(): Promise<void> {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Slå to-trins-login fra' }));
    await userEvent.type(passwordOfPanel(), 'Demo1234!{Enter}');
    await screen.findByRole('dialog', { name: 'To-trins-login' });
  }

  test('shows since when, and what helps when the telephone is lost', async () => {
    open();
    await panel();
    expect(await screen.findByText('23. november 2026')).toBeVisible();
    expect(
      screen.getByText('npm run admin -- recovery-codes kunde@jerslevfoto.example'),
    ).toBeVisible();
  });

  test('is turned off with password and code', async () => {
    await toTurnOff();
    expect(account()?.app).toBeDefined();
    await userEvent.type(await code(), '123456{Enter}');
    await waitFor(() => expect(toastsShown()).toEqual(['success: To-trins-login er slået fra.']));
    expect(account()?.app).toBeUndefined();
    expect(await screen.findByRole('button', { name: 'Slå to-trins-login til' })).toHaveFocus();
  });

  test('stays when the code is not given', async () => {
    await toTurnOff();
    await press('Tilbage');
    await waitFor(() => expect(toastsShown()).toEqual(['error: Handlingen blev afbrudt.']));
    expect(account()?.app).toBeDefined();
  });

  test('is turned off by a recovery code, too', async () => {
    backend.functions.answer(contracts.recoverSignIn);
    await toTurnOff();
    await press('Brug en genoprettelseskode');
    const own = account();
    if (own) own.app = undefined;
    const field = await screen.findByLabelText('Genoprettelseskode');
    await userEvent.type(field, 'abcdefghjklmnprs{Enter}');
    await waitFor(() => expect(toastsShown()).toContain('success: To-trins-login er slået fra.'));
  });

  test('is asked for when the password is changed', async () => {
    open();
    await panel();
    retype('Nuværende adgangskode', 'Demo1234!');
    retype('Ny adgangskode', 'Ny!kode12');
    retype('Gentag ny adgangskode', 'Ny!kode12');
    await press('Skift adgangskode');
    await screen.findByRole('dialog', { name: 'To-trins-login' });
    expect(account()?.password).toBe('Demo1234!');
    await userEvent.type(await code(), '123456{Enter}');
    await waitFor(() => expect(account()?.password).toBe('Ny!kode12'));
  });

  test('is asked for above the dialog that signs out everywhere', async () => {
    open();
    await panel();
    await press('Log ud på alle enheder');
    await userEvent.type(passwordOfPanel(), 'Demo1234!{Enter}');
    await userEvent.type(await code(), '123456{Enter}');
    await waitFor(() =>
      expect(toastsShown()).toContain('success: Du er logget ud på alle enheder.'),
    );
    expect(backend.accounts.current()).toBeUndefined();
  });
});

test('an app of a customer is asked for at the deletion of the account', async () => {
  haveApp();
  sessionChanged(customer);
  backend.functions.answer(contracts.deleteAccount);
  openProfile();
  await userEvent.click(await screen.findByRole('button', { name: 'Slet konto' }));
  for (const tick of screen.getAllByRole('checkbox')) await userEvent.click(tick);
  retype('Skriv "jeg accepterer" for at bekræfte', 'jeg accepterer');
  retype('Nuværende adgangskode', 'Demo1234!');
  await press('Slet min konto permanent');
  await userEvent.type(await code(), '123456{Enter}');
  await waitFor(() =>
    expect(toastsShown()).toContain('success: Din konto er blevet slettet permanent'),
  );
});
