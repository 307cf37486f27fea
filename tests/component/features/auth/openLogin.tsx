import { fireEvent, screen } from '@testing-library/react';
import { LoginPage } from '#src/features/auth/LoginPage.tsx';
import { contracts } from '#src/model/system/contracts.ts';
import { useConsent } from '#src/stores/consent.ts';
import { backend } from '../../../support/backend/backend.ts';
import { customer } from '../../../support/records.ts';
import { solveBotCheck } from '../../support/botCheckFrame.ts';
import { openPage, press } from '../../support/page.tsx';

const { uid, email } = customer;

/** The customer has an account, perhaps with an authenticator app. */
export function storeCustomer(app?: { since: Date }): void {
  useConsent.setState({ value: 'accepted' });
  backend.functions.answer(contracts.verifyRecaptcha);
  backend.accounts.add({ uid, email, password: 'Demo1234!', app });
  backend.documents.put(`users/${uid}`, { uid, email, phoneNumber: '+45 20 30 40 50' });
}

export const signedIn = () => backend.accounts.current()?.email;

export const open = (
  entry: string | { pathname: string; search?: string; state: unknown } = '/login',
) => openPage(<LoginPage />, entry);

export const identifier = () => screen.getByRole('textbox', { name: 'Email eller mobilnummer' });
export const password = () => screen.getByLabelText('Adgangskode');

export function fillIn(who: string, secret: string): void {
  fireEvent.input(identifier(), { target: { value: who } });
  fireEvent.input(password(), { target: { value: secret } });
}

export function submit(who: string = email, secret = 'Demo1234!'): Promise<void> {
  fillIn(who, secret);
  solveBotCheck();
  return press('Log ind');
}
