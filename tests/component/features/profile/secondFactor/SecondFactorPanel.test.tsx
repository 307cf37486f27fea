import { fireEvent, screen, waitFor } from '@testing-library/react';
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
import { fill } from '../../../support/fields.ts';
import { press } from '../../../support/page.tsx';
import { resetStoresAfterEach, toastsShown } from '../../../support/stores.ts';
import { openProfile, storeAccount } from '../openProfile.tsx';

resetStoresAfterEach();
beforeEach(async () => {
  await storeAccount();
  sessionChanged({ ...customer, isAdmin: true });
});

const open = () => openProfile('/profil?fane=password');
const account = () => backend.accounts.get(customer.email);
const code = () => screen.findByLabelText('Kode fra appen');
const button = (name: string) => screen.findByRole('button', { name });
/** The panel lies below the form that changes the password. */
const password = () => screen.getAllByLabelText('Nuværende adgangskode').at(-1) ?? document.body;
const areToasts = (...toasts: string[]) => waitFor(() => expect(toastsShown()).toEqual(toasts));

/** Writes into a field, and sends it. */
async function enter(field: HTMLElement, text: string): Promise<void> {
  fireEvent.input(field, { target: { value: text } });
  await userEvent.type(field, '{Enter}');
}

const enterCode = async (text: string) => enter(await code(), text);

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
  expect(await button('Slå to-trins-login til')).toBeVisible();
});

describe('setting up', () => {
  async function begin(secret = 'Demo1234!'): Promise<void> {
    open();
    await userEvent.click(await button('Slå to-trins-login til'));
    expect(password()).toHaveFocus();
    await enter(password(), secret);
  }

  test('shows the key as picture and text, and takes the first code of the app', async () => {
    const user = userEvent.setup();
    await begin();
    expect(await code()).toHaveFocus();
    expect(
      await screen.findByRole('img', { name: 'QR-kode til autentificeringsappen' }),
    ).toBeVisible();
    expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Kopiér nøglen' }));
    expect(await button('Nøglen er kopieret')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('GEZDGNBVGY3TQOJQ');
    await enterCode('123 456');
    await areToasts('success: To-trins-login er slået til.');
    expect(await screen.findByText(/^Mister du telefonen/)).toBeVisible();
    expect(await button('Slå to-trins-login fra')).toHaveFocus();
    expect(account()?.app).toBeDefined();
  });

  test('is not finished by a wrong code, and is given up without a trace', async () => {
    await begin();
    await enterCode('000000');
    const wrong = 'Koden passer ikke. Vent på den næste, og prøv igen.';
    await waitFor(async () => expect(await code()).toHaveAccessibleDescription(wrong));
    await press('Annuller');
    expect(await button('Slå to-trins-login til')).toHaveFocus();
    expect(account()?.app).toBeUndefined();
  });

  test.each([
    ['Forkert1!', 'Nuværende adgangskode er forkert'],
    ['', 'Du skal indtaste din nuværende adgangskode'],
  ])('needs the password: "%s"', async (secret, message) => {
    await begin(secret);
    await waitFor(() => expect(password()).toHaveAccessibleDescription(message));
  });

  test('says when the project does not allow it yet', async () => {
    backend.failNext('auth', 'generateSecret', new AppError('auth/operation-not-allowed'));
    await begin();
    await areToasts(
      'error: To-trins-login er ikke gjort klar endnu. Kontakt den, der driver siden.',
    );
  });
});

describe('an app that is on', () => {
  beforeEach(haveApp);

  async function toTurnOff(): Promise<void> {
    open();
    await userEvent.click(await button('Slå to-trins-login fra'));
    await enter(password(), 'Demo1234!');
    await screen.findByRole('dialog', { name: 'To-trins-login' });
  }

  test('shows since when, and is turned off with password and code', async () => {
    await toTurnOff();
    expect(screen.getByText('23. november 2026')).toBeInTheDocument();
    expect(
      screen.getByText('npm run admin -- recovery-codes kunde@jerslevfoto.example'),
    ).toBeInTheDocument();
    expect(account()?.app).toBeDefined();
    await enterCode('123456');
    await areToasts('success: To-trins-login er slået fra.');
    expect(account()?.app).toBeUndefined();
    expect(await button('Slå to-trins-login til')).toHaveFocus();
  });

  test('stays when the code is not given', async () => {
    await toTurnOff();
    await press('Tilbage');
    await areToasts('error: Handlingen blev afbrudt.');
    expect(account()?.app).toBeDefined();
  });

  test('is turned off by a recovery code, too', async () => {
    backend.functions.answer(contracts.recoverSignIn);
    await toTurnOff();
    await press('Brug en genoprettelseskode');
    const own = account();
    if (own) own.app = undefined;
    await enter(await screen.findByLabelText('Genoprettelseskode'), 'abcdefghjklmnprs');
    await waitFor(() => expect(toastsShown()).toContain('success: To-trins-login er slået fra.'));
  });

  test('is asked for when the password is changed', async () => {
    open();
    await screen.findByRole('heading', { name: 'To-trins-login' });
    fill({
      'Nuværende adgangskode': 'Demo1234!',
      'Ny adgangskode': 'Ny!kode12',
      'Gentag ny adgangskode': 'Ny!kode12',
    });
    await press('Skift adgangskode');
    await screen.findByRole('dialog', { name: 'To-trins-login' });
    expect(account()?.password).toBe('Demo1234!');
    await enterCode('123456');
    await waitFor(() => expect(account()?.password).toBe('Ny!kode12'));
  });

  test('is asked for above the dialog that signs out everywhere', async () => {
    open();
    await screen.findByRole('heading', { name: 'To-trins-login' });
    await press('Log ud på alle enheder');
    await enter(password(), 'Demo1234!');
    await enterCode('123456');
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
  await userEvent.click(await button('Slet konto'));
  for (const tick of screen.getAllByRole('checkbox')) await userEvent.click(tick);
  fill({
    'Skriv "jeg accepterer" for at bekræfte': 'jeg accepterer',
    'Nuværende adgangskode': 'Demo1234!',
  });
  await press('Slet min konto permanent');
  await enterCode('123456');
  await waitFor(() =>
    expect(toastsShown()).toContain('success: Din konto er blevet slettet permanent'),
  );
});
