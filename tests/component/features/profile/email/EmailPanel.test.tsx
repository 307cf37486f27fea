import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { AppError } from '#src/model/base/errors.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../../support/backend/backend.ts';
import { customer } from '../../../../support/records.ts';
import { field, fill } from '../../../support/fields.ts';
import { press } from '../../../support/page.tsx';
import { resetStoresAfterEach, toastsShown } from '../../../support/stores.ts';
import { openProfile, storeAccount } from '../openProfile.tsx';

const { updateUserEmail } = contracts;
const NEW = 'Ny email adresse';
const proofs = () => backend.attempts('auth', 'reauthenticateWithCredential');
const lastToast = (toast: string) => waitFor(() => expect(toastsShown().at(-1)).toBe(toast));

resetStoresAfterEach();
beforeEach(async () => {
  await storeAccount();
  backend.functions.answer(updateUserEmail);
  sessionChanged(customer);
  openProfile('/profil?fane=email');
  await press('Skift email');
});

async function change(newEmail = 'ny@kunde.example'): Promise<void> {
  fill({ [NEW]: newEmail, 'Nuværende adgangskode': 'Demo1234!' });
  await press('Send bekræftelse');
}

const requested =
  'Der er sendt en bekræftelse til ny@kunde.example. Klik på linket i mailen for at gennemføre ændringen. Kig også i din spam-mappe.';

test('a change proves who asks, and waits until the link in the mail has been followed', async () => {
  await change(' ny@kunde.example ');
  await lastToast(`success: ${requested}`);
  expect(proofs()).toHaveLength(1);
  expect(backend.functions.calls(updateUserEmail)).toMatchObject([
    { input: { newEmail: 'ny@kunde.example' }, token: 'token-of-uid-kunde' },
  ]);
  expect(screen.getByText(requested)).toBeVisible();
  expect(screen.getByText(customer.email, { selector: 'dd' })).toBeVisible();
  await press('Jeg har klikket på linket');
  await lastToast('info: Den nye adresse er ikke bekræftet endnu. Klik på linket i mailen først.');
  Object.assign(backend.accounts.current() ?? {}, { email: 'ny@kunde.example' });
  await press('Jeg har klikket på linket');
  await lastToast('success: Din email er nu ny@kunde.example.');
  expect(screen.getByRole('button', { name: 'Skift email' })).toBeVisible();
});

test('a mail that went to a wrong address is given up; without a connection nothing is known', async () => {
  backend.fail('auth', 'reload');
  await change();
  await press('Jeg har klikket på linket');
  await lastToast('error: Fejl ved genindlæsning af bruger.');
  await press('Brug en anden adresse');
  expect(screen.queryByText(requested)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Skift email' })).toBeVisible();
});

test('a change of mind takes it back', async () => {
  expect(field(NEW)).toHaveFocus();
  fill({ [NEW]: 'x' });
  await press('Annuller');
  expect(screen.getByRole('button', { name: 'Skift email' })).toHaveFocus();
  await press('Skift email');
  expect(field(NEW)).toHaveValue('');
});

test('the same address is none, and nothing is proved', async () => {
  await change('KUNDE@jerslevfoto.example');
  expect(field(NEW)).toHaveAccessibleDescription(
    'Du kan ikke ændre til den samme email adresse som du allerede har',
  );
  expect(field(NEW)).toHaveFocus();
  expect(proofs()).toEqual([]);
});

test('a password that is not accepted is told, and changes nothing', async () => {
  backend.fail('auth', 'reauthenticateWithCredential', new AppError('network'));
  await change();
  await lastToast('error: Fejl ved bekræftelse af adgangskode. Prøv igen.');
  expect(backend.attempts('call')).toEqual([]);
});

test('a change that fails keeps what was typed; the words of the server come first, beside the field', async () => {
  backend.failNext('call', updateUserEmail.path, new AppError('network'));
  await change();
  await lastToast('error: Kunne ikke opdatere email adresse. Prøv igen senere.');
  expect(field(NEW)).toHaveValue('ny@kunde.example');
  const error = 'Email adressen er allerede i brug. Vælg en anden.';
  backend.functions.refuse(updateUserEmail, 409, { code: 'auth/email-already-in-use', error });
  await change();
  await lastToast(`error: ${error}`);
  expect(field(NEW)).toHaveAccessibleDescription(error);
  expect(field(NEW)).toHaveFocus();
});
