import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { rememberPhone } from '#src/lib/phoneBook.ts';
import { AppError } from '#src/model/base/errors.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { useCart } from '#src/stores/cart.ts';
import { useConsent } from '#src/stores/consent.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { useToasts } from '#src/stores/toasts.ts';
import { backend } from '../../../support/backend/backend.ts';
import { cartItem, customer } from '../../../support/records.ts';
import { followSessionInEachTest } from '../../support/followSession.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import {
  address,
  fill,
  identifier,
  open,
  password,
  press,
  signedIn,
  state,
  storeCustomer,
  submit,
} from './openLogin.tsx';

vi.mock('#src/ui/botCheck/BotCheck.tsx', () => import('../../support/BotCheckStandIn.tsx'));

resetStoresAfterEach();
followSessionInEachTest();

const { verifyRecaptcha } = contracts;
const attempts = () => backend.attempts('auth', 'signInWithEmailAndPassword');

beforeEach(() => storeCustomer());

describe('LoginPage', () => {
  test('signs in, says so for 1.5 s, and goes to the front page', async () => {
    open();
    await submit(' kunde@jerslevfoto.example ', 'Demo1234!');
    await waitFor(() => expect(address()).toBe('/'));
    expect(backend.functions.calls(verifyRecaptcha)).toHaveLength(1);
    expect(signedIn()).toBe('kunde@jerslevfoto.example');
    expect(sessionStorage).toHaveLength(1);
    expect(useToasts.getState().toasts).toMatchObject([
      { kind: 'success', text: 'Logget ind!', durationMs: 1500 },
    ]);
  });

  test('says that it is signing in, until it has', async () => {
    const gate = backend.hold('auth', 'signInWithEmailAndPassword');
    open();
    await submit('kunde@jerslevfoto.example', 'Demo1234!');
    expect(toastsShown()).toEqual(['info: Logger ind...']);
    expect(screen.getByRole('button', { name: 'Logger ind...' })).toHaveAttribute('aria-busy');
    gate.open();
    await waitFor(() => expect(toastsShown()).toEqual(['success: Logget ind!']));
  });

  test('shows what a guest wanted to buy, and hands its own target on to the registration', async () => {
    const nordlys = cartItem('nordlys', { name: 'Nordlys', price: 349 });
    useCart.setState({ wanted: [nordlys] });
    open('/login?redirect=%2Fenkeltbilleder');
    const wanted = await screen.findByRole('region', { name: 'Det, du vil købe' });
    expect(wanted).toHaveTextContent(
      /Nordlys · 349,00\skr\.?\s*lægges i kurven, når du er logget ind/,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Opret konto' }));
    expect(state()).toEqual({ redirect: '/enkeltbilleder' });
  });

  test('remembers when asked to', async () => {
    open();
    await press('Vis adgangskode');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Husk mig' }));
    await submit('kunde@jerslevfoto.example', 'Demo1234!');
    await waitFor(() => expect(signedIn()).toBe('kunde@jerslevfoto.example'));
    expect(Object.keys(localStorage)).toContainEqual(expect.stringMatching(/^firebase:authUser:/));
    expect(sessionStorage).toHaveLength(0);
  });

  test.each([
    ['/admin-dashboard?tab=filter-buttons', '/admin-dashboard?tab=filter-buttons'],
    ['https://elsewhere.example/', '/'],
    ['//elsewhere.example', '/'],
    ['/login', '/'],
  ])('asked to go on to %s it goes to %s, a moment after the sign-in', (target, expected) => {
    vi.useFakeTimers();
    open(`/login?redirect=${encodeURIComponent(target)}`);
    act(() => sessionChanged(customer));
    act(() => {
      vi.advanceTimersByTime(299);
    });
    expect(identifier()).toBeVisible();
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(address()).toBe(expected);
    vi.useRealTimers();
  });

  test.each([
    [{ redirect: '/kundegalleri?billede=fest#kunde1-KKKK' }, '/kundegalleri?billede=fest'],
    [{ redirect: '//elsewhere.example' }, '/'],
    [{ redirect: 1 }, '/'],
    [null, '/'],
  ])('with %o in its history entry it goes to %s, which no server was told', (state, expected) => {
    act(() => sessionChanged(customer));
    open({ pathname: '/login', state });
    expect(address()).toBe(expected);
  });

  test('does not wait for somebody who is signed in already', () => {
    act(() => sessionChanged(customer));
    open();
    expect(address()).toBe('/');
  });

  test.each([
    ['', '', 'Udfyld venligst alle felter'],
    ['', 'Demo1234!', 'Udfyld venligst alle felter'],
    ['kunde@', 'Demo1234!', 'Indtast venligst en gyldig email adresse'],
    [
      '1234',
      'Demo1234!',
      'Indtast venligst en gyldig email adresse eller dansk mobilnummer (8 cifre)',
    ],
  ])('refuses "%s" and "%s"', async (who, secret, message) => {
    open();
    await submit(who, secret);
    expect(identifier()).toHaveAccessibleDescription(message);
    expect(identifier()).toHaveFocus();
    expect(attempts()).toEqual([]);
  });

  test('asks for the password', async () => {
    open();
    await submit('kunde@jerslevfoto.example', '');
    expect(password()).toHaveAccessibleDescription('Udfyld venligst alle felter');
    expect(password()).toHaveFocus();
  });

  test.each([
    ['auth/invalid-credential', 'Ugyldige login oplysninger. Kontroller email og adgangskode.'],
    [
      'auth/user-not-found',
      'Ingen bruger fundet med denne e-mail adresse. Kontroller adressen eller opret en konto.',
    ],
    ['auth/wrong-password', 'Forkert adgangskode. Prøv igen eller nulstil din adgangskode.'],
    ['auth/too-many-requests', 'For mange forsøg. Vent 15 minutter og prøv igen.'],
    ['auth/user-disabled', 'Kontoen er spærret. Kontakt support.'],
    ['auth/invalid-email', 'Ugyldig e-mail adresse format.'],
    ['auth/operation-not-allowed', 'Denne måde at logge ind på er slået fra. Kontakt support.'],
    ['invalid-argument', 'Der opstod en uventet fejl. Prøv igen senere.'],
    ['captcha/failed', 'reCAPTCHA verificeringen mislykkedes eller er udløbet. Sæt kryds igen.'],
    ['network', 'Netværksfejl. Kontroller din internetforbindelse og prøv igen.'],
    ['unknown', 'Der opstod en uventet fejl. Prøv igen senere.'],
  ] as const)('says what %s means, and keeps what was typed', async (code, text) => {
    backend.fail('auth', 'signInWithEmailAndPassword', new AppError(code));
    open();
    await submit('kunde@jerslevfoto.example', 'Forkert1!');
    await waitFor(() => expect(toastsShown()).toEqual([`error: ${text}`]));
    expect(identifier()).toHaveValue('kunde@jerslevfoto.example');
    expect(password()).toHaveValue('Forkert1!');
    expect(address()).toBe('/login');
  });

  test('says that the bot check could not be made, without the words of the server', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    backend.functions.refuse(verifyRecaptcha, 503, { error: 'Nede' });
    open();
    await submit('kunde@jerslevfoto.example', 'Demo1234!');
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'error: reCAPTCHA verificeringen kunne ikke kontrolleres. Prøv igen.',
      ]),
    );
  });

  test('asks for the bot check', async () => {
    open();
    await fill('kunde@jerslevfoto.example', 'Demo1234!');
    await press('Log ind');
    await waitFor(() =>
      expect(toastsShown()).toEqual(['error: Udfyld venligst reCAPTCHA verificering']),
    );
    expect(attempts()).toEqual([]);
  });

  test('waits for the consent to cookies, and says why', async () => {
    useConsent.setState({ value: null });
    open();
    expect(
      screen.getByText('Acceptér cookies for at logge ind eller oprette en konto.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log ind' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await fill('kunde@jerslevfoto.example', 'Demo1234!{Enter}');
    await press('Log ind');
    expect(toastsShown()).toEqual(['info: Navigation kræver cookies']);
    expect(attempts()).toEqual([]);
  });

  test('says that Caps Lock is on', async () => {
    open();
    await userEvent.type(password(), '{CapsLock}a');
    expect(screen.getByText('Caps Lock er slået til')).toBeVisible();
  });
});

describe('a phone number', () => {
  test('is an account that has signed in here before', async () => {
    rememberPhone('kunde@jerslevfoto.example', '+45 20 30 40 50');
    open();
    await submit('+45 20304050', 'Demo1234!');
    await waitFor(() => expect(signedIn()).toBe('kunde@jerslevfoto.example'));
  });

  test('is remembered at a sign-in by address', async () => {
    open();
    await submit('kunde@jerslevfoto.example', 'Demo1234!');
    await waitFor(() => expect(localStorage.getItem('phoneBook')).toContain('+4520304050'));
  });

  test('that nobody has used here is no account, and spends no bot check', async () => {
    open();
    await submit('20 30 40 50', 'Demo1234!');
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'error: Ingen konto fundet med dette telefonnummer. Kontroller nummeret eller brug din email adresse.',
      ]),
    );
    expect(backend.attempts('call')).toEqual([]);
  });
});

describe('an address that is not verified', () => {
  const notice = () => screen.queryByText('Din email er ikke bekræftet endnu');

  test('is told, and the mail can be sent again once a minute', async () => {
    const email = 'ny@jerslevfoto.example';
    backend.accounts.add({ email, password: 'Demo1234!', emailVerified: false });
    open();
    expect(notice()).not.toBeInTheDocument();
    await submit(email, 'Demo1234!');
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'error: Verificer din email først. Tjek din email for bekræftelseslinket.',
      ]),
    );
    expect(notice()).toBeVisible();
    await press('Send linket igen');
    await waitFor(() => expect(toastsShown()).toContain('success: Linket er sendt igen.'));
    expect(backend.accounts.mails).toEqual([`verification ${email}`]);
    await press('Du kan sende igen om 60 sekunder');
    expect(backend.accounts.mails).toHaveLength(1);
  });

  test('straight from registering needs no password for another mail', async () => {
    backend.accounts.signIn({ email: 'ny@jerslevfoto.example', emailVerified: false });
    open('/login?verification=pending');
    expect(notice()).toBeVisible();
    expect(
      screen.getByText('Du har fået en mail. Bekræft din email med linket i den, og log så ind.'),
    ).toBeVisible();
    await press('Send linket igen');
    await waitFor(() =>
      expect(backend.accounts.mails).toEqual(['verification ny@jerslevfoto.example']),
    );
  });

  test.each([
    [
      'auth/no-current-user',
      'Skriv din email og adgangskode i felterne, og tryk igen. Så får du linket.',
    ],
    ['auth/email-already-verified', 'Email er allerede verificeret.'],
    ['unknown', 'Fejl ved afsendelse af bekræftelse. Prøv igen.'],
  ] as const)('says what %s means for another mail', async (code, text) => {
    backend.accounts.signIn({ email: 'ny@jerslevfoto.example', emailVerified: false });
    backend.fail('auth', 'reload', new AppError(code));
    open('/login?verification=pending');
    await press('Send linket igen');
    await waitFor(() => expect(toastsShown()).toEqual([`error: ${text}`]));
  });
});
