import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { AppError } from '#src/model/base/errors.ts';
import { backend } from '../../../support/backend/backend.ts';
import { orderLine, pendingOrder } from '../../../support/waitingOrders.ts';
import { alerts, hides, shows, toasts } from '../../support/see.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import {
  card,
  mailIs,
  nowWaiting,
  oneOrderWaits,
  open,
  openDetails,
  order,
  press,
  storedOrder,
  storedPurchase,
} from './world.tsx';

resetStoresAfterEach();
oneOrderWaits();

describe('the list', () => {
  test('says everything of an order, and what its customer writes in the payment', async () => {
    const items = [orderLine('Nordlys', 150), orderLine('Klit', 49)];
    const invoiceTo = {
      name: 'Bo Berg',
      company: 'Berg ApS',
      cvr: '10150817',
      ean: '5798009811578',
      street: 'Vej 2',
      postalCode: '9900',
      city: 'Frederikshavn',
    };
    nowWaiting(pendingOrder({ items, invoiceTo }));
    await openDetails();
    const text = card()?.textContent;
    for (const part of [
      'Signe Overgaard',
      'Oprettet20.9.2025, 18.04',
      'I alt199,00\u00a0kr',
      'BetalingsmetodeMobilePay',
      'Besked på betalingenABCDEFGH',
      'NordlysEnkeltbillede150,00\u00a0kr',
      'KlitEnkeltbillede49,00\u00a0kr',
    ]) {
      expect(text).toContain(part);
    }
    expect(screen.getByRole('link', { name: /^signe@kunde/ })).toHaveAttribute(
      'href',
      'mailto:signe@kunde.example',
    );
    expect(screen.getByText('Faktura til').nextSibling).toHaveTextContent(
      'Berg ApS, Bo Berg, Vej 2, 9900 Frederikshavn, CVR-nr. 10150817, EAN-nr. 5798009811578',
    );
    hides(/^Testordre/);
  });

  test('says what is left to pay beside a gift card, and marks who only tries the shop out', async () => {
    const giftCard = { code: 'ABCDEFGHJKMNPQRS', amount: 150, bookedAt: 'sale' } as const;
    nowWaiting(pendingOrder({ giftCard, customerName: 'Test Kunde' }));
    await openDetails();
    const text = card('Test Kunde')?.textContent;
    for (const part of [
      'At betale49,00\u00a0kr',
      'I alt49,00\u00a0kr',
      'NordlysEnkeltbillede199,00\u00a0kr',
      'Gavekort (…PQRS)Trukket fra det, der skal betales-150,00\u00a0kr',
    ]) {
      expect(text).toContain(part);
    }
    shows(/^Testordre/);
  });

  test('begins with the newest, follows what comes and goes, and may be empty', async () => {
    await open();
    const newer = pendingOrder({ id: 'NEWER', customerName: 'Ida', createdAt: new Date() });
    act(() => nowWaiting(order, newer));
    const names = screen
      .getAllByRole('article')
      .map((each) => within(each).getByRole('heading', { level: 2 }).textContent);
    expect(names).toEqual(['Ida', 'Signe Overgaard']);
    shows('2 afventende betalinger');
    act(() => nowWaiting(newer));
    expect(card()).not.toBeInTheDocument();
    shows('1 afventende betaling');
    act(() => nowWaiting());
    shows('Ingen afventende betalinger.');
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
  });

  test('is read at once when it cannot be followed; when that fails too, it can be tried again', async () => {
    const follow = backend.fail('watch', 'pending-orders', new AppError('permission-denied'));
    const { unmount } = await open();
    expect(await screen.findByRole('article', { name: 'Signe Overgaard' })).toBeVisible();
    unmount();
    const recover = backend.fail('read', 'pending-orders');
    await open();
    await alerts('Kunne ikke hente ordrer. Prøv igen senere.');
    follow();
    recover();
    await press('Prøv igen');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    act(() => backend.documents.breakWatches('pending-orders', new AppError('permission-denied')));
    expect(card()).toBeVisible();
  });

  test('shows the order that the address names, and asks about its approval', async () => {
    const address = `/admin-dashboard?tab=kontantbetaling&order=${order.id}`;
    const { unmount } = await open(address);
    expect(card()).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Signe Overgaard' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    unmount();
    await open(`${address}&handling=godkend`);
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Annuller' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(storedPurchase()).toBeUndefined();
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
      giftCard: { code: 'ABCDEFGHJKMNPQRS', amount: 50, bookedAt: 'use' },
    } as const;
    nowWaiting(
      pendingOrder({ ...gone, id: 'JF20250920AAAAAA111', cancelledAt: new Date() }),
      pendingOrder({ ...gone, id: 'JF20240920BBBBBB222', cancelledAt: new Date('2024-10-01') }),
    );
    await open();
    expect(screen.getByRole('heading', { name: 'Kunden har slettet sin konto' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Åbn ordre JF20250920AAAAAA111' })).toHaveAttribute(
      'href',
      '/admin-dashboard?tab=kundepanel&order=JF20250920AAAAAA111',
    );
    // Money may have come for the rest.
    shows(/149,00\s*kr · Nordlys/);
    hides(/JF20240920BBBBBB222/);
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
    shows('signe@kunde.example · Spærret 21.9.2025');
    await press('Ophæv spærringen af Signe Overgaard');
    await toasts('success: Signe Overgaard kan bestille igen.');
    expect(backend.documents.get('order-quota/uid-signe')).toBeUndefined();
    hides('Spærrede kunder');
  });
});

describe('the mails about an order', () => {
  test('stand in its details, with when and to which address they were sent', async () => {
    mailIs({ kind: 'reminder', sentAt: new Date('2025-09-27T07:00:00Z') });
    mailIs({ kind: 'received' });
    mailIs({ kind: 'received', orderId: 'JF20250920ZZZZZZ999', to: 'anden@kunde.example' });
    await openDetails();
    const lines = within(screen.getByRole('list', { name: 'Mails om ordren' }))
      .getAllByRole('listitem')
      .map((line) => line.textContent);
    expect(lines).toEqual([
      'Ordrebekræftelse sendt 20.9.2025, 18.05 til signe@kunde.exampleSend igen',
      'Påmindelse sendt 27.9.2025, 09.00 til signe@kunde.exampleSend igen',
    ]);
  });

  test('are followed while they are being sent, and cannot be sent twice meanwhile', async () => {
    mailIs({ status: 'queued', sentAt: undefined });
    await openDetails();
    shows('Ordrebekræftelse sendes...');
    expect(screen.queryByRole('button', { name: /^Send igen/ })).not.toBeInTheDocument();
    act(() => mailIs({ status: 'sending', sentAt: undefined }));
    shows('Ordrebekræftelse sendes...');
    act(() => mailIs({}));
    shows(/^Ordrebekræftelse sendt/);
  });

  test.each([
    ['not-configured', 'er ikke sendt: mails er ikke sat op.'],
    ['no-address', 'er ikke sendt: kunden har ingen mailadresse længere.'],
    [
      'returned',
      'kom ikke frem til mette@kunde.example: modtagerens mailserver sendte den retur. Ret adressen, eller ring til kunden.',
    ],
    ['no-voucher', 'er ikke sendt: bilaget er ikke klar endnu.'],
    ['refused', 'er ikke sendt: mailtjenesten tog ikke imod den.'],
    ['unreachable', 'er ikke sendt: mailtjenesten svarede ikke.'],
  ] as const)('that failed (%s) say: %s', async (error, words) => {
    mailIs({ status: 'failed', error, to: 'mette@kunde.example' });
    await openDetails();
    const [shown] = screen.getAllByText(`Ordrebekræftelse ${words}`);
    expect(shown).toBeVisible();
  });

  test('that failed say when they are tried again, and are sent again on request', async () => {
    const nextAttemptAt = new Date('2025-09-20T16:10:00Z');
    mailIs({ status: 'failed', error: 'refused', nextAttemptAt });
    await openDetails();
    const [failed] = screen.getAllByText(/^Ordrebekræftelse er ikke sendt: mailtjenesten tog/);
    expect(failed).toHaveTextContent('Der prøves igen 20.9.2025, 18.10.');
    const [again] = screen.getAllByRole('button', {
      name: `Send igen: Ordrebekræftelse, ordre ${order.id}`,
    });
    backend.failNext('write', 'order-mails', new AppError('permission-denied'));
    if (again) await userEvent.click(again);
    await toasts('error: Mailen kunne ikke sendes. Prøv igen.');
    if (again) await userEvent.click(again);
    expect(backend.documents.get(`order-mails/${order.id}-received`)).toMatchObject({
      status: 'queued',
    });
  });

  test('that failed as a push say so once, and not at their order', async () => {
    const push = { kind: 'new-order', channel: 'push', status: 'failed', error: 'refused' };
    const path = `order-mails/${order.id}-new-order-push`;
    backend.documents.put(path, { ...push, orderId: order.id });
    await openDetails();
    const words = 'Besked til dig om ordren som push er ikke sendt: Firebase tog ikke imod den.';
    expect(screen.getAllByText(words)).toHaveLength(1);
  });

  test('of orders that wait no more are listed when they failed, unless none are set up', async () => {
    nowWaiting();
    mailIs({ orderId: 'JF20250920AAAAAA111', status: 'failed', error: 'unreachable' });
    mailIs({ orderId: 'JF20250920BBBBBB222', status: 'failed', error: 'not-configured' });
    await open();
    expect(screen.getByRole('heading', { name: 'Mails, der ikke er sendt' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Send igen/ })).toHaveLength(1);
    shows(/^Ordre JF20250920AAAAAA111 · .+@/);
    await press('Send igen: Ordrebekræftelse, ordre JF20250920AAAAAA111');
    hides('Mails, der ikke er sendt');
  });
});

const ID = 'JF20251126ABCDEF123';
const stored = () => backend.documents.get('site-config/reminders');

/** An order of the 26th of November waits, and today is the first of December. */
function waits(changes: object = {}): void {
  vi.useFakeTimers({ now: new Date('2025-12-01T09:00:00Z'), toFake: ['Date'] });
  nowWaiting(pendingOrder({ id: ID, createdAt: new Date('2025-11-26T12:00:00Z'), ...changes }));
}

describe('an order that waits', () => {
  test('says when its customer is reminded and when it expires, until it is to be left alone', async () => {
    waits();
    await openDetails();
    expect(card()).toHaveTextContent('Påmindelse sendes 3. december · Udløber 26. december');
    await press(`Stop påmindelse og udløb af ordre ${ID}`);
    expect(card()).toHaveTextContent('Ingen påmindelse, og ordren udløber ikke');
    expect(storedOrder(ID)).toMatchObject({ remindersStopped: true });
    await press(`Genoptag påmindelse og udløb af ordre ${ID}`);
    expect(card()).toHaveTextContent('Påmindelse sendes 3. december');
  });

  test('is shown when that is known, so that its buttons stay where they are', async () => {
    const days = backend.hold('watch', 'site-config/reminders');
    waits();
    await open();
    expect(screen.queryByRole('button', { name: 'Godkend' })).not.toBeInTheDocument();
    days.failWith(new AppError('network'));
    expect(await screen.findByRole('button', { name: 'Godkend' })).toBeVisible();
  });

  test('says when its customer was reminded', async () => {
    waits({ remindedAt: new Date('2025-11-30T08:00:00Z') });
    await openDetails();
    expect(card()).toHaveTextContent('Påmindelse sendt 30. november');
  });

  test('says nothing while no reminders are sent', async () => {
    backend.documents.put('site-config/reminders', { isOn: false });
    waits();
    await openDetails();
    expect(card()).not.toHaveTextContent(/Påmindelse|Udløber/);
    shows('Der sendes ingen påmindelser, og ordrer udløber ikke.');
  });
});

describe('the days', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Påmindelser og udløb' }));
  const AFTER = 'Påmindelse efter (dage)';
  const EXPIRY = 'Udløb efter (dage)';

  async function choose(after: string, expire: string): Promise<void> {
    for (const [label, days] of Object.entries({ [AFTER]: after, [EXPIRY]: expire })) {
      await userEvent.clear(dialog().getByLabelText(label));
      if (days !== '') await userEvent.type(dialog().getByLabelText(label), days);
    }
    await userEvent.click(dialog().getByRole('button', { name: 'Gem' }));
  }

  test('are seven and thirty until others are chosen, and can be turned off', async () => {
    await open();
    shows('Kunden får en påmindelse efter 7 dage, og ordren udløber efter 30 dage.');
    await press('Skift påmindelser og udløb');
    await choose('3', '14');
    expect(toastsShown()).toEqual(['success: Påmindelserne er gemt.']);
    expect(stored()).toMatchObject({ isOn: true, afterDays: 3, expireAfterDays: 14 });
    shows('Kunden får en påmindelse efter 3 dage, og ordren udløber efter 14 dage.');
    await press('Skift påmindelser og udløb');
    await userEvent.click(
      dialog().getByRole('checkbox', { name: 'Send påmindelser, og lad ubetalte ordrer udløbe' }),
    );
    await userEvent.click(dialog().getByRole('button', { name: 'Gem' }));
    expect(stored()).toMatchObject({ isOn: false });
  });

  test('that make no sense are refused at their field', async () => {
    await open();
    await press('Skift påmindelser og udløb');
    for (const [after, expire, field, problem] of [
      ['', '30', AFTER, 'Skriv et helt tal fra 1 til 365'],
      ['7', '366', EXPIRY, 'Skriv et helt tal fra 1 til 365'],
      ['30', '7', EXPIRY, 'Udløbet skal komme efter påmindelsen'],
    ] as const) {
      await choose(after, expire);
      expect(dialog().getByLabelText(field)).toHaveAccessibleDescription(problem);
    }
    expect(stored()).toBeUndefined();
  });

  test('that cannot be saved stay in the dialog', async () => {
    await open();
    await press('Skift påmindelser og udløb');
    backend.failNext('write', 'site-config', new AppError('permission-denied'));
    await choose('3', '14');
    expect(toastsShown()).toEqual(['error: Påmindelserne kunne ikke gemmes. Prøv igen.']);
    expect(dialog().getByLabelText(AFTER)).toHaveValue('3');
  });
});
