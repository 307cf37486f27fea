import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { EmailConfirmationPage } from '#src/features/auth/EmailConfirmationPage.tsx';
import { AppError } from '#src/model/base/errors.ts';
import { useConsent } from '#src/stores/consent.ts';
import { backend } from '../../../support/backend/backend.ts';
import { followSessionInEachTest } from '../../support/followSession.ts';
import { address, linkTo, openPage, press } from '../../support/page.tsx';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();
followSessionInEachTest();

const email = 'ida@kunde.example';
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
  await press('Send linket igen');
  expect(toastsShown()).toEqual(['success: Linket er sendt igen.']);
  expect(backend.accounts.mails).toEqual([`verification ${email}`]);
  expect(screen.getByRole('button', { name: WAITS })).toHaveAttribute('aria-disabled', 'true');
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
