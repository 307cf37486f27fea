import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { downloadZip } from 'client-zip';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as downloadLogs from '#src/data/repos/downloadLogs.ts';
import * as pendingOrders from '#src/data/repos/pendingOrders.ts';
import * as purchases from '#src/data/repos/purchases.ts';
import { ExportButton } from '#src/features/profile/ExportPanel.tsx';
import { saveFile } from '#src/lib/saveFile.ts';
import { AppError } from '#src/model/base/errors.ts';
import { pendingOrderSchema } from '#src/model/orders/schema.ts';
import { purchaseSchema } from '#src/model/purchases/schema.ts';
import { customer } from '../../../support/records.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { fakeAccount, press } from './openProfile.tsx';
import '#src/features/profile/exportData.ts';

vi.mock('#src/data/auth/account.ts');
vi.mock('#src/data/auth/ownProfile.ts');
vi.mock('#src/data/repos/downloadLogs.ts');
vi.mock('#src/data/repos/pendingOrders.ts');
vi.mock('#src/data/repos/purchases.ts');
vi.mock('#src/lib/saveFile.ts');
// The archive itself is made in the journey: the environment of these tests has no streams.
vi.mock('client-zip');

resetStoresAfterEach();

const purchase = (id: string, name: string) =>
  purchaseSchema.parse({
    id,
    userId: customer.uid,
    items: [{ id: name, name, price: 199.5 }],
    paymentStatus: 'completed',
    purchaseDate: new Date('2025-06-24T10:00Z'),
  });

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

beforeEach(() => {
  fakeAccount();
  vi.mocked(downloadZip)
    .mockReset()
    .mockReturnValue({ blob: () => Promise.resolve(archive) } as Response);
  vi.mocked(saveFile).mockReset();
  vi.mocked(purchases.listOwn)
    .mockReset()
    .mockImplementation((_uid, after) =>
      Promise.resolve(
        after === undefined
          ? { items: [purchase('JF2', 'Klitten')], next: 'purchases/JF2' }
          : { items: [purchase('JF1', 'Havnen')], next: undefined },
      ),
    );
  vi.mocked(pendingOrders.listOwn)
    .mockReset()
    .mockResolvedValue({ items: [waiting], next: undefined });
  vi.mocked(downloadLogs.listOwn).mockReset().mockResolvedValue({ items: [], next: undefined });
});

describe('taking the data along', () => {
  test('saves everything, from the first page to the last', async () => {
    render(<ExportButton user={customer} />);
    await press('Hent mine data');
    await waitFor(() => expect(toastsShown()).toEqual(['success: Dine data er hentet.']));
    expect(saveFile).toHaveBeenCalledWith(archive, expect.stringMatching(/^Mine_data_\d{8}\.zip$/));
    expect(packed().map(({ name }) => name)).toEqual(['mine-data.json', 'mine-koeb.csv']);
    const [json, table] = packed();
    const data: unknown = JSON.parse(json?.input ?? '');
    expect(data).toMatchObject({
      account: { uid: 'uid-kunde', email: 'kunde@jerslevfoto.example' },
      profile: { firstName: 'Signe', phoneNumber: '+45 31 42 53 64' },
      purchases: [{ id: 'JF2' }, { id: 'JF1' }],
      pendingOrders: [{ id: 'venter' }],
      browser: { cookieConsent: 'accepted', cart: [] },
    });
    expect(table?.input.split('\r\n').slice(1, 4)).toEqual([
      'venter;1.7.2025;Bryllup;Fotoalbum;595,00;MobilePay;Afventer ordre',
      'JF2;24.6.2025;Klitten;Enkeltbillede;199,50;Kontant eller bankoverførsel;Købt',
      'JF1;24.6.2025;Havnen;Enkeltbillede;199,50;Kontant eller bankoverførsel;Købt',
    ]);
  });

  test('saves nothing that is not whole', async () => {
    vi.mocked(pendingOrders.listOwn).mockRejectedValue(new AppError('network'));
    render(<ExportButton user={customer} />);
    await userEvent.click(screen.getByRole('button', { name: 'Hent mine data' }));
    await waitFor(() =>
      expect(toastsShown()).toEqual(['error: Dine data kunne ikke hentes. Prøv igen om lidt.']),
    );
    expect(saveFile).not.toHaveBeenCalled();
  });
});
