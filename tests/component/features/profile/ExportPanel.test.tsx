import { render, waitFor } from '@testing-library/react';
import { downloadZip } from 'client-zip';
import { beforeEach, expect, test, vi } from 'vitest';
import { ExportButton } from '#src/features/profile/ExportPanel.tsx';
import { ORDER_HISTORY_LARGE_PAGE_SIZE } from '#src/model/orders/pages.ts';
import { backend } from '../../../support/backend/backend.ts';
import { bought, boughtItem, ordered } from '../../../support/orderRecords.ts';
import { customer } from '../../../support/records.ts';
import { issuedInvoice } from '../../../support/vouchers.ts';
import { press } from '../../support/page.tsx';
import { keepSavedFiles } from '../../support/savedFiles.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { storeAccount } from './openProfile.tsx';
import '#src/features/profile/exportData.ts';

// The archive itself is made in the journey: the environment of these tests has no streams.
vi.mock('client-zip');

resetStoresAfterEach();
const saved = keepSavedFiles();

/** One more than the largest page holds, the newest first. */
const purchases = Array.from({ length: ORDER_HISTORY_LARGE_PAGE_SIZE + 1 }, (_, index) =>
  bought(`JF${index}`, {
    items: [boughtItem(`${index}`, { name: `Billede ${index}`, price: 199.5 })],
    purchaseDate: new Date(Date.UTC(2025, 5, 24, 10) - index),
  }),
);

const archive = new Blob(['zip']);

/** The files that went into the archive. */
const packed = () => vi.mocked(downloadZip).mock.calls[0]?.[0] as { name: string; input: string }[];

beforeEach(async () => {
  await storeAccount();
  vi.mocked(downloadZip)
    .mockReset()
    .mockReturnValue({ blob: () => Promise.resolve(archive) } as Response);
  backend.documents.fill('purchases', purchases);
  backend.documents.fill('pending-orders', [
    ordered('venter', { createdAt: new Date('2025-07-01T10:00Z') }),
  ]);
  backend.documents.put('vouchers/2026-0001', issuedInvoice(1, { userId: customer.uid }));
  backend.documents.put('vouchers/2026-0002', issuedInvoice(2, { userId: 'uid-anden' }));
  backend.documents.put('favourites/uid-kunde', { choice: 'billede-1.billede-2' });
  render(<ExportButton user={customer} />);
});

test('everything is taken along, from the first page to the last', async () => {
  await press('Download mine data');
  await waitFor(() => expect(toastsShown()).toEqual(['success: Dine data er hentet.']));
  expect(saved).toEqual([
    { name: expect.stringMatching(/^Mine_data_\d{8}\.zip$/) as string, file: archive },
  ]);
  expect(packed().map(({ name }) => name)).toEqual(['mine-data.json', 'mine-koeb.csv']);
  const [json, table] = packed();
  const data: unknown = JSON.parse(json?.input ?? '');
  expect(data).toMatchObject({
    account: { uid: 'uid-kunde', email: 'kunde@jerslevfoto.example' },
    profile: { firstName: 'Signe', phoneNumber: '+45 31 42 53 64' },
    purchases: purchases.map(({ id }) => ({ id })),
    pendingOrders: [{ id: 'venter' }],
    vouchers: [{ number: '2026-0001' }],
    favourites: ['billede-1', 'billede-2'],
    browser: { cookieConsent: 'accepted', cart: [] },
  });
  expect(table?.input.split('\r\n').slice(1, purchases.length + 2)).toEqual([
    'venter;1.7.2025;Hede;Enkeltbillede;250,00;MobilePay;Afventer ordre',
    ...purchases.map(
      ({ id }, index) => `${id};24.6.2025;Billede ${index};Enkeltbillede;199,50;MobilePay;Købt`,
    ),
  ]);
});

test('nothing is saved that is not whole', async () => {
  backend.fail('read', 'pending-orders');
  await press('Download mine data');
  await waitFor(() =>
    expect(toastsShown()).toEqual(['error: Dine data kunne ikke hentes. Prøv igen om lidt.']),
  );
  expect(saved).toEqual([]);
});
