import { act, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type * as archivesModule from '#src/admin/archives/archives.ts';
import { useDecisions } from '#src/admin/pendingOrders/decisions.ts';
import { approveOrder } from '#src/data/orders/approveOrder.ts';
import { sendOrderMail } from '#src/lib/orderMails.ts';
import { AppError } from '#src/model/base/errors.ts';
import { backend } from '../../../support/backend/backend.ts';
import { orderLine, pendingOrder } from '../../../support/waitingOrders.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { card, decide, oneOrderWaits, open, order, press, SUCCESS, nowWaiting } from './world.tsx';

vi.mock('#src/admin/archives/archives.ts', async (original) => ({
  ...(await original<typeof archivesModule>()),
  startArchive: vi.fn(),
}));
vi.mock('#src/data/orders/approveOrder.ts');
vi.mock('#src/data/orders/rejectOrder.ts');
vi.mock('#src/lib/orderMails.ts');

resetStoresAfterEach();
oneOrderWaits();

describe('the list', () => {
  test('says everything of an order, and what its customer writes in the payment', async () => {
    nowWaiting(pendingOrder({ items: [orderLine('Nordlys', 150), orderLine('Klit', 49)] }));
    await open();
    const text = card()?.textContent;
    for (const part of [
      'Signe Overgaard',
      'signe@kunde.example',
      'Oprettet20.9.2025, 18.04',
      'I alt199,00\u00a0kr',
      'BetalingsmetodeMobilePay',
      'Besked på betalingenABCDEFGH',
      'NordlysEnkeltbillede150,00\u00a0kr',
      'KlitEnkeltbillede49,00\u00a0kr',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('writes to the customer and nobody else, whatever their address is', async () => {
    nowWaiting(pendingOrder({ customerEmail: 'signe@kunde.example?bcc=tyv@x.example' }));
    await open();
    expect(screen.getByRole('link', { name: /^signe@kunde/ })).toHaveAttribute(
      'href',
      'mailto:signe@kunde.example%3Fbcc%3Dtyv@x.example',
    );
  });

  test('is empty when nobody waits', async () => {
    nowWaiting();
    await open();
    expect(screen.getByText('Ingen afventende betalinger.')).toBeVisible();
  });

  test('begins with the newest, and follows what comes and goes', async () => {
    await open();
    const newer = pendingOrder({ id: 'NEWER', customerName: 'Ida', createdAt: new Date() });
    act(() => nowWaiting(order, newer));
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'Ida',
      'Signe Overgaard',
    ]);
    expect(screen.getByText('2 afventende betalinger')).toBeVisible();
    act(() => nowWaiting(newer));
    expect(card()).not.toBeInTheDocument();
    expect(screen.getByText('1 afventende betaling')).toBeVisible();
  });

  test('is read anew every 30 seconds, when the live one is silent', async () => {
    vi.useFakeTimers();
    await open();
    backend.documents.silenceWatches('pending-orders');
    nowWaiting();
    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(card()).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(card()).not.toBeInTheDocument();
    vi.useRealTimers();
  });

  test('says when it cannot be read, and tries again', async () => {
    await open();
    act(() => backend.documents.breakWatches('pending-orders', new AppError('permission-denied')));
    expect(card()).toBeVisible();
    const follow = backend.fail('watch', 'pending-orders', new AppError('permission-denied'));
    const recover = backend.fail('read', 'pending-orders');
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Kunne ikke hente ordrer. Prøv igen senere.',
    );
    follow();
    recover();
    await press('Prøv igen');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is read at once when it cannot be followed', async () => {
    backend.fail('watch', 'pending-orders', new AppError('offline'));
    await open();
    expect(await screen.findByRole('article', { name: 'Signe Overgaard' })).toBeVisible();
  });

  test('marks an order that only tries the shop out', async () => {
    nowWaiting(pendingOrder({ customerName: 'Test Kunde' }));
    await open();
    expect(screen.getByText('Testordre')).toBeVisible();
  });

  test('brings the order into sight that the address names', async () => {
    await open(`/admin-dashboard?tab=kontantbetaling&order=${order.id}`);
    expect(card()).toHaveFocus();
  });
});

describe('below the list', () => {
  test('are the orders whose customers have deleted their accounts', async () => {
    const gone = {
      userId: 'uid-gone',
      customerName: '',
      customerEmail: '',
      paymentStatus: 'cancelled',
      cancelReason: 'account-deleted',
    } as const;
    nowWaiting(
      pendingOrder({ ...gone, id: 'JF20250920AAAAAA111', cancelledAt: new Date() }),
      pendingOrder({ ...gone, id: 'JF20240920BBBBBB222', cancelledAt: new Date('2024-10-01') }),
    );
    await open();
    expect(screen.getByRole('heading', { name: 'Kunden har slettet sin konto' })).toBeVisible();
    const link = screen.getByRole('link', { name: 'Åbn ordre JF20250920AAAAAA111' });
    expect(link).toHaveAttribute(
      'href',
      '/admin-dashboard?tab=kundepanel&order=JF20250920AAAAAA111',
    );
    expect(screen.getByText(/199,00\s*kr · Nordlys/)).toBeVisible();
    expect(screen.queryByText(/JF20240920BBBBBB222/)).not.toBeInTheDocument();
  });

  test('are the blocked customers, who may order again when it is lifted', async () => {
    backend.documents.put('order-quota/uid-signe', {
      orderId: '',
      isBlocked: true,
      blockedAt: new Date('2025-09-21T08:00:00Z'),
      name: 'Signe Overgaard',
      email: 'signe@kunde.example',
    });
    backend.documents.put('order-quota/uid-ida', { orderId: 'JF1', count: 1 });
    await open();
    expect(screen.getByText('signe@kunde.example · Spærret 21.9.2025')).toBeVisible();
    await press('Ophæv spærringen af Signe Overgaard');
    expect(toastsShown()).toEqual(['success: Signe Overgaard kan bestille igen.']);
    expect(backend.documents.get('order-quota/uid-signe')).toBeUndefined();
    expect(screen.queryByText('Spærrede kunder')).not.toBeInTheDocument();
  });
});

describe('the mail', () => {
  test('that fails does not touch the order, and is sent again from its card', async () => {
    vi.mocked(sendOrderMail).mockRejectedValueOnce(new AppError('email/quota'));
    await open();
    await decide('Godkend');
    expect(toastsShown()).toEqual([SUCCESS, 'warning: Mailen til kunden kunne ikke sendes.']);
    await press('Send mailen igen');
    expect(screen.getByText('Kunden har fået en mail.')).toBeVisible();
    expect(sendOrderMail).toHaveBeenCalledTimes(2);
    expect(approveOrder).toHaveBeenCalledOnce();
  });

  test('that could not be sent is still there after the dashboard was closed', async () => {
    vi.mocked(sendOrderMail).mockRejectedValueOnce(new AppError('network'));
    const { unmount } = await open();
    await decide('Godkend');
    unmount();
    useDecisions.setState(useDecisions.getInitialState(), true);
    nowWaiting();
    await open();
    await press('Send mailen igen');
    expect(screen.getByText('Kunden har fået en mail.')).toBeVisible();
    await press('Fjern Signe Overgaard fra listen');
    expect(screen.queryByText('Signe Overgaard')).not.toBeInTheDocument();
  });

  test('is done without where none are set up', async () => {
    vi.mocked(sendOrderMail).mockRejectedValueOnce(new AppError('not-configured'));
    await open();
    await decide('Godkend');
    expect(toastsShown()).toEqual([SUCCESS]);
    expect(screen.getByText('Mails er ikke sat op, så kunden har ikke fået en.')).toBeVisible();
  });

  test('that an order has come can be sent again, and says when it fails', async () => {
    vi.mocked(sendOrderMail).mockRejectedValueOnce(new AppError('network'));
    await open();
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
