import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { AppError } from '#src/model/base/errors.ts';
import { orderRecordSchema } from '#src/model/orders/schema.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { bought, boughtItem, ordered } from '../../../support/orderRecords.ts';
import { issuedCreditNote, issuedInvoice } from '../../../support/vouchers.ts';
import { toasts } from '../../support/see.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { dialog, nowBought, oneOrderIsBought, open, PURCHASE, rows } from './world.tsx';

resetStoresAfterEach();
oneOrderIsBought();

const ADDRESS = `/admin-dashboard?tab=kundepanel&order=${PURCHASE}`;
const PATH = `purchases/${PURCHASE}`;
const unpaid = bought(PURCHASE, { paymentStatus: 'pending' });

const isKept = (purchase: Purchase) => nowBought([purchase]);

const order = () => within(dialog('Ordre BCDEF123'));
const button = () => order().queryByRole('button', { name: 'Godkend betaling' });
const question = () => screen.queryByRole('alertdialog');

async function confirm(name: string): Promise<void> {
  const asked = within(screen.getByRole('alertdialog'));
  await userEvent.click(asked.getByRole('button', { name }));
}

async function ask(): Promise<void> {
  await open(ADDRESS);
  await userEvent.click(order().getByRole('button', { name: 'Godkend betaling' }));
}

describe('what is known of an order', () => {
  test('by card, are also the numbers of the session and the payment', async () => {
    isKept(
      bought(PURCHASE, {
        paymentMethod: 'card',
        stripeSessionId: 'cs_1',
        paymentIntentId: 'pi_2',
        downloadCount: 3,
      }),
    );
    await open(ADDRESS);
    expect(order().getByText('Kortsession').nextSibling).toHaveTextContent('cs_1');
    expect(order().getByText('Betalingsreference').nextSibling).toHaveTextContent('pi_2');
    expect(order().getByText('Downloads').nextSibling).toHaveTextContent('3');
  });

  test('that was sent back in part, are the time and the amount', async () => {
    const refund = { refundedAt: new Date('2026-07-01T08:05:00Z'), refundedAmount: 50 };
    isKept(bought(PURCHASE, refund));
    await open(ADDRESS);
    expect(order().getByText('Tilbagebetalt').nextSibling).toHaveTextContent(
      /^1\.7\.2026, 10\.05, 50,00 kr$/,
    );
  });

  test('is the consent of its customer, with the version that it names in words', async () => {
    const acceptedAt = new Date('2025-07-01T08:05:00Z');
    isKept(bought(PURCHASE, { termsConsent: { version: '24. juni 2025', acceptedAt } }));
    await open(ADDRESS);
    expect(
      order().getByText(
        /^Samtykke givet den 1\.7\.2025, 10\.05 efter købsbetingelserne af 24\. juni 2025: »Jeg er/,
      ),
    ).toBeVisible();
  });

  test('are its whole number, and why it was cancelled', async () => {
    const id = 'JF20260607QWERTY777';
    nowBought(
      [],
      ordered(id, {
        customerEmail: '',
        paymentStatus: 'cancelled',
        cancelReason: 'account-deleted',
      }),
    );
    await open(`/admin-dashboard?tab=kundepanel&order=${id}`);
    const found = within(await screen.findByRole('dialog', { name: 'Ordre WERTY777' }));
    expect(found.getByText('Ordrenummer').nextSibling).toHaveTextContent(id);
    // In a column it would be cut in two.
    expect(found.getByText('Ordrenummer').parentElement).toHaveAttribute('data-long');
    expect(found.getByText('Årsag').nextSibling).toHaveTextContent('Kunden har slettet sin konto');
  });

  test('are its invoice, the buyer on it, and its credit note', async () => {
    const buyer = {
      name: 'Ida Holm',
      email: 'ida@kunde.example',
      company: 'Holm ApS',
      cvr: '10150817',
      street: 'Kirkevej 1',
      postalCode: '9740',
      city: 'Jerslev',
    };
    const invoice = issuedInvoice(1, { buyer, isFull: true });
    backend.documents.put(`vouchers/${invoice.number}`, invoice);
    const creditNote = issuedCreditNote(1, { buyer, isFull: true, pdf: undefined });
    backend.documents.put(`vouchers/${creditNote.number}`, creditNote);
    isKept(
      bought(PURCHASE, { voucherNumber: invoice.number, creditNoteNumber: creditNote.number }),
    );
    await open(ADDRESS);
    const vouchers = within(order().getByRole('list', { name: 'Bilag' }));
    expect(vouchers.getByText('Faktura 2026-0001')).toBeVisible();
    expect(vouchers.getByRole('button', { name: 'Download faktura (PDF)' })).toBeVisible();
    expect(vouchers.getByText('Faktura til').nextSibling).toHaveTextContent(
      'Holm ApS, Ida Holm, Kirkevej 1, 9740 Jerslev, CVR-nr. 10150817',
    );
    expect(vouchers.getByText('Kreditnota K2026-0001').nextSibling).toHaveTextContent(
      'PDF-filen bliver lavet nu. Den kommer her om et øjeblik.',
    );
  });

  test('before it is paid, are the name and address for its invoice', async () => {
    const id = 'JF20260607QWERTY777';
    const invoiceTo = { name: 'Bo', street: 'Vej 2', postalCode: '9900', city: 'Frederikshavn' };
    nowBought([], ordered(id, { invoiceTo }));
    await open(`/admin-dashboard?tab=kundepanel&order=${id}`);
    const found = within(await screen.findByRole('dialog', { name: 'Ordre WERTY777' }));
    expect(found.getByText('Faktura til').nextSibling).toHaveTextContent(
      'Bo, Vej 2, 9900 Frederikshavn',
    );
  });

  test('are the mails about it, which can be sent again', async () => {
    backend.documents.put(`order-mails/${PURCHASE}-approved`, {
      orderId: PURCHASE,
      kind: 'approved',
      status: 'sent',
      to: 'ida@kunde.example',
      sentAt: new Date('2026-06-07T10:05:00Z'),
    });
    await open(ADDRESS);
    expect(
      await order().findByText('Mail om godkendelsen sendt 7.6.2026, 12.05 til ida@kunde.example'),
    ).toBeVisible();
    const name = `Send igen: Mail om godkendelsen, ordre ${PURCHASE}`;
    await userEvent.click(order().getByRole('button', { name }));
    expect(order().getByText('Mail om godkendelsen sendes...')).toBeVisible();
  });

  test('is what was ordered and what the shop asked, where these differ', async () => {
    isKept(bought(PURCHASE, { totalAmount: 349, orderedAmount: 349, currentAmount: 899 }));
    await open(ADDRESS);
    expect(order().getByText('I alt').nextSibling).toHaveTextContent('349,00 kr');
    expect(order().getByText('Bestilt til').nextSibling).toHaveTextContent('349,00 kr');
    expect(order().getByText('Butikkens pris ved godkendelsen').nextSibling).toHaveTextContent(
      '899,00 kr',
    );
  });

  test('is one amount where they were the same', async () => {
    isKept(bought(PURCHASE, { totalAmount: 349, orderedAmount: 349, currentAmount: 349 }));
    await open(ADDRESS);
    expect(order().getByText('I alt').nextSibling).toHaveTextContent('349,00 kr');
    expect(order().queryByText('Bestilt til')).not.toBeInTheDocument();
  });

  test('of which a card that was given away covers a part, are the amounts of its invoice', async () => {
    isKept(
      bought(PURCHASE, {
        items: [boughtItem('Klit', { price: 349 })],
        totalAmount: 349,
        giftCard: { code: 'ABCDEFGHJKMNPQRS', amount: 300, bookedAt: 'never' },
      }),
    );
    await open(ADDRESS);
    expect(order().getByText('Gavekort (…PQRS)').closest('li')).toHaveTextContent('-300,00 kr');
    expect(order().getByText('I alt').nextSibling).toHaveTextContent('49,00 kr');
    expect(order().getByText('At betale').nextSibling).toHaveTextContent('49,00 kr');
    expect(order().queryByText('Betalt med gavekort')).not.toBeInTheDocument();
  });

  test('of somebody who has deleted their account, leads to nobody', async () => {
    isKept(bought(PURCHASE, { userEmail: '', userName: '' }));
    await open(ADDRESS);
    expect(order().getByText('Kunde').nextSibling).toHaveTextContent('–');
    expect(order().queryByRole('link')).not.toBeInTheDocument();
    expect(order().queryByText('Kortsession')).not.toBeInTheDocument();
  });
});

describe('a purchase that was paid by hand', () => {
  const refundButton = () => order().queryByRole('button', { name: 'Markér som tilbagebetalt' });

  test('is cancelled with its credit note when the money was sent back, also after a download', async () => {
    const invoice = issuedInvoice(1);
    backend.documents.put(`vouchers/${invoice.number}`, invoice);
    const firstDownloadAt = new Date('2026-06-08T10:00:00Z');
    isKept(bought(PURCHASE, { voucherNumber: invoice.number, firstDownloadAt }));
    await open(ADDRESS);
    await userEvent.click(order().getByRole('button', { name: 'Markér som tilbagebetalt' }));
    expect(question()).toHaveTextContent('Har du sendt 199,00 kr tilbage til kunden?');
    await confirm('Annullér købet');
    const stored = backend.documents.get(PATH);
    expect(stored).toMatchObject({
      paymentStatus: 'cancelled',
      refundedAt: expect.any(Date) as Date,
      creditNoteNumber: expect.stringMatching(/^K\d{4}-\d{4}$/) as string,
    });
    expect(backend.documents.get(`orders/${PURCHASE}`)).toMatchObject({ status: 'cancelled' });
    expect(backend.documents.get(`vouchers/${String(stored?.['creditNoteNumber'])}`)).toMatchObject(
      {
        credits: invoice.number,
        totalOre: -invoice.totalOre,
      },
    );
    expect(order().getByText('Status').nextSibling).toHaveTextContent('Annulleret');
    expect(refundButton()).not.toBeInTheDocument();
  });

  test.each([
    ['at the provider', { paymentIntentId: `${PURCHASE}-1` }],
    ['already', { refundedAt: new Date(), refundedAmount: 50 }],
    ['not at all', { paymentStatus: 'pending' }],
    ['for gift cards', { items: [boughtItem('Gavekort', { type: 'gift-card' })] }],
  ] as const)('is not sent back so when it was paid or sent back %s', async (_, changes) => {
    isKept(bought(PURCHASE, changes as Partial<Purchase>));
    await open(ADDRESS);
    expect(refundButton()).not.toBeInTheDocument();
  });
});

describe('the payment of an older purchase', () => {
  test('is approved after a question, and the list says so too', async () => {
    isKept(unpaid);
    await ask();
    expect(question()).toHaveTextContent('Godkend betalingen fra Ida Holm?');
    expect(question()).toHaveTextContent(
      '199,00 kr. Kunden kan med det samme hente sine billeder.',
    );
    await confirm('Godkend betaling');
    expect(backend.documents.get(PATH)).toMatchObject({ paymentStatus: 'completed' });
    expect(backend.documents.get(`orders/${PURCHASE}`)).toMatchObject({ status: 'completed' });
    await toasts('success: Betalingen er godkendt. Kunden kan hente sine billeder.');
    expect(question()).not.toBeInTheDocument();
    expect(order().getByText('Status').nextSibling).toHaveTextContent('Købt');
    expect(button()).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(rows()[0]).toHaveTextContent('Købt');
  });

  test('is not approved when the answer is no', async () => {
    isKept(unpaid);
    await ask();
    await confirm('Annuller');
    expect(backend.attempts('write')).toEqual([]);
    expect(button()).toBeVisible();
  });

  test('is approved once, however often it is pressed', async () => {
    isKept(unpaid);
    backend.hold('write', PATH);
    await ask();
    await confirm('Godkend betaling');
    await confirm('Godkender...');
    expect(backend.attempts('write').filter((path) => path === PATH)).toEqual([PATH]);
  });

  test('can be tried again when it failed', async () => {
    isKept(unpaid);
    backend.failNext('write', PATH, new AppError('unknown'));
    await ask();
    await confirm('Godkend betaling');
    expect(toastsShown()).toEqual(['error: Fejl ved godkendelse af betaling. Prøv igen.']);
    expect(question()).toBeVisible();
    await confirm('Godkend betaling');
    expect(backend.documents.get(PATH)).toMatchObject({ paymentStatus: 'completed' });
  });

  test.each([
    ['is paid', () => isKept(bought(PURCHASE, { paymentStatus: 'købt' }))],
    ['is cancelled', () => isKept(bought(PURCHASE, { paymentStatus: 'cancelled' }))],
    ['waits among the pending payments', () => nowBought([], ordered(PURCHASE))],
    [
      'is a record alone',
      () => {
        const record = orderRecordSchema.parse({ id: PURCHASE, userId: 'u1', status: 'pending' });
        nowBought([]);
        backend.documents.put(`orders/${PURCHASE}`, record);
      },
    ],
  ])('is nothing to approve when the order %s', async (_, given) => {
    given();
    await open(ADDRESS);
    expect(await order().findByText('Status')).toBeVisible();
    expect(button()).not.toBeInTheDocument();
  });
});
