import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { OrderHistoryPage } from '#src/features/orders/OrderHistoryPage.tsx';
import * as saveFileModule from '#src/lib/saveFile.ts';
import { AppError } from '#src/model/base/errors.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import type { Voucher } from '#src/model/vouchers/schema.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { bought } from '../../../support/orderRecords.ts';
import { customer } from '../../../support/records.ts';
import { issuedCreditNote, issuedInvoice } from '../../../support/vouchers.ts';
import { settled } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

vi.mock('#src/lib/saveFile.ts');

resetStoresAfterEach();

const saveFile = vi.mocked(saveFileModule.saveFile);
const ID = 'JF20260606ABCDEF123';
const INVOICE = '2026-0001';
const WAITS = 'PDF-filen bliver lavet nu. Den kommer her om et øjeblik.';

beforeEach(() => {
  saveFile.mockReset();
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  backend.accounts.signIn(customer);
  sessionChanged(customer);
});

const keep = (voucher: Voucher) => backend.documents.put(`vouchers/${voucher.number}`, voucher);

async function openOrder(change: Partial<Purchase> = { voucherNumber: INVOICE }): Promise<void> {
  backend.documents.fill('purchases', [bought(ID, change)]);
  render(
    <HelmetProvider>
      <MemoryRouter initialEntries={['/order-history']}>
        <OrderHistoryPage />
      </MemoryRouter>
    </HelmetProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Vis detaljer' }));
  await settled();
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const button = (name: string) => screen.queryByRole('button', { name });

describe('the invoice of a purchase', () => {
  test('is saved under its number', async () => {
    keep(issuedInvoice(1));
    backend.files.put(`vouchers/${INVOICE}.pdf`, new Blob(['%PDF']));
    await openOrder();
    expect(screen.getByText('Faktura 2026-0001')).toBeVisible();
    await press('Download faktura (PDF)');
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), '2026-0001.pdf'));
    expect(button('Download kreditnota (PDF)')).not.toBeInTheDocument();
  });

  test('stands on the receipt too', async () => {
    keep(issuedInvoice(1));
    await openOrder();
    await press('Kvittering');
    const receipt = within(screen.getByRole('dialog', { name: 'Kvittering' }));
    expect(await receipt.findByRole('button', { name: 'Download faktura (PDF)' })).toBeVisible();
    expect(receipt.getByText('Faktura 2026-0001')).toBeVisible();
  });

  test('comes with the consent, which the history and the receipt repeat', async () => {
    const termsConsent = { version: '2026-11-29', acceptedAt: new Date('2026-11-24T08:05:00Z') };
    const given =
      'Samtykke givet den 24.11.2026, 09.05 efter købsbetingelserne af 29. november 2026: »Jeg er indforstået med, at levering begynder, når ordren er godkendt, og at fortrydelsesretten bortfalder, når jeg henter det første billede.«';
    await openOrder({ termsConsent });
    expect(screen.getByText(given)).toBeVisible();
    await press('Kvittering');
    const receipt = within(screen.getByRole('dialog', { name: 'Kvittering' }));
    expect(receipt.getByText(given)).toBeVisible();
  });

  test('whose PDF is still being made says so, and comes by itself', async () => {
    keep(issuedInvoice(1, { pdf: undefined }));
    await openOrder();
    expect(screen.getByText(WAITS)).toBeVisible();
    expect(button('Download faktura (PDF)')).not.toBeInTheDocument();
    act(() => keep(issuedInvoice(1)));
    await settled();
    expect(button('Download faktura (PDF)')).toBeVisible();
  });

  test('that cannot be read is asked for again', async () => {
    keep(issuedInvoice(1));
    backend.failNext('watch', `vouchers/${INVOICE}`, new AppError('unknown'));
    await openOrder();
    expect(screen.getByText('Bilaget kunne ikke hentes lige nu.')).toBeVisible();
    await press('Prøv igen');
    await settled();
    expect(button('Download faktura (PDF)')).toBeVisible();
  });

  test('that does not exist says so too', async () => {
    await openOrder();
    expect(screen.getByText('Bilaget kunne ikke hentes lige nu.')).toBeVisible();
  });

  test('whose PDF cannot be fetched keeps its button', async () => {
    keep(issuedInvoice(1));
    await openOrder();
    await press('Download faktura (PDF)');
    await waitFor(() => expect(toastsShown()).toHaveLength(1));
    expect(toastsShown()[0]).toMatch(/^error: /);
    expect(saveFile).not.toHaveBeenCalled();
    expect(button('Download faktura (PDF)')).toBeEnabled();
  });

  test('waits for the network', async () => {
    keep(issuedInvoice(1));
    await openOrder();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent.offline(window);
    expect(
      screen.getByText('Du er offline. PDF-filen kan hentes, når du har forbindelse igen.'),
    ).toBeVisible();
    onLine.mockReturnValue(true);
    fireEvent.online(window);
    expect(button('Download faktura (PDF)')).toBeVisible();
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
  expect(button('Download faktura (PDF)')).toBeVisible();
  expect(screen.getByText('Kreditnota K2026-0001')).toBeVisible();
  await press('Download kreditnota (PDF)');
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'K2026-0001.pdf'));
});

test('a purchase from before vouchers shows none', async () => {
  await openOrder({});
  expect(screen.queryByText(/Faktura/)).not.toBeInTheDocument();
  expect(backend.attempts('watch', 'vouchers')).toEqual([]);
});
