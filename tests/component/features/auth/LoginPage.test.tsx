import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { env } from '#src/config/env.ts';
import { rememberPhone } from '#src/lib/phoneBook.ts';
import { AppError } from '#src/model/base/errors.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { useCart } from '#src/stores/cart.ts';
import { useConsent } from '#src/stores/consent.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { useToasts } from '#src/stores/toasts.ts';
import { backend } from '../../../support/backend/backend.ts';
import { cartItem, customer } from '../../../support/records.ts';
import { queryFrame, solveBotCheck } from '../../support/botCheckFrame.ts';
import { everythingIsNear } from '../../support/everythingIsNear.ts';
import { followSessionInEachTest } from '../../support/followSession.ts';
import { address, handedOver, press } from '../../support/page.tsx';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import {
  fillIn,
  identifier,
  open,
  password,
  signedIn,
  storeCustomer,
  submit,
} from './openLogin.tsx';
// Fetched later by the page: here its first use shall not have to wait for it.
import '#src/ui/form/SecondFactorForm.tsx';

resetStoresAfterEach();
followSessionInEachTest();

describe('the form', () => {
  everythingIsNear();

  const { verifyRecaptcha } = contracts;
  const attempts = () => backend.attempts('auth', 'signInWithEmailAndPassword');
  const areToasts = (...toasts: string[]) => waitFor(() => expect(toastsShown()).toEqual(toasts));

  beforeEach(() => storeCustomer());

  describe('signing in', () => {
    test('is told until it is done, and for 1.5 s, leads to the front page, and keeps the number', async () => {
      const gate = backend.hold('auth', 'signInWithEmailAndPassword');
      open();
      await submit(' kunde@jerslevfoto.example ');
      expect(toastsShown()).toEqual(['info: Logger ind...']);
      expect(screen.getByRole('button', { name: 'Logger ind...' })).toHaveAttribute('aria-busy');
      gate.open();
      await waitFor(() => expect(address()).toBe('/'));
      expect(backend.functions.calls(verifyRecaptcha)).toHaveLength(1);
      expect(signedIn()).toBe(customer.email);
      expect(sessionStorage).toHaveLength(1);
      expect(useToasts.getState().toasts).toMatchObject([
        { kind: 'success', text: 'Logget ind!', durationMs: 1500 },
      ]);
      await waitFor(() => expect(localStorage.getItem('phoneBook')).toContain('+4520304050'));
    });

    test('shows what a guest wanted to buy, and hands its own target on to the registration', async () => {
      const thumbnailUrl = '/nordlys-480.jpg';
      const nordlys = cartItem('nordlys', { name: 'Nordlys', price: 349, thumbnailUrl });
      useCart.setState({ wanted: [nordlys] });
      const state = { redirect: null, wanted: 'fest · 95,00 kr venter i galleriet' };
      open({ pathname: '/login', search: '?redirect=%2Fenkeltbilleder', state });
      // They come together: a form that moves is pressed beside its fields.
      const region = { name: 'Det, du vil købe' };
      const isFormAlone = !screen.queryByRole('region', region) && screen.queryByRole('textbox');
      expect(isFormAlone).toBeFalsy();
      const wanted = await screen.findByRole('region', region);
      expect(within(wanted).getByRole('presentation')).toHaveAttribute('src', '/nordlys-480.jpg');
      expect(wanted).toHaveTextContent(
        /Nordlys · 349,00\skr\.?\s*lægges i kurven, når du er logget ind.*fest · 95,00 kr/,
      );
      await userEvent.click(screen.getByRole('link', { name: 'Opret konto' }));
      expect(handedOver()).toEqual({ ...state, redirect: '/enkeltbilleder' });
    });

    test.each([
      ['/admin-dashboard?tab=filter-buttons', '/admin-dashboard?tab=filter-buttons'],
      ['//elsewhere.example', '/'],
    ])('on the way to %s it goes to %s, a moment after it', (target, expected) => {
      vi.useFakeTimers();
      open(`/login?redirect=${encodeURIComponent(target)}`);
      act(() => sessionChanged(customer));
      act(() => void vi.advanceTimersByTime(299));
      expect(identifier()).toBeVisible();
      act(() => void vi.advanceTimersByTime(1));
      expect(address()).toBe(expected);
    });

    test.each([
      [{ redirect: '/kundegalleri?billede=fest#kunde1-KKKK' }, '/kundegalleri?billede=fest'],
      [{ redirect: '//elsewhere.example' }, '/'],
      [{ redirect: 1 }, '/'],
      [null, '/'],
    ])('with %o in its history entry it goes to %s at once', (state, expected) => {
      act(() => sessionChanged(customer));
      open({ pathname: '/login', state });
      expect(address()).toBe(expected);
    });

    test.each([
      [['1234', 'Demo1234!'], identifier, /^Indtast venligst en gyldig email adresse eller dansk/],
      [['kunde@jerslevfoto.example', ''], password, 'Udfyld venligst alle felter'],
    ] satisfies [[string, string], () => HTMLElement, string | RegExp][])(
      'refuses %j at the field',
      async (given, wrong, message) => {
        open();
        await submit(...given);
        expect(wrong()).toHaveAccessibleDescription(message);
        expect(wrong()).toHaveFocus();
        expect(attempts()).toEqual([]);
      },
    );

    test('that is refused says why, and keeps what was typed', async () => {
      backend.fail('auth', 'signInWithEmailAndPassword', new AppError('auth/wrong-password'));
      open();
      await submit(customer.email, 'Forkert1!');
      await areToasts('error: Forkert adgangskode. Prøv igen eller nulstil din adgangskode.');
      expect(identifier()).toHaveValue(customer.email);
      expect(password()).toHaveValue('Forkert1!');
      expect(address()).toBe('/login');
    });

    test('waits for the consent to cookies, and says why', async () => {
      useConsent.setState({ value: null });
      open();
      expect(
        screen.getByText('Acceptér cookies for at logge ind eller oprette en konto.'),
      ).toBeVisible();
      const button = screen.getByRole('button', { name: 'Log ind' });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      fillIn(customer.email, 'Demo1234!');
      await userEvent.type(password(), '{Enter}');
      await press('Log ind');
      expect(toastsShown()).toEqual(['info: Navigation kræver cookies']);
      expect(attempts()).toEqual([]);
    });

    test('tells of Caps Lock', async () => {
      open();
      await userEvent.type(password(), '{CapsLock}a');
      expect(screen.getByText('Caps Lock er slået til')).toBeVisible();
    });
  });

  describe('the bot check', () => {
    test('is needed', async () => {
      open();
      fillIn(customer.email, 'Demo1234!');
      await press('Log ind');
      await areToasts('error: Udfyld venligst reCAPTCHA verificering');
      expect(attempts()).toEqual([]);
    });

    test('that could not be made is told without the words of the server', async () => {
      vi.spyOn(console, 'warn').mockReturnValue();
      backend.functions.refuse(verifyRecaptcha, 503, { error: 'Nede' });
      open();
      await submit();
      await areToasts('error: reCAPTCHA verificeringen kunne ikke kontrolleres. Prøv igen.');
    });

    test('locks nobody out where it is not set up', async () => {
      const key = env.recaptchaSiteKey;
      env.recaptchaSiteKey = null;
      open();
      expect(queryFrame()).toBeNull();
      fillIn(customer.email, 'Demo1234!');
      await press('Log ind');
      await waitFor(() => expect(signedIn()).toBe(customer.email));
      expect(backend.attempts('call')).toEqual([]);
      env.recaptchaSiteKey = key;
    });
  });

  describe('a phone number', () => {
    test('is an account that has signed in here before', async () => {
      rememberPhone(customer.email, '+45 20 30 40 50');
      open();
      await submit('+45 20304050');
      await waitFor(() => expect(signedIn()).toBe(customer.email));
    });

    test('that nobody has used here is no account, and spends no bot check', async () => {
      open();
      await submit('20 30 40 50');
      await areToasts(
        'error: Ingen konto fundet med dette telefonnummer. Kontroller nummeret eller brug din email adresse.',
      );
      expect(backend.attempts('call')).toEqual([]);
    });
  });

  describe('an address that is not verified', () => {
    const email = 'ny@jerslevfoto.example';
    const notice = () => screen.queryByText('Din email er ikke bekræftet endnu');

    test('is told, and the mail can be sent again once a minute', async () => {
      backend.accounts.add({ email, password: 'Demo1234!', emailVerified: false });
      open();
      expect(notice()).not.toBeInTheDocument();
      await submit(email);
      await areToasts('error: Verificer din email først. Tjek din email for bekræftelseslinket.');
      expect(notice()).toBeVisible();
      await press('Send linket igen');
      await waitFor(() => expect(toastsShown()).toContain('success: Linket er sendt igen.'));
      expect(backend.accounts.mails).toEqual([`verification ${email}`]);
      await press('Du kan sende igen om 60 sekunder');
      expect(backend.accounts.mails).toHaveLength(1);
    });

    test('straight from registering needs no password for another mail', async () => {
      backend.accounts.signIn({ email, emailVerified: false });
      open('/login?verification=pending');
      expect(notice()).toBeVisible();
      expect(
        screen.getByText('Du har fået en mail. Bekræft din email med linket i den, og log så ind.'),
      ).toBeVisible();
      await press('Send linket igen');
      await waitFor(() => expect(backend.accounts.mails).toEqual([`verification ${email}`]));
    });

    test('of which this browser knows nothing needs the password for another mail', async () => {
      backend.fail('auth', 'reload', new AppError('auth/no-current-user'));
      backend.accounts.signIn({ email, emailVerified: false });
      open('/login?verification=pending');
      await press('Send linket igen');
      await areToasts(
        'error: Skriv din email og adgangskode i felterne, og tryk igen. Så får du linket.',
      );
    });
  });
});

describe('an account with an authenticator app', () => {
  const { recoverSignIn } = contracts;
  const code = () => screen.findByLabelText('Kode fra appen');
  const recoveryCode = () => screen.findByLabelText('Genoprettelseskode');

  async function enter(field: HTMLElement, text: string): Promise<void> {
    fireEvent.input(field, { target: { value: text } });
    await userEvent.type(field, '{Enter}');
  }

  const enterCode = async (text: string) => enter(await code(), text);
  const enterRecoveryCode = async (text: string) => enter(await recoveryCode(), text);
  const describes = (find: typeof code, text: string) =>
    waitFor(async () => expect(await find()).toHaveAccessibleDescription(text));

  beforeEach(() => storeCustomer({ since: new Date() }));

  test('is asked for its code after the password, is remembered, and goes on where it wanted to', async () => {
    open('/login?redirect=%2Fadmin-dashboard');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Husk mig' }));
    await submit();
    expect(await code()).toHaveFocus();
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(await code()).toHaveAttribute('inputmode', 'numeric');
    expect(toastsShown()).toEqual([]);
    expect(signedIn()).toBeUndefined();
    await enterCode('123 456');
    await waitFor(() => expect(address()).toBe('/admin-dashboard'));
    expect(toastsShown()).toEqual(['success: Logget ind!']);
    expect(Object.keys(localStorage)).toContainEqual(expect.stringMatching(/^firebase:authUser:/));
  });

  test('is told of a wrong code, and tries again', async () => {
    open();
    await submit();
    await enterCode('12345');
    expect(await code()).toHaveAccessibleDescription('Skriv de 6 cifre fra appen');
    await enterCode('000000');
    const wrong = 'Koden passer ikke. Vent på den næste, og prøv igen.';
    await describes(code, wrong);
    expect(await code()).toHaveFocus();
    expect(toastsShown()).toEqual([`error: ${wrong}`]);
    await enterCode('123456');
    await waitFor(() => expect(address()).toBe('/'));
  });

  test('goes back to the form as it was, without an error', async () => {
    open();
    await submit();
    await code();
    await press('Tilbage');
    await waitFor(() => expect(identifier()).toHaveValue(customer.email));
    expect(password()).toHaveValue('Demo1234!');
    expect(toastsShown()).toEqual([]);
    solveBotCheck();
    await press('Log ind');
    expect(await code()).toHaveValue('');
  });

  test('comes in with a recovery code when the telephone is lost', async () => {
    const error = 'Genoprettelseskoden passer ikke, eller den er brugt.';
    open();
    await submit();
    await code();
    await press('Brug en genoprettelseskode');
    await recoveryCode();
    await press('Brug koden fra appen');
    expect(await code()).toHaveFocus();
    await press('Brug en genoprettelseskode');
    expect(await recoveryCode()).toHaveFocus();
    await enterRecoveryCode('abcd');
    await describes(recoveryCode, 'Skriv hele koden, som den står på papiret');
    backend.functions.refuse(recoverSignIn, 403, {
      code: 'auth/invalid-verification-code',
      error,
    });
    await enterRecoveryCode('abcd-efgh-jklm-nprs');
    await describes(recoveryCode, error);
    backend.functions.answer(recoverSignIn);
    const account = backend.accounts.get(customer.email);
    if (account) account.app = undefined;
    await userEvent.type(await recoveryCode(), '{Enter}');
    await waitFor(() => expect(address()).toBe('/'));
    expect(toastsShown()).toContain(
      'warning: To-trins-login er slået fra. Slå det til igen i din profil.',
    );
    expect(backend.functions.calls(recoverSignIn).at(-1)?.input).toEqual({
      email: customer.email,
      password: 'Demo1234!',
      code: 'abcd-efgh-jklm-nprs',
    });
  });
});
