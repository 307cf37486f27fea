import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { RegisterPage } from '#src/features/auth/RegisterPage.tsx';
import { emailForPhone } from '#src/lib/phoneBook.ts';
import { AppError } from '#src/model/base/errors.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { useConsent } from '#src/stores/consent.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { customer } from '../../../support/records.ts';
import { solveBotCheck } from '../../support/botCheckFrame.ts';
import { field, fill } from '../../support/fields.ts';
import { address, handedOver, openPage, press } from '../../support/page.tsx';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();

const email = 'ida@kunde.example';
const account = () => backend.accounts.get(email);
const creations = () => backend.attempts('auth', 'createUserWithEmailAndPassword');
const areToasts = (...toasts: string[]) => waitFor(() => expect(toastsShown()).toEqual(toasts));
const isConfirmed = () => waitFor(() => expect(address()).toBe('/email-bekraeftelse'));

beforeEach(() => {
  useConsent.setState({ value: 'accepted' });
  backend.functions.answer(contracts.verifyRecaptcha);
});

const right = {
  Fornavn: 'Ida',
  Efternavn: 'Dam',
  Email: ` ${email} `,
  Adgangskode: 'Demo1234!',
  'Gentag adgangskode': 'Demo1234!',
  Mobilnummer: '20304050',
};

const open = (state?: unknown) => openPage(<RegisterPage />, { pathname: '/register', state });
const terms = () => screen.getByRole('checkbox', { name: /^Jeg accepterer købsbetingelserne/ });

function send(): Promise<void> {
  solveBotCheck();
  return press('Opret konto');
}

/** Opens the form, fills it in, and sends it. */
async function register(changes: Partial<typeof right> = {}, state?: unknown): Promise<void> {
  open(state);
  await screen.findByLabelText('Fornavn');
  fill({ ...right, ...changes });
  await userEvent.click(terms());
  await send();
}

test('an account is made, and the page that asks for a look into the inbox is told of it', async () => {
  const handedOn = { redirect: '/kundegalleri#kunde1-nøgle', wanted: 'fest · 95,00 kr' };
  await register({}, handedOn);
  await isConfirmed();
  expect(account()).toMatchObject({ password: 'Demo1234!', displayName: 'Ida Dam' });
  expect(backend.documents.get(`users/${account()?.uid}`)).toMatchObject({
    email,
    firstName: 'Ida',
    lastName: 'Dam',
    phoneNumber: '+45 20 30 40 50',
    originalPhoneNumber: '20304050',
  });
  expect(backend.accounts.mails).toEqual([`verification ${email}`]);
  expect(handedOver()).toMatchObject({ email, ...handedOn });
  expect(toastsShown()).toEqual([
    'success: Konto oprettet for Ida Dam! Check din email for bekræftelseslink.',
  ]);
  expect(emailForPhone('+45 20 30 40 50')).toBe(email);
});

test('what is wrong is said at its field, and no account is made', async () => {
  await register({ Adgangskode: 'Demo1!' });
  expect(field('Adgangskode')).toHaveAccessibleDescription(
    'Adgangskoden skal være mindst 8 tegn lang.',
  );
  await waitFor(() => expect(field('Adgangskode')).toHaveFocus());
  expect(creations()).toEqual([]);
});

test('the link of an invitation fills in the address', () => {
  const hash = `#${encodeURIComponent(email)}`;
  openPage(<RegisterPage />, { pathname: '/register', hash });
  expect(field('Email')).toHaveValue(email);
});

test('the terms have to be accepted, and their pages open beside', async () => {
  open();
  fill(right);
  await send();
  expect(terms()).toHaveAccessibleDescription(
    'Du skal sætte kryds i boksen for at acceptere vilkår og betingelser',
  );
  await waitFor(() => expect(terms()).toHaveFocus());
  for (const [name, href] of [
    [/^købsbetingelserne/, '/købsbetingelser'],
    [/^privatlivspolitikken/, '/privatlivspolitik'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
  }
  expect(field('Fornavn')).toHaveValue('Ida');
});

test.each([
  [
    'auth/email-already-in-use',
    'Der findes allerede en konto med denne email adresse. Log ind i stedet.',
  ],
  ['auth/invalid-email', 'Ugyldig e-mail adresse format.'],
] as const)('%s is told beside the address', async (code, text) => {
  backend.fail('auth', 'createUserWithEmailAndPassword', new AppError(code));
  await register();
  await areToasts(`error: ${text}`);
  expect(field('Email')).toHaveAccessibleDescription(text);
  expect(field('Email')).toHaveFocus();
});

test('another failure is told, and what was typed stays', async () => {
  backend.fail('auth', 'createUserWithEmailAndPassword', new AppError('service-failed'));
  await register();
  await areToasts('error: Kunne ikke oprette konto. Prøv igen senere.');
  expect(field('Adgangskode')).toHaveValue('Demo1234!');
});

test('an account that may be made in half is finished with another press', async () => {
  backend.failNext('write', 'users', new AppError('not-confirmed'));
  await register();
  await areToasts(
    'warning: Forbindelsen er langsom, og din konto er måske kun halvt oprettet. Tryk igen, så fortsætter oprettelsen.',
  );
  await send();
  await isConfirmed();
});

test.each([
  [
    undefined,
    'info: Kontoen findes allerede, men emailen er ikke bekræftet. Du har fået bekræftelseslinket igen.',
  ],
  ['auth/too-many-requests', 'warning: Mailen kunne ikke sendes. Send linket igen herunder.'],
] as const)('an unverified address was sent its mail again (%s)', async (refusal, toast) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  if (refusal) backend.fail('auth', 'sendEmailVerification', new AppError(refusal));
  backend.accounts.add({ email, password: 'Demo1234!', emailVerified: false });
  await register();
  await areToasts(toast);
  await isConfirmed();
  expect(handedOver()).toMatchObject({ isResumed: true });
});

test('those who are signed in are led to the front page', () => {
  sessionChanged(customer);
  open();
  expect(address()).toBe('/');
});

test('the password is compared while it is repeated', () => {
  open();
  fill({ Adgangskode: 'Demo1234!', 'Gentag adgangskode': 'Demo' });
  expect(screen.queryByText('Adgangskoderne matcher ikke')).not.toBeInTheDocument();
  fill({ 'Gentag adgangskode': 'Demi' });
  expect(screen.getByText('Adgangskoderne matcher ikke')).toBeVisible();
  fill({ 'Gentag adgangskode': 'Demo1234!' });
  expect(screen.getByText('Adgangskoderne matcher')).toBeVisible();
});
