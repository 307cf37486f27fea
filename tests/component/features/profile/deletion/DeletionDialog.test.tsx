import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { AppError } from '#src/model/base/errors.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../../support/backend/backend.ts';
import { customer } from '../../../../support/records.ts';
import { pendingOrder } from '../../../../support/waitingOrders.ts';
import { field, fill } from '../../../support/fields.ts';
import { followSessionInEachTest } from '../../../support/followSession.ts';
import { address, press } from '../../../support/page.tsx';
import { settled } from '../../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../../support/stores.ts';
import { openProfile, storeAccount } from '../openProfile.tsx';

const { deleteAccount } = contracts;
const DONE = 'success: Din konto er blevet slettet permanent';
const PASSWORD = 'Nuværende adgangskode';
const PHRASE = 'Skriv "jeg accepterer" for at bekræfte';
const proofs = () => backend.attempts('auth', 'reauthenticateWithCredential');

resetStoresAfterEach();
beforeEach(storeAccount);
followSessionInEachTest();
beforeEach(() => {
  backend.functions.answer(deleteAccount);
  sessionChanged(customer);
});

async function open(): Promise<void> {
  openProfile();
  await screen.findByText('Signe');
  await press('Slet konto');
}

const ticks = () => screen.getAllByRole('checkbox');
const send = () => press('Slet min konto permanent');
const areToasts = (...toasts: string[]) => waitFor(() => expect(toastsShown()).toEqual(toasts));

interface Typed {
  tickCount?: number;
  phrase?: string;
  password?: string;
}

async function ask({ tickCount = 3, phrase = ' JEG accepterer ', password = 'Demo1234!' }: Typed) {
  await open();
  for (const tick of ticks().slice(0, tickCount)) await userEvent.click(tick);
  fill({ [PHRASE]: phrase, [PASSWORD]: password });
  await send();
}

test('it tells before it is begun what is kept, and offers the data first', async () => {
  openProfile();
  const kept =
    'Din konto, dine downloads og din adgang til købte billeder forsvinder. Bilag til regnskabet gemmes i 5 år. Dit navn og din adresse bliver kun stående på en fuld faktura.';
  expect(await screen.findByText(kept)).toBeVisible();
  await press('Slet konto');
  expect(screen.getByRole('dialog')).toHaveTextContent('Download mine data');
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    'Det kan ikke fortrydes. Hent dine billeder og dine data, før du fortsætter.',
  );
});

test('it asks three times, then nothing is left but the answer about cookies', async () => {
  localStorage.setItem('cookieConsent', 'accepted');
  localStorage.setItem('phoneBook', '{}');
  sessionStorage.setItem('draft', 'x');
  await ask({});
  await areToasts(DONE);
  expect(proofs()).toHaveLength(1);
  expect(backend.accounts.current()).toBeUndefined();
  expect(address()).toBe('/');
  expect(Object.keys(localStorage)).toEqual(['cookieConsent']);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test.each([
  [
    1,
    'Du har 1 ordre, der venter på godkendelse. Den bliver annulleret, når kontoen slettes. Har du betalt den, så kontakt mig først.',
  ],
  [
    12,
    'Du har 12 ordrer, der venter på godkendelse. De bliver annulleret, når kontoen slettes. Har du betalt dem, så kontakt mig først.',
  ],
])('it warns of %d orders that wait', async (count, warning) => {
  const orders = Array.from({ length: count }, (_, index) =>
    pendingOrder({ id: `order-${index}`, userId: customer.uid }),
  );
  backend.documents.fill('pending-orders', [
    ...orders,
    pendingOrder({ id: 'decided', userId: customer.uid, paymentStatus: 'completed' }),
    pendingOrder({ id: 'of-another' }),
  ]);
  await open();
  expect(await screen.findByText(warning)).toBeVisible();
});

test('it warns in general when it is unknown whether orders wait, and of none when none does', async () => {
  const recover = backend.fail('count', 'pending-orders');
  await open();
  expect(
    await screen.findByText(/^Ordrer, der venter på godkendelse, bliver annulleret/),
  ).toBeVisible();
  recover();
  await press('Luk');
  await press('Slet konto');
  await settled();
  expect(backend.attempts('count', 'pending-orders')).toHaveLength(2);
  expect(screen.queryByText(/venter på godkendelse/)).not.toBeInTheDocument();
});

test('it asks before it throws away what was typed, and begins anew when it was closed', async () => {
  await open();
  for (const tick of ticks()) await userEvent.click(tick);
  fill({ [PASSWORD]: 'Demo' });
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog', { name: 'Luk uden at gemme?' })).toBeVisible();
  await press('Skriv videre');
  expect(field(PASSWORD)).toHaveValue('Demo');
  await press('Luk');
  await press('Luk uden at gemme');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await press('Slet konto');
  for (const tick of ticks()) expect(tick).not.toBeChecked();
  expect(field(PASSWORD)).toHaveValue('');
});

test.each<[Typed, string, string]>([
  [{ password: '' }, PASSWORD, 'Du skal indtaste din nuværende adgangskode'],
  [
    { tickCount: 2 },
    'Jeg forstår, at kontoen slettes permanent',
    'Du skal acceptere alle betingelser',
  ],
  [{ phrase: 'ja' }, PHRASE, 'Du skal skrive "jeg accepterer" korrekt'],
])('%o is not enough', async (typed, wrong, message) => {
  await ask(typed);
  expect(field(wrong)).toHaveAccessibleDescription(message);
  expect(field(wrong)).toHaveFocus();
  expect(screen.queryByText('Du skal udfylde alle felter korrekt')).not.toBeInTheDocument();
  expect(backend.attempts('call')).toEqual([]);
});

test('several gaps are summed up', async () => {
  await open();
  await send();
  expect(screen.getByText('Du skal udfylde alle felter korrekt')).toBeVisible();
  expect(screen.getAllByText('Du skal acceptere alle betingelser')).toHaveLength(1);
});

test('a password that is wrong is told, and deletes nothing', async () => {
  await ask({ password: 'Forkert1!' });
  await areToasts('error: Adgangskode ikke rigtig');
  expect(backend.attempts('call')).toEqual([]);
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a deletion that fails is told in the words of the server first, and nobody is signed out', async () => {
  const error = 'En administratorkonto kan ikke slettes her. Kontakt ejeren.';
  backend.functions.refuse(deleteAccount, 403, { error });
  await ask({});
  await areToasts(`error: ${error}`);
  backend.failNext('call', deleteAccount.path, new AppError('database-unavailable'));
  await send();
  await areToasts('error: Der er ingen forbindelse til databasen. Genindlæs siden og prøv igen.');
  expect(backend.accounts.current()).toBeDefined();
  expect(address()).toBe('/profil');
});

test('a deletion that leaves something over says what, and goes on without asking anew', async () => {
  const errors = ['Kurven kunne ikke slettes', 'Din profil kunne ikke slettes'];
  backend.functions.refuse(deleteAccount, 500, { code: 'auth/deletion-incomplete', errors });
  await ask({});
  expect(await screen.findByText('Kontoen blev kun delvist slettet')).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    'Noget kunne ikke slettes. Prøv igen, eller kontakt support.',
  );
  expect(screen.getByText('Dette mangler:')).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(errors);
  expect(backend.accounts.current()).toBeDefined();
  backend.functions.answer(deleteAccount);
  await press('Prøv igen');
  await areToasts(DONE);
  expect(proofs()).toHaveLength(1);
  expect(backend.functions.calls(deleteAccount)).toHaveLength(2);
});

test('after a lost answer the password is not asked for again', async () => {
  backend.failNext('call', deleteAccount.path);
  await ask({});
  await waitFor(() => expect(toastsShown()).toHaveLength(1));
  await send();
  await waitFor(() => expect(toastsShown().at(-1)).toBe(DONE));
  expect(proofs()).toHaveLength(1);
});
