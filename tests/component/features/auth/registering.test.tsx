import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { RegisterPage } from '#src/features/auth/RegisterPage.tsx';
import { emailForPhone } from '#src/lib/phoneBook.ts';
import { AppError } from '#src/model/base/errors.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { useConsent } from '#src/stores/consent.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { EmailConfirmationPage } from '#src/features/auth/EmailConfirmationPage.tsx';
import { backend } from '../../../support/backend/backend.ts';
import { customer } from '../../../support/records.ts';
import { solveBotCheck } from '../../support/botCheckFrame.ts';
import { field, fill } from '../../support/fields.ts';
import { address, handedOver, linkTo, openPage, press } from '../../support/page.tsx';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { followSessionInEachTest } from '../../support/followSession.ts';

resetStoresAfterEach();
const email = 'ida@kunde.example';

describe('registering', () => {
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
});

describe('the page after it', () => {
  followSessionInEachTest();
  const WAITS = 'Du kan sende igen om 60 sekunder';

  beforeEach(() => {
    useConsent.setState({ value: 'accepted' });
    vi.spyOn(console, 'warn').mockReturnValue();
    backend.accounts.signIn({ email, emailVerified: false });
  });

  const open = (state: unknown = { email, isMailSent: true }) =>
    openPage(<EmailConfirmationPage />, { pathname: '/email-bekraeftelse', state });

  const created = () => screen.findByText('Din konto er oprettet.');

  /** The address is verified elsewhere, and somebody looks at the page again. */
  function verify(): void {
    Object.assign(backend.accounts.current() ?? {}, { emailVerified: true });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  }

  test.each([undefined, null, {}, { email: '' }, { email: 7 }])(
    'the state %o leads to registering',
    (state) => {
      // A default would stand in for undefined.
      open(state ?? null);
      expect(address()).toBe('/register');
    },
  );

  test('an address that is verified after the polling has ended is noticed when somebody returns', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open();
    await created();
    await act(() => vi.advanceTimersByTimeAsync(11 * 60_000));
    verify();
    await waitFor(() => expect(address()).toBe('/'));
  });

  test('it says where the mail went and what to do, and sends it again only after a wait', async () => {
    open();
    expect(screen.getByText('Indlæser...')).toBeInTheDocument();
    expect(await created()).toBeVisible();
    expect(screen.getByText(`Der er sendt et bekræftelseslink til ${email}.`)).toBeVisible();
    expect(
      screen.getByText(
        'Klik på linket i mailen for at bekræfte din email. Kig også i din spam-mappe.',
      ),
    ).toBeVisible();
    expect(linkTo('Gå til log ind')).toBe('/login?verification=pending');
    expect(linkTo('Forkert email? Opret kontoen igen')).toBe('/register');
    expect(linkTo('Kontakt mig')).toBe('/kontakt');
    expect(linkTo('Glemt adgangskode?')).toBe('/reset-password');
    await press(/^Du kan sende igen om \d+ sekunder$/);
    expect(backend.accounts.mails).toEqual([]);
  });

  test('an address registered before was sent its link again', async () => {
    open({ email, isMailSent: true, isResumed: true });
    expect(
      await screen.findByText('Kontoen findes allerede, men emailen er ikke bekræftet.'),
    ).toBeVisible();
    expect(screen.getByText(`Bekræftelseslinket er sendt til ${email} igen.`)).toBeVisible();
    expect(screen.queryByText('Din konto er oprettet.')).toBeNull();
  });

  test.each([
    [true, 'Mailen kunne ikke sendes. Send linket igen herunder.'],
    [false, 'Din konto er oprettet, men mailen kunne ikke sendes. Send linket igen herunder.'],
  ])('a mail that was not sent can be sent at once (registered before: %s)', async (...given) => {
    const [isResumed, words] = given;
    open({ email, isMailSent: false, isResumed });
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await press('Send linket igen');
    expect(toastsShown()).toEqual(['success: Linket er sendt igen.']);
    expect(backend.accounts.mails).toEqual([`verification ${email}`]);
    expect(screen.getByRole('button', { name: WAITS })).toHaveAttribute('aria-disabled', 'true');
    await act(() => vi.advanceTimersByTimeAsync(59_000));
    expect(screen.getByRole('button', { name: 'Du kan sende igen om 1 sekund' })).toBeVisible();
  });

  test('it says where to ask when this browser has forgotten the account', async () => {
    backend.accounts.endSession();
    open({ email, isMailSent: false });
    await screen.findByRole('alert');
    await press('Send linket igen');
    expect(toastsShown()).toEqual([
      'error: Gå til log ind, og skriv din email og adgangskode. Så får du linket igen.',
    ]);
  });

  test.each(['auth/user-not-found', 'auth/user-disabled', 'auth/session-expired'] as const)(
    'an account that is gone (%s) is registered again',
    async (code) => {
      backend.fail('auth', 'reload', new AppError(code));
      open();
      expect(await screen.findByRole('heading', { name: 'Noget gik galt' })).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Din bekræftelse kunne ikke vises. Prøv at oprette kontoen igen.',
      );
      expect(linkTo('Prøv igen')).toBe('/register');
    },
  );

  test('without a network the page still says what to do', async () => {
    backend.fail('auth', 'reload');
    open();
    expect(await created()).toBeVisible();
  });

  test.each([undefined, '/kundegalleri?billede=a#kunde1-n'])(
    'once the address is verified it goes on, to where the guest came from: %s',
    async (redirect) => {
      open({ email, redirect });
      await created();
      verify();
      await waitFor(() => expect(address()).toBe(redirect?.split('#')[0] ?? '/'));
      expect(toastsShown()).toEqual(['success: Din email er bekræftet, og du er logget ind.']);
    },
  );
});
