import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
// Fetched later by the page: here its first use shall not have to wait for it.
import '#src/ui/form/SecondFactorForm.tsx';
import { contracts } from '#src/model/system/contracts.ts';
import { backend } from '../../../support/backend/backend.ts';
import { customer } from '../../../support/records.ts';
import { solveBotCheck } from '../../support/botCheckFrame.ts';
import { followSessionInEachTest } from '../../support/followSession.ts';
import { address, press } from '../../support/page.tsx';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { identifier, open, password, signedIn, storeCustomer, submit } from './openLogin.tsx';

resetStoresAfterEach();
followSessionInEachTest();

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
