import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EmailConfirmationPage } from '#src/features/auth/EmailConfirmationPage.tsx';
import { AppError } from '#src/model/base/errors.ts';
import { useConsent } from '#src/stores/consent.ts';
import { backend } from '../../../support/backend/backend.ts';
import { Address } from '../../support/Address.tsx';
import { followSessionInEachTest } from '../../support/followSession.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();
followSessionInEachTest();

beforeEach(() => {
  useConsent.setState({ value: 'accepted' });
  vi.spyOn(console, 'warn').mockReturnValue();
  backend.accounts.signIn({ email: 'ida@kunde.example', emailVerified: false });
});

function open(state: unknown = { email: 'ida@kunde.example', isMailSent: true }): void {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/email-bekraeftelse', state }]}>
      <Routes>
        <Route path="/email-bekraeftelse" element={<EmailConfirmationPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </MemoryRouter>,
  );
}

const address = () => screen.getByTestId('address').textContent;

describe('EmailConfirmationPage', () => {
  test.each([undefined, null, {}, { email: '' }, { email: 7 }])(
    'with the state %o leads to registering',
    (state) => {
      // A default would stand in for undefined.
      open(state ?? null);
      expect(address()).toBe('/register');
    },
  );

  test('says where the mail went and what to do', async () => {
    open();
    expect(screen.getByText('Indlæser...')).toBeInTheDocument();
    expect(await screen.findByText('Din konto er oprettet.')).toBeVisible();
    expect(
      screen.getByText('Der er sendt et bekræftelseslink til ida@kunde.example.'),
    ).toBeVisible();
    expect(
      screen.getByText(
        'Klik på linket i mailen for at bekræfte din email. Kig også i din spam-mappe.',
      ),
    ).toBeVisible();
    const links = [
      'Gå til log ind',
      'Forkert email? Opret kontoen igen',
      'Kontakt mig',
      'Glemt adgangskode?',
    ];
    const targets = links.map((name) => screen.getByRole('link', { name }).getAttribute('href'));
    expect(targets).toEqual([
      '/login?verification=pending',
      '/register',
      '/kontakt',
      '/reset-password',
    ]);
  });

  test('says that an address registered before was sent its link again', async () => {
    open({ email: 'ida@kunde.example', isMailSent: true, isResumed: true });
    expect(
      await screen.findByText('Kontoen findes allerede, men emailen er ikke bekræftet.'),
    ).toBeVisible();
    expect(
      screen.getByText('Bekræftelseslinket er sendt til ida@kunde.example igen.'),
    ).toBeVisible();
    expect(screen.queryByText('Din konto er oprettet.')).toBeNull();
  });

  test('says that it could not be sent again', async () => {
    open({ email: 'ida@kunde.example', isMailSent: false, isResumed: true });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Mailen kunne ikke sendes. Send linket igen herunder.',
    );
  });

  test('sends the mail again after a wait that is shown', async () => {
    open();
    const wait = await screen.findByRole('button', { name: /^Du kan sende igen om \d+ sekunder$/ });
    await userEvent.click(wait);
    expect(backend.accounts.mails).toEqual([]);
  });

  test('says that the mail was not sent, and sends it at once', async () => {
    open({ email: 'ida@kunde.example', isMailSent: false });
    expect(
      await screen.findByText(
        'Din konto er oprettet, men mailen kunne ikke sendes. Send linket igen herunder.',
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send linket igen' }));
    expect(toastsShown()).toEqual(['success: Linket er sendt igen.']);
    expect(backend.accounts.mails).toEqual(['verification ida@kunde.example']);
    expect(
      screen.getByRole('button', { name: 'Du kan sende igen om 60 sekunder' }),
    ).toHaveAttribute('aria-disabled', 'true');
  });

  test('says where to ask when this browser has forgotten the account', async () => {
    backend.accounts.endSession();
    open({ email: 'ida@kunde.example', isMailSent: false });
    await userEvent.click(await screen.findByRole('button', { name: 'Send linket igen' }));
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
      expect(screen.getByRole('link', { name: 'Prøv igen' })).toHaveAttribute('href', '/register');
    },
  );

  test('without a network the page still says what to do', async () => {
    backend.fail('auth', 'reload');
    open();
    expect(await screen.findByText('Din konto er oprettet.')).toBeVisible();
  });

  test('goes back to where the guest came from', async () => {
    open({ email: 'ida@kunde.example', redirect: '/kundegalleri?billede=a#kunde1-n' });
    await screen.findByText('Din konto er oprettet.');
    Object.assign(backend.accounts.current() ?? {}, { emailVerified: true });
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await waitFor(() => expect(address()).toBe('/kundegalleri?billede=a'));
  });

  test('goes on once the address is verified elsewhere', async () => {
    open();
    await screen.findByText('Din konto er oprettet.');
    Object.assign(backend.accounts.current() ?? {}, { emailVerified: true });
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await waitFor(() => expect(address()).toBe('/'));
    expect(toastsShown()).toEqual(['success: Din email er bekræftet, og du er logget ind.']);
  });
});
