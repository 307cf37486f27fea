import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { useDecisions } from '#src/admin/pendingOrders/decisions.ts';
import { AppError, type AppErrorCode } from '#src/model/base/errors.ts';
import { currentLeaveReasons } from '#src/stores/unfinishedWork.ts';
import { backend } from '../../../support/backend/backend.ts';
import { orderLine, pendingOrder, purchaseOf } from '../../../support/waitingOrders.ts';
import { sees, shows, toast, toasts } from '../../support/see.ts';
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
  question,
  sell,
  storedOrder,
  storedPurchase,
} from './world.tsx';

resetStoresAfterEach();
oneOrderWaits();

const SUCCESS = `success: Kontantbetaling godkendt! Ordre ${order.id} oprettet med permanent adgang til billeder.`;
const TRY_AGAIN = 'error: Fejl ved godkendelse af betaling. Prøv igen.';
const UNCONFIRMED = 'Ikke bekræftet endnu. Tryk igen: ordren bliver kun behandlet én gang.';

/** Another browser changes the order, of which this one hears nothing. */
function changeUnnoticed(change: object): void {
  backend.documents.silenceWatches('pending-orders');
  backend.documents.change(`pending-orders/${order.id}`, change);
}

describe('approving', () => {
  test('asks first, makes a purchase, and shows its archive and the mail to the customer', async () => {
    await open();
    await press('Godkend');
    expect(question()).toHaveTextContent('Godkend betalingen fra Signe Overgaard?');
    expect(question()).toHaveTextContent(
      `199,00 kr, mærket ${order.id}. Kunden får med det samme permanent adgang til billederne.`,
    );
    await press('Annuller');
    expect(storedPurchase()).toBeUndefined();
    await decide('Godkend');
    await toasts(SUCCESS);
    expect(question()).not.toBeInTheDocument();
    expect(card()).not.toBeInTheDocument();
    expect(storedPurchase()).toMatchObject({ paymentStatus: 'completed', totalAmount: 199 });
    await sees('Gør klar til at arkivere...');
    act(() => backend.documents.change(`purchases/${order.id}`, { backupStatus: 'completed' }));
    await sees('Alle filer er arkiveret');
    shows('Mailen til kunden er på vej.');
    act(() => mailIs({ kind: 'approved' }));
    shows('Mail om godkendelsen sendt 20.9.2025, 18.05 til signe@kunde.example');
  });

  test.each<[string, () => void, string]>([
    [
      'the order was rejected',
      () => changeUnnoticed({ paymentStatus: 'cancelled' }),
      'Ordren er allerede afvist og kan ikke godkendes.',
    ],
    [
      'the order was dealt with in another way',
      () => changeUnnoticed({ paymentStatus: 'completed' }),
      'Ordren er allerede behandlet. Genindlæs listen.',
    ],
    [
      'the order is gone',
      () => {
        backend.documents.silenceWatches('pending-orders');
        backend.documents.remove(`pending-orders/${order.id}`);
      },
      `Order ${order.id} not found`,
    ],
    [
      'the picture is gone',
      () => backend.documents.remove('enkeltbilleder/nordlys'),
      'Nordlys findes ikke længere i butikken.',
    ],
  ])('is refused for good when %s, and asks no more', async (_why, happen, text) => {
    await open();
    happen();
    await decide('Godkend');
    expect(toastsShown()).toEqual([`error: ${text}`]);
    expect(question()).not.toBeInTheDocument();
    expect(storedPurchase()).toBeUndefined();
  });

  test.each<AppErrorCode>(['permission-denied', 'quota-exceeded', 'network'])(
    'that fails (%s) says so, and can be pressed again',
    async (code) => {
      await open();
      const recover = backend.fail('write', 'purchases', new AppError(code));
      await decide('Godkend');
      await toasts(TRY_AGAIN);
      recover();
      await press('Godkend');
      expect(toastsShown()).toContain(SUCCESS);
    },
  );

  test('sends nothing while the browser knows that it is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open();
    await decide('Godkend');
    await toasts('error: Du er offline. Prøv igen, når du har forbindelse til internettet.');
    expect(backend.attempts('write', 'purchases')).toEqual([]);
  });
});

describe('an approval whose answer is lost', () => {
  const lost = (operation: 'write' | 'answer', code: AppErrorCode = 'network') =>
    backend.failNext(operation, 'purchases', new AppError(code));

  test('says that nothing is known, and is repeated safely', async () => {
    await open();
    backend.documents.silenceWatches('pending-orders');
    lost('answer', 'not-confirmed');
    await decide('Godkend');
    await toasts(
      'warning: Ikke bekræftet endnu. Forbindelsen er langsom, men det, du har skrevet, er ikke gået tabt.',
    );
    await press('Annuller');
    expect(card()).toHaveTextContent(UNCONFIRMED);
    await decide('Godkend');
    expect(toastsShown()).toContain(SUCCESS);
    expect(backend.attempts('write', 'orders')).toHaveLength(1);
  });

  test('is found out when the order waits no more, whoever has approved it', async () => {
    await open();
    lost('write');
    await decide('Godkend');
    window.localStorage.clear();
    backend.documents.put(`purchases/${order.id}`, purchaseOf(order, { id: order.id }));
    const decided = { paymentStatus: 'completed', convertedToPurchaseId: order.id };
    act(() => backend.documents.change(`pending-orders/${order.id}`, decided));
    await toast(SUCCESS);
    await waitFor(() => expect(question()).not.toBeInTheDocument());
  });

  test('is found out by the next visit', async () => {
    const { unmount } = await open();
    backend.documents.silenceWatches('pending-orders');
    lost('answer');
    await decide('Godkend');
    unmount();
    useDecisions.setState(useDecisions.getInitialState(), true);
    await open();
    await toast(SUCCESS);
  });

  test('says so when the order was rejected instead', async () => {
    await open();
    lost('write');
    await decide('Godkend');
    act(() =>
      backend.documents.change(`pending-orders/${order.id}`, { paymentStatus: 'cancelled' }),
    );
    await toast('error: Ordren er allerede afvist og kan ikke godkendes.');
    expect(card()).not.toBeInTheDocument();
  });
});

describe('a price that differs', () => {
  const confirm = async () => {
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'Jeg har set forskellen og godkender beløbet' }),
    );
    await press('Godkend');
  };

  test('of an order that contradicts itself is shown, and today’s is confirmed', async () => {
    const items = [orderLine('Nordlys', 150), orderLine('Hede', 49)];
    nowWaiting(pendingOrder({ ...order, amount: 199.5, items }));
    await open();
    await decide('Godkend');
    const dialog = screen.getByRole('dialog', { name: 'Prisen har ændret sig' });
    expect(dialog).toHaveTextContent('Nordlys: bestilt til 150,00 kr, koster nu 199,00 kr');
    expect(dialog).toHaveTextContent('Hede: bestilt til 49,00 kr, er ikke længere til salg');
    expect(dialog).toHaveTextContent(
      'Kunden har fået at vide, at det koster 199,50 kr. I dag koster det 199,00 kr.',
    );
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    shows('Der bogføres 199,00 kr.');
    expect(within(dialog).getByRole('button', { name: 'Godkend' })).toBeDisabled();
    expect(storedPurchase()).toBeUndefined();
    await confirm();
    expect(toastsShown()).toEqual([SUCCESS]);
    expect(storedPurchase()).toMatchObject({ totalAmount: 199 });
  });

  test('is booked as ordered, unless the price of today is chosen', async () => {
    sell('Nordlys', { price: 249 });
    await open();
    await decide('Godkend');
    const [ordered, today] = screen.getAllByRole('radio');
    expect(ordered).toBe(screen.getByRole('radio', { name: 'Som bestilt 199,00\u00a0kr' }));
    expect(ordered).toBeChecked();
    expect(ordered).toHaveFocus();
    shows('Der bogføres 199,00 kr.');
    expect(today).toBe(screen.getByRole('radio', { name: 'Dagens pris 249,00\u00a0kr' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Dagens pris 249,00\u00a0kr' }));
    shows('Der bogføres 249,00 kr.');
    await userEvent.click(screen.getByRole('radio', { name: 'Som bestilt 199,00\u00a0kr' }));
    await confirm();
    expect(storedPurchase()).toMatchObject({ totalAmount: 199 });
  });

  test('and changes once more is a new question', async () => {
    sell('Nordlys', { price: 249 });
    await open();
    await decide('Godkend');
    await userEvent.click(screen.getByRole('radio', { name: /^Dagens pris/ }));
    sell('Nordlys', { price: 299 });
    await confirm();
    expect(screen.getByRole('dialog')).toHaveTextContent('I dag koster det 299,00 kr.');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(storedPurchase()).toBeUndefined();
    await userEvent.click(screen.getByRole('radio', { name: /^Dagens pris/ }));
    await confirm();
    expect(storedPurchase()).toMatchObject({ totalAmount: 299 });
  });

  test('only in that the shop does not show it any more is shown under its title', async () => {
    sell('Nordlys', { title: 'Familien Holm', isPublished: false });
    await open();
    await decide('Godkend');
    const dialog = screen.getByRole('dialog', { name: 'Ikke i butikken' });
    expect(dialog).toHaveTextContent(
      'Prisen passer, men kunden har bestilt noget, som butikken ikke viser.',
    );
    expect(dialog).toHaveTextContent(
      'Familien Holm: vises ikke i butikken, men bliver en del af købet',
    );
    expect(within(dialog).queryByRole('radio')).not.toBeInTheDocument();
    expect(dialog).toHaveTextContent('Der bogføres 199,00 kr.');
    expect(within(dialog).getByRole('button', { name: 'Godkend' })).toBeDisabled();
  });
});

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
  expect(currentLeaveReasons('tab')).toEqual(['unsaved']);
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

test('all orders of the customer tells how far it is, until the last one', async () => {
  nowWaiting(order, second);
  await open();
  await pressFirst('Afvis');
  await userEvent.selectOptions(dialog().getByRole('combobox'), 'Kunden har fortrudt');
  await tick(/Afvis alle 2/);
  const gate = backend.hold('write', `pending-orders/${order.id}`);
  await userEvent.click(dialog().getByRole('button', { name: 'Afvis' }));
  await sees('Afviser 1 af 2...');
  gate.open();
  await toasts('success: 2 anmodninger afvist');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('what fails half way keeps what is done, and goes on with the rest', async () => {
  nowWaiting(order, second);
  await open();
  await pressFirst('Afvis');
  await userEvent.selectOptions(dialog().getByRole('combobox'), 'Kunden har fortrudt');
  await tick(/Afvis alle 2/);
  backend.failNext('write', `pending-orders/${order.id}`, new AppError('service-failed'));
  await userEvent.click(dialog().getByRole('button', { name: 'Afvis' }));
  await toasts('success: Anmodning afvist', 'error: Fejl ved annullering af betaling');
  expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(1);
  await userEvent.click(dialog().getByRole('button', { name: 'Afvis' }));
  await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
  expect(statusOf(order.id)).toBe('cancelled');
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
