import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { AppError } from '#src/model/base/errors.ts';
import { paymentContracts } from '#src/model/payments/contracts.ts';
import { orderRecordSchema } from '#src/model/orders/schema.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { bought, boughtItem, ordered } from '../../../support/orderRecords.ts';
import { admin } from '../../../support/records.ts';
import { issuedCreditNote, issuedInvoice } from '../../../support/vouchers.ts';
import { hides, sees, shows, toast, toasts } from '../../support/see.ts';
import { keepSavedFiles } from '../../support/savedFiles.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';
import { fact, nowBought, oneOrderIsBought, open, press, PURCHASE, rows } from './world.tsx';

resetStoresAfterEach();
oneOrderIsBought();
const saved = keepSavedFiles();

const PATH = `purchases/${PURCHASE}`;
const question = () => screen.queryByRole('alertdialog');
const stored = () => backend.documents.get(PATH);

/** Opens an order of the panel, by default the only purchase. */
async function look(id = PURCHASE): Promise<void> {
  await open(`/admin-dashboard?tab=kundepanel&order=${id}`);
  await screen.findByText('Status');
}

const isBought = (change: Partial<Purchase>) => nowBought([bought(PURCHASE, change)]);

const confirm = (name: string) =>
  userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));

describe('what is known of an order', () => {
  test.each<[string, Partial<Purchase>, Record<string, string>]>([
    [
      'its numbers at the bank',
      {
        paymentMethod: 'card',
        stripeSessionId: 'cs_1',
        paymentIntentId: 'pi_2',
        downloadCount: 3,
      },
      { Kortsession: 'cs_1', Betalingsreference: 'pi_2', Downloads: '3' },
    ],
    [
      'what was sent back in part',
      { refundedAt: new Date('2026-07-01T08:05:00Z'), refundedAmount: 50 },
      { Tilbagebetalt: '1.7.2026, 10.05, 50,00 kr' },
    ],
    [
      'what was ordered and what the shop asked, where these differ',
      { totalAmount: 349, orderedAmount: 349, currentAmount: 899 },
      {
        'I alt': '349,00 kr',
        'Bestilt til': '349,00 kr',
        'Butikkens pris ved godkendelsen': '899,00 kr',
      },
    ],
    [
      'the amounts of its invoice, of which a card that was given away covers a part',
      {
        items: [boughtItem('Klit', { price: 349 })],
        totalAmount: 349,
        giftCard: { code: 'ABCDEFGHJKMNPQRS', amount: 300, bookedAt: 'never' },
      },
      { 'I alt': '49,00 kr', 'At betale': '49,00 kr' },
    ],
    ['nobody, of whom the account is deleted', { userEmail: '', userName: '' }, { Kunde: '–' }],
  ])('is %s', async (_what, purchase, facts) => {
    isBought(purchase);
    await look();
    for (const [label, text] of Object.entries(facts)) expect(fact(label)).toBe(text);
    if (purchase.giftCard) {
      expect(screen.getByText('Gavekort (…PQRS)').closest('li')).toHaveTextContent('-300,00 kr');
      hides('Betalt med gavekort');
    }
    if (purchase.userName === '') {
      const dialog = within(screen.getByRole('dialog'));
      expect(dialog.queryByRole('link')).not.toBeInTheDocument();
    }
  });

  test('is one amount where they were the same, and the consent with the version of its terms', async () => {
    const acceptedAt = new Date('2025-07-01T08:05:00Z');
    isBought({
      totalAmount: 349,
      orderedAmount: 349,
      currentAmount: 349,
      termsConsent: { version: '24. juni 2025', acceptedAt },
    });
    await look();
    expect(fact('I alt')).toBe('349,00 kr');
    hides('Bestilt til');
    hides('Kortsession');
    shows(
      /^Samtykke givet den 1\.7\.2025, 10\.05 efter købsbetingelserne af 24\. juni 2025: »Jeg er/,
    );
  });

  test('before it is paid, are its whole number, who gets the invoice, and why it was cancelled', async () => {
    const id = 'JF20260607QWERTY777';
    const invoiceTo = { name: 'Bo', street: 'Vej 2', postalCode: '9900', city: 'Frederikshavn' };
    const cancelled = { paymentStatus: 'cancelled', cancelReason: 'account-deleted' } as const;
    nowBought([], ordered(id, { ...cancelled, customerEmail: '', invoiceTo }));
    await look(id);
    expect(
      screen.getByRole('dialog', { name: /^Kunde uden navn\s· 250,00\skr\s· Ordre WERTY777$/ }),
    ).toBeVisible();
    expect(fact('Ordrenummer')).toBe(id);
    // In a column it would be cut in two.
    expect(screen.getByText('Ordrenummer').parentElement).toHaveAttribute('data-long');
    expect(fact('Årsag')).toBe('Kunden har slettet sin konto');
    expect(fact('Faktura til')).toBe('Bo, Vej 2, 9900 Frederikshavn');
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
    const creditNote = issuedCreditNote(1, { buyer, isFull: true, pdf: undefined });
    for (const each of [invoice, creditNote]) {
      backend.documents.put(`vouchers/${each.number}`, each);
    }
    isBought({ voucherNumber: invoice.number, creditNoteNumber: creditNote.number });
    await look();
    shows('Faktura 2026-0001');
    expect(screen.getByRole('button', { name: 'Download faktura (PDF)' })).toBeVisible();
    expect(fact('Faktura til')).toBe(
      'Holm ApS, Ida Holm, Kirkevej 1, 9740 Jerslev, CVR-nr. 10150817',
    );
    expect(fact('Kreditnota K2026-0001')).toBe(
      'PDF-filen bliver lavet nu. Den kommer her om et øjeblik.',
    );
    hides('Download til NemHandel (OIOUBL)');
  });

  test('are its e-invoice, for a buyer with an EAN number, paid to the account of this moment', async () => {
    const buyer = { name: 'Ida Holm', email: 'ida@skole.example', ean: '5798009811578' };
    const invoice = issuedInvoice(1, { buyer, isFull: true, paymentMethod: 'bank_transfer' });
    backend.documents.put(`vouchers/${invoice.number}`, invoice);
    const bankAccount = { bank: 'Ny', registrationNumber: '1234', accountNumber: '0000056789' };
    backend.documents.put('settings/public', { bankAccount });
    isBought({ voucherNumber: invoice.number });
    await look();
    await press('Download til NemHandel (OIOUBL)');
    await waitFor(() => expect(saved).toMatchObject([{ name: '2026-0001.xml' }]));
    const xml = await saved[0]?.file?.text();
    expect(xml).toContain('5798009811578');
    expect(xml).toContain('0000056789');
  });

  test('are the mails about it, which can be sent again', async () => {
    backend.documents.put(`order-mails/${PURCHASE}-approved`, {
      orderId: PURCHASE,
      kind: 'approved',
      status: 'sent',
      to: 'ida@kunde.example',
      sentAt: new Date('2026-06-07T10:05:00Z'),
    });
    await look();
    await sees('Mail om godkendelsen sendt 7.6.2026, 12.05 til ida@kunde.example');
    await press(`Send igen: Mail om godkendelsen, ordre ${PURCHASE}`);
    shows('Mail om godkendelsen sendes...');
  });
});

describe('a purchase that was paid by hand', () => {
  const REFUND = 'Markér som tilbagebetalt';
  const refundButton = () => screen.queryByRole('button', { name: REFUND });

  test('is cancelled with its credit note when the money was sent back, also after a download', async () => {
    const invoice = issuedInvoice(1);
    backend.documents.put(`vouchers/${invoice.number}`, invoice);
    const firstDownloadAt = new Date('2026-06-08T10:00:00Z');
    isBought({ voucherNumber: invoice.number, firstDownloadAt });
    await look();
    await press(REFUND);
    expect(question()).toHaveTextContent('Har du sendt 199,00 kr tilbage til kunden?');
    await confirm('Annullér købet');
    await waitFor(() => expect(fact('Status')).toBe('Annulleret'));
    const { creditNoteNumber } = stored() ?? {};
    expect(stored()).toMatchObject({
      paymentStatus: 'cancelled',
      refundedAt: expect.any(Date) as Date,
      creditNoteNumber: expect.stringMatching(/^K\d{4}-\d{4}$/) as string,
    });
    expect(backend.documents.get(`orders/${PURCHASE}`)).toMatchObject({ status: 'cancelled' });
    expect(backend.documents.get(`vouchers/${String(creditNoteNumber)}`)).toMatchObject({
      credits: invoice.number,
      totalOre: -invoice.totalOre,
    });
    expect(refundButton()).not.toBeInTheDocument();
  });

  test.each<[string, Partial<Purchase>]>([
    ['at the provider', { paymentIntentId: `${PURCHASE}-1` }],
    ['already', { refundedAt: new Date(), refundedAmount: 50 }],
    ['not at all', { paymentStatus: 'pending' }],
    ['for gift cards', { items: [boughtItem('Gavekort', { type: 'gift-card' })] }],
  ])('is not sent back so when it was paid or sent back %s', async (_how, change) => {
    isBought(change);
    await look();
    expect(refundButton()).not.toBeInTheDocument();
  });
});

describe('what was done is not said to have failed when only the order cannot be read again', () => {
  const UNREAD = 'error: Fejl ved indlæsning af kundedata';
  const breakReading = () => backend.fail('read', 'purchases', new AppError('unknown'));

  test('money that the provider has sent back', async () => {
    backend.accounts.signIn(admin);
    backend.functions.answer(paymentContracts.refundPayment, () => {
      breakReading();
      return { isSent: true };
    });
    isBought({ paymentIntentId: `${PURCHASE}-1` });
    await look();
    await userEvent.click(await screen.findByRole('button', { name: 'Betal tilbage' }));
    await press('Send pengene tilbage');
    await toasts('success: Pengene er sendt tilbage.', UNREAD);
    expect(screen.queryByRole('dialog', { name: 'Betal tilbage til kunden' })).toBeNull();
  });

  test.each<[string, Partial<Purchase>, [string, string]]>([
    ['a refund by hand', {}, ['Markér som tilbagebetalt', 'Annullér købet']],
    ['an approval', { paymentStatus: 'pending' }, ['Godkend betaling', 'Godkend betaling']],
  ])('%s', async (_what, change, [button, answer]) => {
    const invoice = issuedInvoice(1);
    backend.documents.put(`vouchers/${invoice.number}`, invoice);
    isBought({ voucherNumber: invoice.number, ...change });
    await look();
    await press(button);
    const gate = backend.hold('write', PATH);
    await confirm(answer);
    breakReading();
    gate.open();
    await toasts(expect.stringMatching(/^success/) as string, UNREAD);
    expect(question()).not.toBeInTheDocument();
  });
});

describe('the payment of an older purchase', () => {
  const APPROVE = 'Godkend betaling';
  const button = () => screen.queryByRole('button', { name: APPROVE });

  async function ask(): Promise<void> {
    isBought({ paymentStatus: 'pending' });
    await look();
    await press(APPROVE);
  }

  test('is approved after a question, and the list says so too', async () => {
    await ask();
    expect(question()).toHaveTextContent('Godkend betalingen fra Ida Holm?');
    expect(question()).toHaveTextContent(
      '199,00 kr. Kunden kan med det samme hente sine billeder.',
    );
    await confirm('Annuller');
    expect(backend.attempts('write')).toEqual([]);
    await press(APPROVE);
    await confirm(APPROVE);
    await toasts('success: Betalingen er godkendt. Kunden kan hente sine billeder.');
    expect(stored()).toMatchObject({ paymentStatus: 'completed' });
    expect(backend.documents.get(`orders/${PURCHASE}`)).toMatchObject({ status: 'completed' });
    expect(question()).not.toBeInTheDocument();
    expect(fact('Status')).toBe('Købt');
    expect(button()).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(rows()[0]).toHaveTextContent('Købt');
  });

  test('is approved once, however often it is pressed, and can be tried again when it failed', async () => {
    const gate = backend.hold('write', PATH);
    await ask();
    await confirm(APPROVE);
    await confirm('Godkender...');
    expect(backend.attempts('write', PATH)).toHaveLength(1);
    gate.failWith(new AppError('unknown'));
    await toasts('error: Fejl ved godkendelse af betaling. Prøv igen.');
    await confirm(APPROVE);
    await toast('success: Betalingen er godkendt. Kunden kan hente sine billeder.');
  });

  test.each([
    ['is paid', () => isBought({ paymentStatus: 'købt' })],
    ['is cancelled', () => isBought({ paymentStatus: 'cancelled' })],
    ['waits among the pending payments', () => nowBought([], ordered(PURCHASE))],
    [
      'is a record alone',
      () => {
        nowBought([]);
        const record = { id: PURCHASE, userId: 'u1', status: 'pending' };
        backend.documents.put(`orders/${PURCHASE}`, orderRecordSchema.parse(record));
      },
    ],
  ])('is nothing to approve when the order %s', async (_why, given) => {
    given();
    await look();
    expect(button()).not.toBeInTheDocument();
  });
});
