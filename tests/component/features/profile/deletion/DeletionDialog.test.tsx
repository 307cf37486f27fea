import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppError, type AppErrorCode } from '#src/model/base/errors.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { setConsent } from '#src/stores/consent.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../../support/backend/backend.ts';
import { customer } from '../../../../support/records.ts';
import { pendingOrder } from '../../../../support/waitingOrders.ts';
import { followSessionInEachTest } from '../../../support/followSession.ts';
import { settled } from '../../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../../support/stores.ts';
import { address, field, openProfile, press, retype, storeAccount } from '../openProfile.tsx';

const { deleteAccount } = contracts;
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
  await userEvent.click(await screen.findByRole('button', { name: 'Slet konto' }));
}

const ticks = () => screen.getAllByRole('checkbox');
const send = () => press('Slet min konto permanent');

interface Typed {
  tickCount?: number;
  phrase?: string;
  password?: string;
}

async function fill({ tickCount = 3, phrase = ' JEG accepterer ', password = 'Demo1234!' }: Typed) {
  await open();
  for (const tick of ticks().slice(0, tickCount)) await userEvent.click(tick);
  retype('Skriv "jeg accepterer" for at bekræfte', phrase);
  retype('Nuværende adgangskode', password);
  await send();
}

describe('deleting the account', () => {
  test('asks three times, then nothing is left but the answer about cookies', async () => {
    setConsent('accepted');
    localStorage.setItem('phoneBook', '{}');
    sessionStorage.setItem('draft', 'x');
    await fill({});
    await waitFor(() =>
      expect(toastsShown()).toEqual(['success: Din konto er blevet slettet permanent']),
    );
    expect(proofs()).toHaveLength(1);
    expect(backend.accounts.current()).toBeUndefined();
    expect(address()).toBe('/');
    expect(Object.keys(localStorage)).toEqual(['cookieConsent']);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('tells before it is begun what is kept', async () => {
    openProfile();
    expect(
      await screen.findByText(
        'Din konto, dine downloads og din adgang til købte billeder forsvinder. Bilag til regnskabet gemmes i 5 år. Dit navn og din adresse bliver kun stående på en fuld faktura.',
      ),
    ).toBeVisible();
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
  ])('warns of %d orders that wait', async (count, warning) => {
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

  test('warns in general when it is unknown whether orders wait', async () => {
    backend.fail('count', 'pending-orders');
    await open();
    expect(
      await screen.findByText(/^Ordrer, der venter på godkendelse, bliver annulleret/),
    ).toBeVisible();
  });

  test('warns of no orders when none waits', async () => {
    const counting = backend.hold('count', 'pending-orders');
    await open();
    counting.open();
    await waitFor(() => expect(backend.attempts('count', 'pending-orders')).toHaveLength(1));
    await settled();
    expect(screen.queryByText(/venter på godkendelse/)).not.toBeInTheDocument();
  });

  test('asks before it throws away what was typed', async () => {
    await open();
    retype('Nuværende adgangskode', 'Demo');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog', { name: 'Luk uden at gemme?' })).toBeVisible();
    await press('Skriv videre');
    expect(field('Nuværende adgangskode')).toHaveValue('Demo');
  });

  test.each<[Typed, string, string]>([
    [{ password: '' }, 'Nuværende adgangskode', 'Du skal indtaste din nuværende adgangskode'],
    [
      { tickCount: 2 },
      'Jeg forstår, at kontoen slettes permanent',
      'Du skal acceptere alle betingelser',
    ],
    [
      { tickCount: 0 },
      'Jeg forstår, at det ikke kan fortrydes',
      'Du skal acceptere alle betingelser',
    ],
    [
      { phrase: 'ja' },
      'Skriv "jeg accepterer" for at bekræfte',
      'Du skal skrive "jeg accepterer" korrekt',
    ],
  ])('%o is not enough', async (typed, wrong, message) => {
    await fill(typed);
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

  test('begins anew when it was closed', async () => {
    await open();
    for (const tick of ticks()) await userEvent.click(tick);
    retype('Nuværende adgangskode', 'x');
    await press('Luk');
    await press('Luk uden at gemme');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press('Slet konto');
    for (const tick of ticks()) expect(tick).not.toBeChecked();
    expect(field('Nuværende adgangskode')).toHaveValue('');
  });

  test('offers the data first', async () => {
    await open();
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('Download mine data');
    expect(dialog).toHaveAccessibleDescription(
      'Det kan ikke fortrydes. Hent dine billeder og dine data, før du fortsætter.',
    );
  });

  test.each<[AppErrorCode, string]>([
    ['auth/invalid-credential', 'Adgangskode ikke rigtig'],
    ['auth/wrong-password', 'Adgangskode ikke rigtig'],
    ['network', 'Netværksfejl. Kontroller din internetforbindelse og prøv igen.'],
    ['auth/no-current-user', 'Ingen bruger er logget ind'],
    ['auth/too-many-requests', 'For mange forsøg. Vent 15 minutter og prøv igen.'],
    ['unknown', 'Der opstod en fejl ved sletning af kontoen.'],
  ])('%s of the password is told', async (code, message) => {
    backend.fail('auth', 'reauthenticateWithCredential', new AppError(code));
    await fill({ password: 'Forkert1!' });
    await waitFor(() => expect(toastsShown()).toEqual([`error: ${message}`]));
    expect(backend.attempts('call')).toEqual([]);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test.each<[AppErrorCode, string]>([
    [
      'auth/requires-recent-login',
      'Du skal logge ind igen for at slette din konto. Log ud og ind igen, og prøv derefter.',
    ],
    ['network', 'Netværksfejl. Kontroller din internetforbindelse og prøv igen.'],
    ['auth/wrong-password', 'Forkert adgangskode. Prøv igen.'],
    ['auth/no-current-user', 'Ingen bruger er logget ind'],
    [
      'database-unavailable',
      'Der er ingen forbindelse til databasen. Genindlæs siden og prøv igen.',
    ],
    ['service-failed', 'Der opstod en fejl ved sletning af kontoen.'],
    ['unknown', 'Der opstod en kritisk fejl under sletning af kontoen. Kontakt support.'],
  ])('%s of the deletion is told, and nobody is signed out', async (code, message) => {
    backend.fail('call', deleteAccount.path, new AppError(code));
    await fill({});
    await waitFor(() => expect(toastsShown()).toEqual([`error: ${message}`]));
    expect(backend.accounts.current()).toBeDefined();
    expect(address()).toBe('/profil');
  });

  test('the words of the server come first', async () => {
    const message = 'En administratorkonto kan ikke slettes her. Kontakt ejeren.';
    backend.functions.refuse(deleteAccount, 403, { error: message });
    await fill({});
    await waitFor(() => expect(toastsShown()).toEqual([`error: ${message}`]));
  });
});

describe('a deletion that leaves something over', () => {
  test('says what, and goes on without asking anew', async () => {
    backend.functions.refuse(deleteAccount, 500, {
      code: 'auth/deletion-incomplete',
      errors: ['Kurven kunne ikke slettes', 'Din profil kunne ikke slettes'],
    });
    await fill({});
    expect(await screen.findByText('Kontoen blev kun delvist slettet')).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'Noget kunne ikke slettes. Prøv igen, eller kontakt support.',
    );
    expect(screen.getByText('Dette mangler:')).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Kurven kunne ikke slettes',
      'Din profil kunne ikke slettes',
    ]);
    expect(backend.accounts.current()).toBeDefined();
    backend.functions.answer(deleteAccount);
    await press('Prøv igen');
    await waitFor(() =>
      expect(toastsShown()).toEqual(['success: Din konto er blevet slettet permanent']),
    );
    expect(proofs()).toHaveLength(1);
    expect(backend.functions.calls(deleteAccount)).toHaveLength(2);
  });

  test('may have been a lost answer: the password is not asked for again', async () => {
    backend.failNext('call', deleteAccount.path);
    await fill({});
    await waitFor(() => expect(toastsShown()).toHaveLength(1));
    await send();
    await waitFor(() =>
      expect(toastsShown().at(-1)).toBe('success: Din konto er blevet slettet permanent'),
    );
    expect(proofs()).toHaveLength(1);
  });
});
