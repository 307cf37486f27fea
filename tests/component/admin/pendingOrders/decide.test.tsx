import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type * as archivesModule from '#src/admin/archives/archives.ts';
import { startArchive } from '#src/admin/archives/archives.ts';
import { useDecisions } from '#src/admin/pendingOrders/decisions.ts';
import { approveOrder } from '#src/data/orders/approveOrder.ts';
import { AppError, type AppErrorCode } from '#src/model/base/errors.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import {
  approved,
  card,
  decide,
  oneOrderWaits,
  open,
  order,
  press,
  question,
  SUCCESS,
  mailIs,
  nowWaiting,
} from './world.tsx';

vi.mock('#src/admin/archives/archives.ts', async (original) => ({
  ...(await original<typeof archivesModule>()),
  startArchive: vi.fn(),
}));
vi.mock('#src/data/orders/approveOrder.ts');
vi.mock('#src/data/orders/approveOrder.ts');

resetStoresAfterEach();
oneOrderWaits();

const UNCONFIRMED = 'Ikke bekræftet endnu. Tryk igen: ordren bliver kun behandlet én gang.';

describe('approving', () => {
  test('asks first, and does nothing when the answer is no', async () => {
    await open();
    await press('Godkend');
    expect(question()).toHaveTextContent('Godkend betalingen fra Signe Overgaard?');
    expect(question()).toHaveTextContent(
      '199,00 kr, mærket ABCDEFGH. Kunden får med det samme permanent adgang til billederne.',
    );
    await press('Annuller');
    expect(question()).not.toBeInTheDocument();
    expect(approveOrder).not.toHaveBeenCalled();
  });

  test('makes a purchase, begins its archive and shows the mail to the customer', async () => {
    await open();
    await decide('Godkend');
    expect(toastsShown()).toEqual([SUCCESS]);
    expect(question()).not.toBeInTheDocument();
    expect(card()).not.toBeInTheDocument();
    expect(startArchive).toHaveBeenCalledExactlyOnceWith('JF20250921ABCDEF123');
    expect(screen.getByText('Mailen til kunden er på vej.')).toBeVisible();
    act(() => mailIs({ orderId: 'JF20250921ABCDEF123', kind: 'approved' }));
    expect(
      screen.getByText('Mail om godkendelsen sendt 20.9.2025, 18.05 til signe@kunde.example'),
    ).toBeVisible();
  });

  test('happens once, however often it is pressed', async () => {
    const answer = Promise.withResolvers<typeof approved>();
    vi.mocked(approveOrder).mockReturnValue(answer.promise);
    await open();
    await press('Godkend');
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Godkend' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Godkender...' }));
    answer.resolve(approved);
    await waitFor(() => expect(question()).not.toBeInTheDocument());
    expect(approveOrder).toHaveBeenCalledOnce();
    expect(toastsShown()).toEqual([SUCCESS]);
  });

  test('what another browser has approved says so', async () => {
    vi.mocked(approveOrder).mockResolvedValue(approved);
    await open();
    await decide('Godkend');
    expect(toastsShown()).toEqual([SUCCESS]);
  });

  test.each<[AppErrorCode, string]>([
    ['order/already-rejected', 'Ordren er allerede afvist og kan ikke godkendes.'],
    ['order/not-pending', 'Ordren er allerede behandlet. Genindlæs listen.'],
    ['order/not-found', 'Order QQQQQQQQQQQQABCDEFGH not found'],
    ['order/item-missing', 'Nordlys findes ikke længere i butikken.'],
  ])('that is refused for good (%s) says why, and asks no more', async (code, text) => {
    const details = { id: order.id, title: 'Nordlys' };
    vi.mocked(approveOrder).mockRejectedValue(new AppError(code, { details }));
    await open();
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
    await open();
    await decide('Godkend');
    expect(toastsShown()).toEqual(['error: Fejl ved godkendelse af betaling. Prøv igen.']);
    expect(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Godkend' }),
    ).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Godkend' }));
    expect(toastsShown()).toContain(SUCCESS);
  });

  test('sends nothing while the browser knows that it is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open();
    await decide('Godkend');
    expect(toastsShown()).toEqual([
      'error: Du er offline. Prøv igen, når du har forbindelse til internettet.',
    ]);
    expect(approveOrder).not.toHaveBeenCalled();
  });

  test('whose answer is lost says that nothing is known, and is repeated safely', async () => {
    vi.mocked(approveOrder).mockRejectedValueOnce(new AppError('not-confirmed'));
    await open();
    await decide('Godkend');
    expect(toastsShown()).toEqual([
      'warning: Ikke bekræftet endnu. Forbindelsen er langsom, men det, du har skrevet, er ikke gået tabt.',
    ]);
    await press('Annuller');
    expect(card()).toHaveTextContent(UNCONFIRMED);
    // The first try had been written.
    vi.mocked(approveOrder).mockResolvedValueOnce(approved);
    await decide('Godkend');
    expect(toastsShown()).toContain(SUCCESS);
    expect(startArchive).toHaveBeenCalledOnce();
  });

  test('whose answer is lost is found out when the order waits no more', async () => {
    vi.mocked(approveOrder).mockRejectedValueOnce(new AppError('network'));
    await open();
    await decide('Godkend');
    vi.mocked(approveOrder).mockResolvedValueOnce(approved);
    act(() => nowWaiting());
    await waitFor(() => expect(toastsShown()).toContain(SUCCESS));
    expect(question()).not.toBeInTheDocument();
    expect(startArchive).toHaveBeenCalledOnce();
  });

  test('that was cut off by closing the tab is found out by the next visit', async () => {
    vi.mocked(approveOrder).mockReturnValueOnce(new Promise(() => undefined));
    const { unmount } = await open();
    await decide('Godkend');
    unmount();
    useDecisions.setState(useDecisions.getInitialState(), true);
    vi.mocked(approveOrder).mockResolvedValueOnce(approved);
    nowWaiting();
    await open();
    await waitFor(() => expect(toastsShown()).toContain(SUCCESS));
    expect(startArchive).toHaveBeenCalledOnce();
  });

  test('that another tab has heard the end of is told here too', async () => {
    vi.mocked(approveOrder).mockRejectedValueOnce(new AppError('network'));
    await open();
    await decide('Godkend');
    window.localStorage.clear();
    vi.mocked(approveOrder).mockResolvedValueOnce(approved);
    act(() => nowWaiting());
    await waitFor(() => expect(toastsShown()).toContain(SUCCESS));
  });

  test('that lost against a rejection meanwhile says so', async () => {
    vi.mocked(approveOrder)
      .mockRejectedValueOnce(new AppError('network'))
      .mockRejectedValueOnce(new AppError('order/already-rejected'));
    await open();
    await decide('Godkend');
    act(() => nowWaiting());
    await waitFor(() =>
      expect(toastsShown()).toContain('error: Ordren er allerede afvist og kan ikke godkendes.'),
    );
    expect(card()).not.toBeInTheDocument();
  });
});
