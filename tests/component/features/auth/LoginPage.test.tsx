import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LoginPage } from '#src/features/auth/LoginPage.tsx';
import * as auth from '#src/firebase/auth.ts';
import { AppError } from '#src/shared/errors.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { useToasts } from '#src/stores/toasts.ts';
import { Address } from '../../support/Address.tsx';
import { customer } from '../../support/records.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

vi.mock('#src/firebase/auth.ts');

resetStoresAfterEach();

beforeEach(() => {
  vi.mocked(auth.signIn).mockImplementation(() => {
    sessionChanged(customer);
    return Promise.resolve();
  });
});

function open(address = '/login'): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </MemoryRouter>,
  );
}

const address = () => screen.getByTestId('address').textContent;
const identifier = () => screen.getByRole('textbox', { name: 'Email eller mobilnummer' });
const password = () => screen.getByLabelText('Adgangskode');

async function submit(who: string, secret: string): Promise<void> {
  if (who !== '') await userEvent.type(identifier(), who);
  if (secret !== '') await userEvent.type(password(), secret);
  await userEvent.click(screen.getByRole('button', { name: 'Log ind' }));
}

describe('LoginPage', () => {
  test('signs in, says so for 1.5 s, and goes to the front page', async () => {
    open();
    await submit(' kunde@jerslevfoto.example ', 'Demo1234!');
    expect(auth.signIn).toHaveBeenCalledWith({
      email: 'kunde@jerslevfoto.example',
      password: 'Demo1234!',
      remember: false,
    });
    await waitFor(() => expect(address()).toBe('/'));
    expect(useToasts.getState().toasts).toMatchObject([
      { kind: 'success', text: 'Logget ind!', durationMs: 1500 },
    ]);
  });

  test('remembers when asked to', async () => {
    open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Husk mig' }));
    await submit('kunde@jerslevfoto.example', 'Demo1234!');
    expect(auth.signIn).toHaveBeenCalledWith(expect.objectContaining({ remember: true }));
  });

  test.each([
    ['/admin-dashboard?tab=filter-buttons', '/admin-dashboard?tab=filter-buttons'],
    ['https://elsewhere.example/', '/'],
    ['//elsewhere.example', '/'],
    ['/login', '/'],
  ])('asked to go on to %s it goes to %s', (target, expected) => {
    open(`/login?redirect=${encodeURIComponent(target)}`);
    act(() => sessionChanged(customer));
    expect(address()).toBe(expected);
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
    expect(auth.signIn).not.toHaveBeenCalled();
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
      'auth/email-not-verified',
      'Verificer din email først. Tjek din email for bekræftelseslinket.',
    ],
    ['network', 'Netværksfejl. Kontroller din internetforbindelse og prøv igen.'],
    ['unknown', 'Der opstod en uventet fejl. Prøv igen senere.'],
  ] as const)('says what %s means, and keeps what was typed', async (code, text) => {
    vi.mocked(auth.signIn).mockRejectedValue(new AppError(code));
    open();
    await submit('kunde@jerslevfoto.example', 'Forkert1!');
    await waitFor(() => expect(toastsShown()).toEqual([`error: ${text}`]));
    expect(identifier()).toHaveValue('kunde@jerslevfoto.example');
    expect(password()).toHaveValue('Forkert1!');
    expect(address()).toBe('/login');
  });

  test('knows no account by a phone number yet', async () => {
    open();
    await submit('20 30 40 50', 'Demo1234!');
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'error: Ingen konto fundet med dette telefonnummer. Kontroller nummeret eller brug din email adresse.',
      ]),
    );
  });
});
