import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { downloadZip } from 'client-zip';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ExportButton } from '#src/features/profile/ExportPanel.tsx';
import { saveFile } from '#src/lib/saveFile.ts';
import { ORDER_HISTORY_LARGE_PAGE_SIZE } from '#src/model/orders/pages.ts';
import { pendingOrderSchema } from '#src/model/orders/schema.ts';
import { purchaseSchema } from '#src/model/purchases/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { customer } from '../../../support/records.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { press, storeAccount } from './openProfile.tsx';
import '#src/features/profile/exportData.ts';

vi.mock('#src/lib/saveFile.ts');
// The archive itself is made in the journey: the environment of these tests has no streams.
vi.mock('client-zip');

resetStoresAfterEach();

/** One more than the largest page holds, the newest first. */
const bought = Array.from({ length: ORDER_HISTORY_LARGE_PAGE_SIZE + 1 }, (_, index) =>
  purchaseSchema.parse({
    id: `JF${index}`,
    userId: customer.uid,
    items: [{ id: `${index}`, name: `Billede ${index}`, price: 199.5 }],
    paymentStatus: 'completed',
    purchaseDate: new Date(Date.UTC(2025, 5, 24, 10) - index),
  }),
);

const waiting = pendingOrderSchema.parse({
  id: 'venter',
  userId: customer.uid,
  items: [{ id: 'b', name: 'Bryllup', price: 595, type: 'album' }],
  createdAt: new Date('2025-07-01T10:00Z'),
});

const archive = new Blob(['zip']);

/** The files that went into the archive. */
function packed(): { name: string; input: string }[] {
  return vi.mocked(downloadZip).mock.calls[0]?.[0] as { name: string; input: string }[];
}

beforeEach(async () => {
  await storeAccount();
  vi.mocked(downloadZip)
    .mockReset()
    .mockReturnValue({ blob: () => Promise.resolve(archive) } as Response);
  vi.mocked(saveFile).mockReset();
  backend.documents.fill('purchases', bought);
  backend.documents.fill('pending-orders', [waiting]);
  backend.documents.put('favourites/uid-kunde', { choice: 'billede-1.billede-2' });
});

describe('taking the data along', () => {
  test('saves everything, from the first page to the last', async () => {
    render(<ExportButton user={customer} />);
    await press('Download mine data');
    await waitFor(() => expect(toastsShown()).toEqual(['success: Dine data er hentet.']));
    expect(saveFile).toHaveBeenCalledWith(archive, expect.stringMatching(/^Mine_data_\d{8}\.zip$/));
    expect(packed().map(({ name }) => name)).toEqual(['mine-data.json', 'mine-koeb.csv']);
    const [json, table] = packed();
    const data: unknown = JSON.parse(json?.input ?? '');
    expect(data).toMatchObject({
      account: { uid: 'uid-kunde', email: 'kunde@jerslevfoto.example' },
      profile: { firstName: 'Signe', phoneNumber: '+45 31 42 53 64' },
      purchases: bought.map(({ id }) => ({ id })),
      pendingOrders: [{ id: 'venter' }],
      favourites: ['billede-1', 'billede-2'],
      browser: { cookieConsent: 'accepted', cart: [] },
    });
    expect(table?.input.split('\r\n').slice(1, bought.length + 2)).toEqual([
      'venter;1.7.2025;Bryllup;Fotoalbum;595,00;MobilePay;Afventer ordre',
      ...bought.map(
        ({ id }, index) => `${id};24.6.2025;Billede ${index};Enkeltbillede;199,50;MobilePay;Købt`,
      ),
    ]);
  });

  test('saves nothing that is not whole', async () => {
    backend.fail('read', 'pending-orders');
    render(<ExportButton user={customer} />);
    await userEvent.click(screen.getByRole('button', { name: 'Download mine data' }));
    await waitFor(() =>
      expect(toastsShown()).toEqual(['error: Dine data kunne ikke hentes. Prøv igen om lidt.']),
    );
    expect(saveFile).not.toHaveBeenCalled();
  });
});
