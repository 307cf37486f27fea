import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startArchive } from '#src/admin/kit/archives.ts';
import { useDesk } from '#src/admin/pendingOrders/desk.ts';
import { PendingOrders } from '#src/admin/pendingOrders/PendingOrders.tsx';
import { approveOrder } from '#src/firebase/orders/approveOrder.ts';
import { rejectOrder } from '#src/firebase/orders/rejectOrder.ts';
import * as pendingOrders from '#src/firebase/repos/pendingOrders.ts';
import { sendOrderMail } from '#src/lib/orderMails.ts';
import { AppError } from '#src/shared/errors.ts';
import type { AppErrorCode } from '#src/shared/errors.ts';
import type { PendingOrder } from '#src/shared/schemas/order.ts';
import { fakeList } from '../../support/fakeList.ts';
import { orderLine, pendingOrder, purchaseOf } from '../../support/waitingOrders.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

vi.mock('#src/firebase/orders/approveOrder.ts');
vi.mock('#src/firebase/orders/rejectOrder.ts');
vi.mock('#src/firebase/repos/pendingOrders.ts');
vi.mock('#src/lib/orderMails.ts');
vi.mock('#src/admin/kit/archives.ts', async (original) => ({
  ...(await original<typeof import('#src/admin/kit/archives.ts')>()),
  startArchive: vi.fn(),
}));

resetStoresAfterEach();

const order = pendingOrder();
const purchase = purchaseOf(order);
const approved = { kind: 'approved', purchase, isNews: true } as const;
let waiting = fakeList<PendingOrder>([]);

beforeEach(() => {
  waiting = fakeList([order]);
  vi.mocked(pendingOrders.watchPending).mockImplementation(waiting.watch);
  vi.mocked(pendingOrders.listPending).mockImplementation(waiting.list);
  vi.mocked(approveOrder).mockReset().mockResolvedValue(approved);
  vi.mocked(rejectOrder).mockReset().mockResolvedValue(true);
  vi.mocked(sendOrderMail).mockReset().mockResolvedValue(undefined);
  vi.mocked(startArchive).mockReset();
});

afterEach(() => {
  useDesk.setState(useDesk.getInitialState(), true);
  vi.restoreAllMocks();
});

function open(address = '/admin-dashboard?tab=kontantbetaling') {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <PendingOrders />
    </MemoryRouter>,
  );
}

const card = (name = 'Signe Overgaard') => screen.queryByRole('article', { name });
const question = () => screen.queryByRole('alertdialog');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function decide(verdict: 'Godkend' | 'Afvis'): Promise<void> {
  await press(verdict);
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: verdict }),
  );
}

const SUCCESS =
  'success: Kontantbetaling godkendt! Ordre JF20250921ABCDEF123 oprettet med permanent adgang til billeder.';
const UNCONFIRMED = 'Ikke bekræftet endnu. Tryk igen: ordren bliver kun behandlet én gang.';

describe('the list', () => {
  test('says everything of an order, and what its customer writes in the payment', () => {
    waiting.stored = [pendingOrder({ items: [orderLine('Nordlys', 150), orderLine('Klit', 49)] })];
    open();
    const text = card()?.textContent;
    for (const part of [
      'Signe Overgaard',
      'signe@kunde.example',
      'Oprettet20.9.2025, 18.04',
      'I alt199,00 kr',
      'BetalingsmetodeMobilePay',
      'Besked på betalingenABCDEFGH',
      'NordlysEnkeltbillede150,00 kr',
      'KlitEnkeltbillede49,00 kr',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('is empty when nobody waits', () => {
    waiting.stored = [];
    open();
    expect(screen.getByText('Ingen afventende betalinger.')).toBeVisible();
  });

  test('begins with the newest, and follows what comes and goes', () => {
    open();
    const newer = pendingOrder({ id: 'NEWER', customerName: 'Ida', createdAt: new Date() });
    act(() => waiting.changeElsewhere([order, newer]));
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'Ida',
      'Signe Overgaard',
    ]);
    expect(screen.getByText('2 afventende betalinger')).toBeVisible();
    act(() => waiting.changeElsewhere([newer]));
    expect(card()).not.toBeInTheDocument();
    expect(screen.getByText('1 afventende betaling')).toBeVisible();
  });

  test('is read anew every 30 seconds, when the live one is silent', async () => {
    vi.useFakeTimers();
    open();
    waiting.stored = [];
    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(card()).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(card()).not.toBeInTheDocument();
    vi.useRealTimers();
  });

  test('says when it cannot be read, and tries again', async () => {
    open();
    act(() => waiting.failWatchers(new AppError('permission-denied')));
    expect(card()).toBeVisible();
    vi.mocked(pendingOrders.watchPending).mockImplementationOnce((_onNext, onError) => {
      onError(new AppError('permission-denied'));
      return () => undefined;
    });
    open();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Kunne ikke hente ordrer. Prøv igen senere.',
    );
    await press('Prøv igen');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('marks an order that only tries the shop out', () => {
    waiting.stored = [pendingOrder({ customerName: 'Test Kunde' })];
    open();
    expect(screen.getByText('Testordre')).toBeVisible();
  });

  test('brings the order into sight that the address names', () => {
    open(`/admin-dashboard?tab=kontantbetaling&order=${order.id}`);
    expect(card()).toHaveFocus();
  });
});

describe('approving', () => {
  test('asks first, and does nothing when the answer is no', async () => {
    open();
    await press('Godkend');
    expect(question()).toHaveTextContent('Godkend betalingen fra Signe Overgaard?');
    expect(question()).toHaveTextContent(
      '199,00 kr, mærket ABCDEFGH. Kunden får med det samme permanent adgang til billederne.',
    );
    await press('Annuller');
    expect(question()).not.toBeInTheDocument();
    expect(approveOrder).not.toHaveBeenCalled();
  });

  test('makes a purchase, begins its archive and tells the customer', async () => {
    open();
    await decide('Godkend');
    expect(toastsShown()).toEqual([SUCCESS]);
    expect(question()).not.toBeInTheDocument();
    expect(card()).not.toBeInTheDocument();
    expect(startArchive).toHaveBeenCalledExactlyOnceWith('JF20250921ABCDEF123');
    expect(sendOrderMail).toHaveBeenCalledExactlyOnceWith(
      'approved',
      expect.objectContaining({
        number: 'JF20250921ABCDEF123',
        customerEmail: 'signe@kunde.example',
      }),
    );
    expect(screen.getByText('Kunden har fået en mail.')).toBeVisible();
  });

  test('happens once, however often it is pressed', async () => {
    const answer = Promise.withResolvers<typeof approved>();
    vi.mocked(approveOrder).mockReturnValue(answer.promise);
    open();
    await press('Godkend');
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Godkend' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Godkender...' }));
    await act(async () => answer.resolve(approved));
    expect(approveOrder).toHaveBeenCalledOnce();
    expect(toastsShown()).toEqual([SUCCESS]);
  });

  test('what another browser has approved says so, and mails nobody twice', async () => {
    vi.mocked(approveOrder).mockResolvedValue({ ...approved, isNews: false });
    open();
    await decide('Godkend');
    expect(toastsShown()).toEqual([SUCCESS]);
    expect(sendOrderMail).not.toHaveBeenCalled();
  });

  test.each<[AppErrorCode, string]>([
    ['order/already-rejected', 'Ordren er allerede afvist og kan ikke godkendes.'],
    ['order/not-pending', 'Ordren er allerede behandlet. Genindlæs listen.'],
    ['order/not-found', 'Order QQQQQQQQQQQQABCDEFGH not found'],
    ['order/item-missing', 'Nordlys findes ikke længere i butikken.'],
  ])('that is refused for good (%s) says why, and asks no more', async (code, text) => {
    const details = { id: order.id, title: 'Nordlys' };
    vi.mocked(approveOrder).mockRejectedValue(new AppError(code, { details }));
    open();
    await decide('Godkend');
    expect(toastsShown()).toEqual([`error: ${text}`]);
    expect(question()).not.toBeInTheDocument();
    expect(startArchive).not.toHaveBeenCalled();
  });

  test.each<[string, AppErrorCode]>([
    ['without rights (403)', 'permission-denied'],
    ['while the quota is used up (429)', 'quota-exceeded'],
    ['while the server is broken (500)', 'service-failed'],
    ['without a network', 'network'],
    ['too slowly', 'timeout'],
    ['and nobody knows why', 'unknown'],
  ])('that fails %s says so, and can be pressed again', async (_how, code) => {
    vi.mocked(approveOrder).mockRejectedValueOnce(new AppError(code));
    open();
    await decide('Godkend');
    expect(toastsShown()).toEqual(['error: Fejl ved godkendelse af betaling. Prøv igen.']);
    expect(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Godkend' }),
    ).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Godkend' }));
    expect(toastsShown()).toContain(SUCCESS);
    expect(sendOrderMail).toHaveBeenCalledOnce();
  });

  test('sends nothing while the browser knows that it is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open();
    await decide('Godkend');
    expect(toastsShown()).toEqual([
      'error: Du er offline. Prøv igen, når du har forbindelse til internettet.',
    ]);
    expect(approveOrder).not.toHaveBeenCalled();
  });

  test('whose answer is lost says that nothing is known, and is repeated safely', async () => {
    vi.mocked(approveOrder).mockRejectedValueOnce(new AppError('not-confirmed'));
    open();
    await decide('Godkend');
    expect(toastsShown()).toEqual([
      'warning: Ikke bekræftet endnu. Forbindelsen er langsom, men det, du har skrevet, er ikke gået tabt.',
    ]);
    await press('Annuller');
    expect(card()).toHaveTextContent(UNCONFIRMED);
    // The first try had been written: this browser owes the mail nevertheless.
    vi.mocked(approveOrder).mockResolvedValueOnce({ ...approved, isNews: false });
    await decide('Godkend');
    expect(toastsShown()).toContain(SUCCESS);
    expect(sendOrderMail).toHaveBeenCalledOnce();
    expect(startArchive).toHaveBeenCalledOnce();
  });

  test('whose answer is lost is found out when the order waits no more', async () => {
    vi.mocked(approveOrder).mockRejectedValueOnce(new AppError('network'));
    open();
    await decide('Godkend');
    vi.mocked(approveOrder).mockResolvedValueOnce({ ...approved, isNews: false });
    act(() => waiting.changeElsewhere([]));
    await waitFor(() => expect(toastsShown()).toContain(SUCCESS));
    expect(question()).not.toBeInTheDocument();
    expect(sendOrderMail).toHaveBeenCalledOnce();
    expect(startArchive).toHaveBeenCalledOnce();
  });

  test('that lost against a rejection meanwhile says so', async () => {
    vi.mocked(approveOrder)
      .mockRejectedValueOnce(new AppError('network'))
      .mockRejectedValueOnce(new AppError('order/already-rejected'));
    open();
    await decide('Godkend');
    act(() => waiting.changeElsewhere([]));
    await waitFor(() =>
      expect(toastsShown()).toContain('error: Ordren er allerede afvist og kan ikke godkendes.'),
    );
    expect(card()).not.toBeInTheDocument();
    expect(sendOrderMail).not.toHaveBeenCalled();
  });
});

describe('a price that differs', () => {
  const check = {
    changes: [
      { item: orderLine('Nordlys', 150), price: 199 },
      { item: orderLine('Klit', 49), price: undefined },
    ],
    total: 199,
    needsConfirmation: true,
  };

  test('is shown, and confirmed by itself', async () => {
    waiting.stored = [pendingOrder({ amount: 199.5 })];
    vi.mocked(approveOrder).mockResolvedValueOnce({ kind: 'needs-confirmation', check });
    open();
    await decide('Godkend');
    const dialog = screen.getByRole('dialog', { name: 'Prisen har ændret sig' });
    expect(dialog).toHaveTextContent('Nordlys: bestilt til 150,00 kr, koster nu 199,00 kr');
    expect(dialog).toHaveTextContent('Klit: bestilt til 49,00 kr, er ikke længere til salg');
    expect(dialog).toHaveTextContent(
      'Kunden har fået at vide, at det koster 199,50 kr. I dag koster det 199,00 kr.',
    );
    const approve = within(dialog).getByRole('button', { name: 'Godkend' });
    expect(approve).toBeDisabled();
    expect(startArchive).not.toHaveBeenCalled();
    await userEvent.click(
      within(dialog).getByRole('checkbox', {
        name: 'Jeg har set forskellen og godkender beløbet',
      }),
    );
    await userEvent.click(approve);
    expect(approveOrder).toHaveBeenLastCalledWith(order.id, { seen: check });
    expect(toastsShown()).toEqual([SUCCESS]);
  });

  test('and changes once more is a new question', async () => {
    vi.mocked(approveOrder)
      .mockResolvedValueOnce({ kind: 'needs-confirmation', check })
      .mockResolvedValueOnce({ kind: 'needs-confirmation', check: { ...check, total: 299 } });
    open();
    await decide('Godkend');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Godkend');
    expect(screen.getByRole('dialog')).toHaveTextContent('I dag koster det 299,00 kr.');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });
});

describe('rejecting', () => {
  test('asks first, then tells the customer', async () => {
    open();
    await press('Afvis');
    expect(question()).toHaveTextContent('Afvis bestillingen fra Signe Overgaard?');
    expect(question()).toHaveTextContent(
      'Bestillingen annulleres, og kunden kan se det i sin købshistorik.',
    );
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Afvis' }),
    );
    expect(toastsShown()).toEqual(['success: Anmodning afvist']);
    expect(card()).not.toBeInTheDocument();
    expect(sendOrderMail).toHaveBeenCalledExactlyOnceWith(
      'rejected',
      expect.objectContaining({ number: 'ABCDEFGH' }),
    );
    expect(startArchive).not.toHaveBeenCalled();
  });

  test.each<[AppErrorCode, string]>([
    ['service-failed', 'Fejl ved annullering af betaling'],
    ['permission-denied', 'Fejl ved annullering af betaling'],
    ['quota-exceeded', 'Fejl ved annullering af betaling'],
    ['network', 'Fejl ved annullering af betaling'],
    ['order/already-approved', 'Ordren er allerede godkendt og kan ikke afvises.'],
  ])('that fails with %s says: %s', async (code, text) => {
    vi.mocked(rejectOrder).mockRejectedValue(new AppError(code));
    open();
    await decide('Afvis');
    expect(toastsShown()).toEqual([`error: ${text}`]);
    expect(sendOrderMail).not.toHaveBeenCalled();
  });

  test('whose answer is lost is found out when the order waits no more', async () => {
    vi.mocked(rejectOrder).mockRejectedValueOnce(new AppError('timeout'));
    open();
    await decide('Afvis');
    vi.mocked(rejectOrder).mockResolvedValueOnce(false);
    act(() => waiting.changeElsewhere([]));
    await waitFor(() => expect(toastsShown()).toContain('success: Anmodning afvist'));
    expect(sendOrderMail).toHaveBeenCalledOnce();
  });
});

describe('the mail', () => {
  test('that fails does not touch the order, and is sent again from its card', async () => {
    vi.mocked(sendOrderMail).mockRejectedValueOnce(new AppError('email/quota'));
    open();
    await decide('Godkend');
    expect(toastsShown()).toEqual([SUCCESS, 'warning: Mailen til kunden kunne ikke sendes.']);
    await press('Send mailen igen');
    expect(screen.getByText('Kunden har fået en mail.')).toBeVisible();
    expect(sendOrderMail).toHaveBeenCalledTimes(2);
    expect(approveOrder).toHaveBeenCalledOnce();
  });

  test('that could not be sent is still there after the dashboard was closed', async () => {
    vi.mocked(sendOrderMail).mockRejectedValueOnce(new AppError('network'));
    const { unmount } = open();
    await decide('Godkend');
    unmount();
    useDesk.setState(useDesk.getInitialState(), true);
    waiting.stored = [];
    open();
    await press('Send mailen igen');
    expect(screen.getByText('Kunden har fået en mail.')).toBeVisible();
    await press('Fjern Signe Overgaard fra listen');
    expect(screen.queryByText('Signe Overgaard')).not.toBeInTheDocument();
  });

  test('is done without where none are set up', async () => {
    vi.mocked(sendOrderMail).mockRejectedValueOnce(new AppError('not-configured'));
    open();
    await decide('Godkend');
    expect(toastsShown()).toEqual([SUCCESS]);
    expect(screen.getByText('Mails er ikke sat op, så kunden har ikke fået en.')).toBeVisible();
  });

  test('that an order has come can be sent again, and says when it fails', async () => {
    vi.mocked(sendOrderMail).mockRejectedValueOnce(new AppError('network'));
    open();
    await press('Send bekræftelsen igen');
    expect(toastsShown()).toEqual(['error: Mailen til kunden kunne ikke sendes.']);
    await press('Send bekræftelsen igen');
    expect(toastsShown()).toContain('success: Mail sendt til signe@kunde.example');
    expect(sendOrderMail).toHaveBeenLastCalledWith(
      'received',
      expect.objectContaining({ number: 'ABCDEFGH', total: 199 }),
    );
  });
});
