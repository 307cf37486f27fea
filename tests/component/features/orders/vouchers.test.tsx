import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#src/model/base/errors.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import type { Voucher } from '#src/model/vouchers/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { bought } from '../../../support/orderRecords.ts';
import { issuedCreditNote, issuedInvoice } from '../../../support/vouchers.ts';
import { press } from '../../support/page.tsx';
import { keepSavedFiles } from '../../support/savedFiles.ts';
import { settled } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { customerReturns, showHistory } from './openHistory.tsx';

resetStoresAfterEach();
const saved = keepSavedFiles();

const INVOICE = '2026-0001';
const DOWNLOAD = 'Download faktura (PDF)';
const UNREADABLE = 'Bilaget kunne ikke hentes lige nu.';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  customerReturns();
});

const keep = (voucher: Voucher) => backend.documents.put(`vouchers/${voucher.number}`, voucher);

async function openOrder(change: Partial<Purchase> = { voucherNumber: INVOICE }): Promise<void> {
  await showHistory([bought('JF20260606ABCDEF123', change)]);
  await press('Vis detaljer');
  await settled();
}

async function openReceipt() {
  await press('Kvittering');
  return within(screen.getByRole('dialog', { name: 'Kvittering' }));
}

const button = (name = DOWNLOAD) => screen.queryByRole('button', { name });
const areSaved = (...names: string[]) =>
  waitFor(() => expect(saved.map(({ name }) => name)).toEqual(names));

describe('the invoice of a purchase', () => {
  test('is saved under its number, and stands on the receipt too', async () => {
    keep(issuedInvoice(1));
    backend.files.put(`vouchers/${INVOICE}.pdf`, new Blob(['%PDF']));
    await openOrder();
    expect(screen.getByText('Faktura 2026-0001')).toBeVisible();
    await press(DOWNLOAD);
    await areSaved('2026-0001.pdf');
    expect(button('Download kreditnota (PDF)')).not.toBeInTheDocument();
    const receipt = await openReceipt();
    expect(await receipt.findByRole('button', { name: DOWNLOAD })).toBeVisible();
    expect(receipt.getByText('Faktura 2026-0001')).toBeVisible();
  });

  test('comes with the consent, which the history and the receipt repeat', async () => {
    const termsConsent = { version: '2026-11-29', acceptedAt: new Date('2026-11-24T08:05:00Z') };
    const given =
      'Samtykke givet den 24.11.2026, 09.05 efter købsbetingelserne af 29. november 2026: »Jeg er indforstået med, at levering begynder, når ordren er godkendt, og at fortrydelsesretten bortfalder, når jeg henter det første billede.«';
    await openOrder({ termsConsent });
    expect(screen.getByText(given)).toBeVisible();
    expect((await openReceipt()).getByText(given)).toBeVisible();
  });

  test('whose PDF is still being made says so, and comes by itself', async () => {
    keep(issuedInvoice(1, { pdf: undefined }));
    await openOrder();
    expect(
      screen.getByText('PDF-filen bliver lavet nu. Den kommer her om et øjeblik.'),
    ).toBeVisible();
    expect(button()).not.toBeInTheDocument();
    act(() => keep(issuedInvoice(1)));
    await settled();
    expect(button()).toBeVisible();
  });

  test('that cannot be read is asked for again', async () => {
    keep(issuedInvoice(1));
    backend.failNext('watch', `vouchers/${INVOICE}`, new AppError('unknown'));
    await openOrder();
    expect(screen.getByText(UNREADABLE)).toBeVisible();
    await press('Prøv igen');
    await settled();
    expect(button()).toBeVisible();
  });

  test('that does not exist says so too', async () => {
    await openOrder();
    expect(screen.getByText(UNREADABLE)).toBeVisible();
  });

  test('whose PDF cannot be fetched keeps its button, and waits for the network', async () => {
    keep(issuedInvoice(1));
    await openOrder();
    await press(DOWNLOAD);
    await waitFor(() => expect(toastsShown()).toEqual([expect.stringMatching(/^error: /)]));
    expect(saved).toEqual([]);
    expect(button()).toBeEnabled();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent.offline(window);
    expect(
      screen.getByText('Du er offline. PDF-filen kan hentes, når du har forbindelse igen.'),
    ).toBeVisible();
    onLine.mockReturnValue(true);
    fireEvent.online(window);
    expect(button()).toBeVisible();
  });

  test('of a sale that is long over says that its PDF is gone', async () => {
    keep(issuedInvoice(1, { pdf: undefined, issuedAt: new Date('2015-06-06T10:00:00Z') }));
    await openOrder();
    expect(screen.getByText('PDF-filen er slettet efter fristen.')).toBeVisible();
  });
});

test('a purchase that was paid back has its credit note beside its invoice', async () => {
  keep(issuedInvoice(1));
  keep(issuedCreditNote(1));
  backend.files.put('vouchers/K2026-0001.pdf', new Blob(['%PDF']));
  await openOrder({
    voucherNumber: INVOICE,
    creditNoteNumber: 'K2026-0001',
    paymentStatus: 'cancelled',
    withdrawnAt: new Date(),
    refundedAt: new Date(),
  });
  expect(button()).toBeVisible();
  expect(screen.getByText('Kreditnota K2026-0001')).toBeVisible();
  await press('Download kreditnota (PDF)');
  await areSaved('K2026-0001.pdf');
});

test('a purchase from before vouchers shows none', async () => {
  await openOrder({});
  expect(screen.queryByText(/Faktura/)).not.toBeInTheDocument();
  expect(backend.attempts('watch', 'vouchers')).toEqual([]);
});
