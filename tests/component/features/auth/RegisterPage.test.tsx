import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { RegisterPage } from '#src/features/auth/RegisterPage.tsx';
import { emailForPhone } from '#src/lib/phoneBook.ts';
import { AppError } from '#src/model/base/errors.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { useConsent } from '#src/stores/consent.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { customer } from '../../../support/records.ts';
import { Address, HandedOver } from '../../support/Address.tsx';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

vi.mock('#src/ui/botCheck/BotCheck.tsx', () => import('../../support/BotCheckStandIn.tsx'));

resetStoresAfterEach();

const account = () => backend.accounts.get('ida@kunde.example');
const profile = () => backend.documents.get(`users/${account()?.uid}`);

beforeEach(() => {
  useConsent.setState({ value: 'accepted' });
  backend.functions.answer(contracts.verifyRecaptcha);
});

function open(state?: unknown): void {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/register', state }]}>
      <Routes>
        <Route path="/register" element={<RegisterPage />} />
        <Route path="*" element={<HandedOver />} />
      </Routes>
      <Address />
    </MemoryRouter>,
  );
}

const right = {
  Fornavn: 'Ida',
  Efternavn: 'Dam',
  Email: ' ida@kunde.example ',
  Adgangskode: 'Demo1234!',
  'Gentag adgangskode': 'Demo1234!',
  Mobilnummer: '20304050',
};

const field = (name: string) => screen.getByLabelText(name);
const country = () => screen.getByLabelText('Landekode');
const terms = () => screen.getByRole('checkbox', { name: /^Jeg accepterer købsbetingelserne/ });

function type(values: Partial<Record<keyof typeof right, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    fireEvent.input(field(name), { target: { value } });
  }
}

async function send(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'solve' }));
  await userEvent.click(screen.getByRole('button', { name: 'Opret konto' }));
}

describe('RegisterPage', () => {
  test('makes the account, says so, and asks for a look into the inbox', async () => {
    open();
    type(right);
    await userEvent.click(terms());
    await send();
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('/email-bekraeftelse'),
    );
    expect(account()).toMatchObject({ password: 'Demo1234!', displayName: 'Ida Dam' });
    expect(profile()).toMatchObject({
      email: 'ida@kunde.example',
      firstName: 'Ida',
      lastName: 'Dam',
      phoneNumber: '+45 20 30 40 50',
      originalPhoneNumber: '20304050',
    });
    expect(backend.accounts.mails).toEqual(['verification ida@kunde.example']);
    expect(screen.getByTestId('state')).toHaveTextContent('"email":"ida@kunde.example"');
    expect(toastsShown()).toEqual([
      'success: Konto oprettet for Ida Dam! Check din email for bekræftelseslink.',
    ]);
    expect(emailForPhone('+45 20 30 40 50')).toBe('ida@kunde.example');
  });

  test('hands on where its guest came from', async () => {
    open({ redirect: '/kundegalleri#kunde1-nøgle' });
    type(right);
    await userEvent.click(terms());
    await send();
    expect(await screen.findByTestId('state')).toHaveTextContent(
      '"redirect":"/kundegalleri#kunde1-nøgle"',
    );
  });

  test.each([
    [{ Fornavn: ' ' }, 'Fornavn', 'Indtast venligst dit fornavn'],
    [{ Efternavn: '' }, 'Efternavn', 'Indtast venligst dit efternavn'],
    [{ Email: 'ida' }, 'Email', 'Indtast venligst en gyldig email adresse'],
    [{ Adgangskode: '' }, 'Adgangskode', 'Adgangskode er påkrævet.'],
    [{ Adgangskode: 'Demo1!' }, 'Adgangskode', 'Adgangskoden skal være mindst 8 tegn lang.'],
    [
      { Adgangskode: `Demo1234!${'x'.repeat(120)}` },
      'Adgangskode',
      'Adgangskoden må ikke være længere end 128 tegn.',
    ],
    [
      { Adgangskode: 'demo1234!' },
      'Adgangskode',
      'Adgangskoden skal indeholde mindst ét stort bogstav (A-Z).',
    ],
    [
      { Adgangskode: 'Demo12345' },
      'Adgangskode',
      'Adgangskoden skal indeholde mindst ét specialtegn (!@#$%^&* osv.).',
    ],
    [{ 'Gentag adgangskode': 'Demo' }, 'Gentag adgangskode', 'Adgangskoderne matcher ikke'],
    [{ Mobilnummer: '' }, 'Mobilnummer', 'Mobilnummer er påkrævet'],
    [
      { Mobilnummer: '2030405' },
      'Mobilnummer',
      'Indtast venligst et gyldigt dansk mobilnummer (8 cifre)',
    ],
  ])('refuses %o', async (wrong, name, message) => {
    open();
    type({ ...right, ...wrong });
    await userEvent.click(terms());
    await send();
    expect(field(name)).toHaveAccessibleDescription(message);
    await waitFor(() => expect(field(name)).toHaveFocus());
    expect(backend.attempts('auth', 'createUserWithEmailAndPassword')).toEqual([]);
  });

  test('asks for the terms, whose pages open beside', async () => {
    open();
    type(right);
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
  ] as const)('says beside the address what %s means', async (code, text) => {
    backend.fail('auth', 'createUserWithEmailAndPassword', new AppError(code));
    open();
    type(right);
    await userEvent.click(terms());
    await send();
    await waitFor(() => expect(toastsShown()).toEqual([`error: ${text}`]));
    expect(field('Email')).toHaveAccessibleDescription(text);
    expect(field('Email')).toHaveFocus();
  });

  test.each([
    ['auth/weak-password', 'Adgangskoden er for svag. Brug en stærkere adgangskode.'],
    ['auth/too-many-requests', 'For mange forsøg. Vent 15 minutter og prøv igen.'],
    ['auth/operation-not-allowed', 'Denne måde at logge ind på er slået fra. Kontakt support.'],
    ['auth/missing-continue-uri', 'Linket i mailen mangler en adresse. Kontakt support.'],
    ['captcha/failed', 'reCAPTCHA verificeringen mislykkedes eller er udløbet. Sæt kryds igen.'],
    ['network', 'Netværksfejl. Kontroller din internetforbindelse og prøv igen.'],
    ['service-failed', 'Kunne ikke oprette konto. Prøv igen senere.'],
  ] as const)('says what %s means, and keeps what was typed', async (code, text) => {
    backend.fail('auth', 'createUserWithEmailAndPassword', new AppError(code));
    open();
    type(right);
    await userEvent.click(terms());
    await send();
    await waitFor(() => expect(toastsShown()).toEqual([`error: ${text}`]));
    expect(field('Adgangskode')).toHaveValue('Demo1234!');
  });

  test('says that the bot check could not be made, without the words of the server', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    backend.functions.refuse(contracts.verifyRecaptcha, 503, { error: 'Nede' });
    open();
    type(right);
    await userEvent.click(terms());
    await send();
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'error: reCAPTCHA verificeringen kunne ikke kontrolleres. Prøv igen.',
      ]),
    );
  });

  test('says that the account may be made in half, and goes on with another press', async () => {
    backend.failNext('write', 'users', new AppError('not-confirmed'));
    open();
    type(right);
    await userEvent.click(terms());
    await send();
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'warning: Forbindelsen er langsom, og din konto er måske kun halvt oprettet. Tryk igen, så fortsætter oprettelsen.',
      ]),
    );
    await send();
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('/email-bekraeftelse'),
    );
  });

  test.each([
    [
      undefined,
      'info: Kontoen findes allerede, men emailen er ikke bekræftet. Du har fået bekræftelseslinket igen.',
    ],
    ['auth/too-many-requests', 'warning: Mailen kunne ikke sendes. Send linket igen herunder.'],
  ] as const)(
    'says that an unverified address was sent its mail again (%s)',
    async (...outcome) => {
      const [refusal, toast] = outcome;
      vi.spyOn(console, 'warn').mockReturnValue();
      if (refusal) backend.fail('auth', 'sendEmailVerification', new AppError(refusal));
      backend.accounts.add({
        email: 'ida@kunde.example',
        password: 'Demo1234!',
        emailVerified: false,
      });
      open();
      type(right);
      await userEvent.click(terms());
      await send();
      await waitFor(() => expect(toastsShown()).toEqual([toast]));
      expect(await screen.findByTestId('state')).toHaveTextContent('"isResumed":true');
    },
  );

  test('leads those who are signed in to the front page', () => {
    sessionChanged(customer);
    open();
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
  });

  test('waits for the consent to cookies', async () => {
    useConsent.setState({ value: null });
    open();
    type(right);
    await userEvent.click(screen.getByRole('button', { name: 'Opret konto' }));
    expect(toastsShown()).toEqual(['info: Navigation kræver cookies']);
    expect(backend.attempts('auth', 'createUserWithEmailAndPassword')).toEqual([]);
  });
});

describe('the password', () => {
  test.each([
    ['a', 1, 'Meget svag', true],
    ['aA', 2, 'Svag', true],
    ['aA1', 3, 'Mellem', true],
    ['aaaaA1bb', 4, 'Stærk', true],
    ['aaaaA!bb', 4, 'Stærk', false],
    ['aaaaA1!b', 5, 'Meget stærk', false],
    ['aaaaA1-b', 4, 'Stærk', true],
  ])('%s has strength %d, %s', (...[password, strength, word, isRefused]) => {
    open();
    type({ Adgangskode: password });
    const meter = screen.getByRole('meter', { name: 'Adgangskodens styrke' });
    expect(meter).toHaveAttribute('aria-valuenow', String(strength));
    expect(screen.getByText(word)).toBeVisible();
    expect(screen.queryByText('Krav ikke mødt') !== null).toBe(isRefused);
  });

  test('is compared while it is repeated', () => {
    open();
    type({ Adgangskode: 'Demo1234!', 'Gentag adgangskode': 'Demo' });
    expect(screen.queryByText('Adgangskoderne matcher ikke')).not.toBeInTheDocument();
    type({ 'Gentag adgangskode': 'Demi' });
    expect(screen.getByText('Adgangskoderne matcher ikke')).toBeVisible();
    type({ 'Gentag adgangskode': 'Demo1234!' });
    expect(screen.getByText('Adgangskoderne matcher')).toBeVisible();
  });
});

describe('the number', () => {
  test('keeps digits only, as many as the country has', () => {
    open();
    type({ Mobilnummer: '20 30-40 5099' });
    expect(field('Mobilnummer')).toHaveValue('20304050');
  });

  test('is still there when the field is left', async () => {
    open();
    type({ ...right, Mobilnummer: '' });
    await userEvent.type(field('Mobilnummer'), '20304050');
    await userEvent.click(terms());
    await send();
    await waitFor(() => expect(profile()).toMatchObject({ phoneNumber: '+45 20 30 40 50' }));
  });

  test('is cleared when the country changes', async () => {
    open();
    type(right);
    await userEvent.selectOptions(country(), 'Sverige (+46)');
    expect(field('Mobilnummer')).toHaveValue('');
    await userEvent.click(terms());
    type({ Mobilnummer: '12345678' });
    await send();
    expect(field('Mobilnummer')).toHaveAccessibleDescription(
      'Indtast venligst et gyldigt svensk mobilnummer (9 cifre)',
    );
  });

  test('may be pasted with its country code', () => {
    open();
    type({ Mobilnummer: '+46 701 23 45 67' });
    expect(country()).toHaveValue('+46');
    expect(field('Mobilnummer')).toHaveValue('701234567');
  });
});
