import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { LoginPage } from '#src/features/auth/LoginPage.tsx';
import { contracts } from '#src/model/system/contracts.ts';
import { useConsent } from '#src/stores/consent.ts';
import { backend } from '../../../support/backend/backend.ts';
import { customer } from '../../../support/records.ts';
import { Address, HandedOver } from '../../support/Address.tsx';

/** The customer has an account, perhaps with an authenticator app. */
export function storeCustomer(app?: { since: Date }): void {
  useConsent.setState({ value: 'accepted' });
  backend.functions.answer(contracts.verifyRecaptcha);
  const { uid, email } = customer;
  backend.accounts.add({ uid, email, password: 'Demo1234!', app });
  backend.documents.put(`users/${uid}`, { uid, email, phoneNumber: '+45 20 30 40 50' });
}

export const signedIn = () => backend.accounts.current()?.email;

export function open(address: string | { pathname: string; state: unknown } = '/login'): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="*" element={<HandedOver />} />
      </Routes>
      <Address />
    </MemoryRouter>,
  );
}

export const address = () => screen.getByTestId('address').textContent;
export const state = (): unknown => JSON.parse(screen.getByTestId('state').textContent);
export const identifier = () => screen.getByRole('textbox', { name: 'Email eller mobilnummer' });
export const password = () => screen.getByLabelText('Adgangskode');
export const solve = () => userEvent.click(screen.getByRole('button', { name: 'solve' }));
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export async function fill(who: string, secret: string): Promise<void> {
  if (who !== '') await userEvent.type(identifier(), who);
  if (secret !== '') await userEvent.type(password(), secret);
}

export async function submit(who: string, secret: string): Promise<void> {
  await fill(who, secret);
  await solve();
  await press('Log ind');
}
