import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AppError } from '#src/model/base/errors.ts';
import { backend } from '../../../support/backend/backend.ts';
import { pendingOrder } from '../../../support/waitingOrders.ts';
import { shows, toast, toasts } from '../../support/see.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import {
  card,
  decide,
  mailIs,
  nowWaiting,
  oneOrderWaits,
  open,
  order,
  press,
  pressFirst,
  storedOrder,
} from './world.tsx';

resetStoresAfterEach();
oneOrderWaits();

const second = pendingOrder({ id: 'JF20250920BBBBBB222', amount: 50, items: [] });
const ofAnother = pendingOrder({ id: 'JF20250920CCCCCC333', userId: 'uid-ida' });
const statusOf = (id: string) => storedOrder(id)?.['paymentStatus'];
const dialog = () => within(screen.getByRole('dialog'));
const tick = (name: string | RegExp) => userEvent.click(dialog().getByRole('checkbox', { name }));

test('asks for the reason, then shows the mail to the customer', async () => {
  await open();
  await press('Afvis');
  const question = screen.getByRole('dialog', { name: 'Afvis bestillingen fra Signe Overgaard?' });
  expect(question).toHaveTextContent(
    'Bestillingen annulleres. Kunden kan se årsagen i sin købshistorik og får den i en mail.',
  );
  await userEvent.click(dialog().getByRole('button', { name: 'Afvis' }));
  expect(question).toHaveTextContent('Vælg en årsag');
  expect(statusOf(order.id)).toBe('pending');
  await userEvent.selectOptions(dialog().getByRole('combobox'), 'Andet');
  expect(question).toHaveTextContent('Skriv årsagen med dine egne ord');
  await userEvent.type(dialog().getByRole('textbox'), ' Billedet er privat. ');
  await userEvent.click(dialog().getByRole('button', { name: 'Afvis' }));
  await toasts('success: Anmodning afvist');
  expect(storedOrder()).toMatchObject({
    paymentStatus: 'cancelled',
    cancelReason: 'other',
    cancelNote: 'Billedet er privat.',
  });
  expect(card()).not.toBeInTheDocument();
  act(() => mailIs({ kind: 'rejected', to: 'ny@kunde.example' }));
  shows('Mail om annulleringen sendt 20.9.2025, 18.05 til ny@kunde.example');
});

test('asks before it throws away what was typed', async () => {
  await open();
  await press('Afvis');
  const note = dialog().getByRole('textbox');
  await userEvent.type(note, 'Billedet er privat.');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog', { name: 'Luk uden at gemme?' })).toBeVisible();
  await press('Skriv videre');
  expect(note).toHaveValue('Billedet er privat.');
});

test('all orders of the customer rejects those, and blocks the customer on request', async () => {
  nowWaiting(order, second, ofAnother);
  await open();
  await pressFirst('Afvis');
  await userEvent.selectOptions(dialog().getByRole('combobox'), 'Kunden har fortrudt');
  await tick('Afvis alle 2 ventende ordrer fra kunden');
  await tick('Spær kunden, så der ikke kan bestilles mere');
  await userEvent.click(dialog().getByRole('button', { name: 'Afvis' }));
  await toasts('success: 2 anmodninger afvist');
  expect([order, second, ofAnother].map(({ id }) => statusOf(id))).toEqual([
    'cancelled',
    'cancelled',
    'pending',
  ]);
  expect(backend.documents.get('order-quota/uid-signe')).toMatchObject({ isBlocked: true });
});

test('what fails half way keeps what is done, and goes on with the rest', async () => {
  nowWaiting(order, second);
  await open();
  await pressFirst('Afvis');
  await userEvent.selectOptions(dialog().getByRole('combobox'), 'Kunden har fortrudt');
  await tick(/Afvis alle 2/);
  backend.failNext('write', `pending-orders/${second.id}`, new AppError('service-failed'));
  await userEvent.click(dialog().getByRole('button', { name: 'Afvis' }));
  await toasts('success: Anmodning afvist', 'error: Fejl ved annullering af betaling');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await decide('Afvis');
  await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
  expect(statusOf(second.id)).toBe('cancelled');
});

test('what was approved meanwhile says so', async () => {
  await open();
  backend.documents.silenceWatches('pending-orders');
  backend.documents.change(`pending-orders/${order.id}`, { paymentStatus: 'completed' });
  await decide('Afvis');
  expect(toastsShown()).toEqual(['error: Ordren er allerede godkendt og kan ikke afvises.']);
});

test('whose answer is lost is found out when the order waits no more', async () => {
  await open();
  backend.failNext('write', 'pending-orders', new AppError('timeout'));
  await decide('Afvis');
  expect(toastsShown()).toEqual(['error: Fejl ved annullering af betaling']);
  act(() => nowWaiting({ ...order, paymentStatus: 'cancelled' }));
  await toast('success: Anmodning afvist');
});
