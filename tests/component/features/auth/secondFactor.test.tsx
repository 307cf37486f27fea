import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
// Fetched later by the page: here its first use shall not have to wait for it.
import '#src/ui/form/SecondFactorForm.tsx';
import { contracts } from '#src/model/system/contracts.ts';
import { backend } from '../../../support/backend/backend.ts';
import { followSessionInEachTest } from '../../support/followSession.ts';
import { solveBotCheck } from '../../support/botCheckFrame.ts';
import { address, press } from '../../support/page.tsx';
import { customer } from '../../../support/records.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { identifier, open, password, signedIn, storeCustomer, submit } from './openLogin.tsx';

resetStoresAfterEach();
followSessionInEachTest();

describe('an account with an authenticator app', () => {
  const { recoverSignIn } = contracts;
  const code = () => screen.findByLabelText('Kode fra appen');
  const recoveryCode = () => screen.findByLabelText('Genoprettelseskode');

  beforeEach(() => storeCustomer({ since: new Date() }));

  test('is asked for its code after the password, and goes on where it wanted to', async () => {
    open('/login?redirect=%2Fadmin-dashboard');
    await submit();
    expect(await code()).toHaveFocus();
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(await code()).toHaveAttribute('inputmode', 'numeric');
    expect(toastsShown()).toEqual([]);
    expect(signedIn()).toBeUndefined();
    await userEvent.type(await code(), '123 456{Enter}');
    await waitFor(() => expect(address()).toBe('/admin-dashboard'));
    expect(toastsShown()).toEqual(['success: Logget ind!']);
  });

  test('is remembered when asked to', async () => {
    open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Husk mig' }));
    await submit();
    await userEvent.type(await code(), '123456{Enter}');
    await waitFor(() => expect(signedIn()).toBe(customer.email));
    expect(Object.keys(localStorage)).toContainEqual(expect.stringMatching(/^firebase:authUser:/));
  });

  test('is told of a wrong code, and tries again', async () => {
    open();
    await submit();
    await userEvent.type(await code(), '12345{Enter}');
    expect(await code()).toHaveAccessibleDescription('Skriv de 6 cifre fra appen');
    await userEvent.clear(await code());
    await userEvent.type(await code(), '000000{Enter}');
    const wrong = 'Koden passer ikke. Vent på den næste, og prøv igen.';
    await waitFor(async () => expect(await code()).toHaveAccessibleDescription(wrong));
    expect(await code()).toHaveFocus();
    expect(toastsShown()).toEqual([`error: ${wrong}`]);
    await userEvent.clear(await code());
    await userEvent.type(await code(), '123456{Enter}');
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
    open();
    await submit();
    await code();
    await press('Brug en genoprettelseskode');
    expect(await recoveryCode()).toHaveFocus();
    await userEvent.type(await recoveryCode(), 'abcd{Enter}');
    expect(await recoveryCode()).toHaveAccessibleDescription(
      'Skriv hele koden, som den står på papiret',
    );
    backend.functions.refuse(recoverSignIn, 403, {
      code: 'auth/invalid-verification-code',
      error: 'Genoprettelseskoden passer ikke, eller den er brugt.',
    });
    await userEvent.clear(await recoveryCode());
    await userEvent.type(await recoveryCode(), 'abcd-efgh-jklm-nprs{Enter}');
    await waitFor(async () =>
      expect(await recoveryCode()).toHaveAccessibleDescription(
        'Genoprettelseskoden passer ikke, eller den er brugt.',
      ),
    );
    backend.functions.answer(recoverSignIn);
    const account = backend.accounts.get(customer.email);
    if (account) account.app = undefined;
    await userEvent.type(await recoveryCode(), '{Enter}');
    await waitFor(() => expect(address()).toBe('/'));
    expect(toastsShown()).toContain(
      'warning: To-trins-login er slået fra. Slå det til igen i din profil.',
    );
    expect(backend.functions.calls(recoverSignIn)).toContainEqual(
      expect.objectContaining({
        input: {
          email: customer.email,
          password: 'Demo1234!',
          code: 'abcd-efgh-jklm-nprs',
        },
      }),
    );
  });

  test('may go from the recovery code to the app again', async () => {
    open();
    await submit();
    await code();
    await press('Brug en genoprettelseskode');
    await recoveryCode();
    await press('Brug koden fra appen');
    expect(await code()).toHaveFocus();
  });
});
