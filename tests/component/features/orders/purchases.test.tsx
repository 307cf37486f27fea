import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import userEvent from '@testing-library/user-event';
import { AppError } from '#src/model/base/errors.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import type { Voucher } from '#src/model/vouchers/schema.ts';
import { BoughtGiftCards } from '#src/features/orders/BoughtGiftCards.tsx';
import { BoughtImage } from '#src/features/orders/OrderPictures.tsx';
import { backend } from '../../../support/backend/backend.ts';
import { bought, boughtItem } from '../../../support/orderRecords.ts';
import { issuedCreditNote, issuedInvoice } from '../../../support/vouchers.ts';
import { press } from '../../support/page.tsx';
import { keepSavedFiles } from '../../support/savedFiles.ts';
import { settled, show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { customerReturns, showHistory } from './openHistory.tsx';
import { everythingIsNear } from '../../support/everythingIsNear.ts';

describe('vouchers', () => {
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
});

describe('gift cards', () => {
  resetStoresAfterEach();

  const textOf = ({ textContent }: Element) => textContent.replaceAll('\u00A0', ' ');

  describe('the gift cards of a purchase', () => {
    beforeEach(() =>
      show(
        <BoughtGiftCards
          giftCards={[
            { code: 'ABCDEFGHJKMNPQRS', value: 500, lastDay: '2029-11-28' },
            { code: '0123456789ABCDEF', value: 300, lastDay: '2027-01-01' },
          ]}
        />,
      ),
    );

    test('have their codes, what they are worth, and until when', () => {
      expect(screen.getAllByRole('listitem').map(textOf)).toEqual([
        'ABCD-EFGH-JKMN-PQRS500,00 kr · Gælder til og med 28. november 2029Vis og udskriv',
        '0123-4567-89AB-CDEF300,00 kr · Gælder til og med 1. januar 2027Vis og udskriv',
      ]);
    });

    test('are each printed on a sheet of their own', async () => {
      const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
      await press('Vis og udskriv gavekort 0123-4567-89AB-CDEF');
      const sheet = screen.getByRole('dialog', { name: 'Gavekort' });
      for (const words of [
        'Jerslev Foto',
        '0123-4567-89AB-CDEF',
        '300,00 kr',
        'Vælg billeder på jerslevfoto.example, og skriv koden i kurven.',
        'Gælder til og med 1. januar 2027',
      ]) {
        expect(sheet).toHaveTextContent(words);
      }
      expect(sheet).not.toHaveTextContent('ABCD-EFGH-JKMN-PQRS');
      await press('Udskriv eller gem som PDF');
      expect(print).toHaveBeenCalledOnce();
      await userEvent.keyboard('{Escape}');
      expect(sheet).not.toBeInTheDocument();
    });
  });

  // The amounts are those of the sums of every sale; here stand their words.
  test.each([
    {
      bookedAt: 'never',
      items: ['KlitEnkeltbillede349,00 kr', 'Gavekort (…PQRS)-300,00 kr'],
      sums: ['Beløb uden moms39,20 kr', 'Moms (25 %)9,80 kr', 'I alt49,00 kr', 'At betale49,00 kr'],
    },
    {
      bookedAt: 'use',
      items: ['KlitEnkeltbillede349,00 kr'],
      sums: [
        'Beløb uden moms279,20 kr',
        'Moms (25 %)69,80 kr',
        'I alt349,00 kr',
        'Betalt med gavekort-300,00 kr',
        'At betale49,00 kr',
      ],
    },
  ] as const)('a card that is a sale at $bookedAt stands on the receipt', async (given) => {
    customerReturns();
    await showHistory([
      bought('JF1', {
        items: [boughtItem('Klit', { price: 349 })],
        totalAmount: 349,
        giftCard: { code: 'ABCDEFGHJKMNPQRS', amount: 300, bookedAt: given.bookedAt },
      }),
    ]);
    await press('Vis detaljer');
    expect(textOf(screen.getByText('Gavekort (…PQRS)').closest('li') ?? document.body)).toContain(
      '-300,00 kr',
    );
    await press('Kvittering');
    const table = within(screen.getByRole('dialog', { name: 'Kvittering' })).getByRole('table');
    const rows = (part: string) => [...table.querySelectorAll(`${part} tr`)].map(textOf);
    expect(rows('tbody')).toEqual(given.items);
    expect(rows('tfoot')).toEqual(given.sums);
  });
});

describe('the picture of a purchase', () => {
  everythingIsNear();

  const ARCHIVED = 'customer-permanent-archive/JF1/thumbnail_0.webp';
  const PREVIEW = 'customer-permanent-archive/JF1/preview_0_klit.webp';
  const makeUrl = vi.fn(() => 'blob:own');
  const freeUrl = vi.fn<typeof URL.revokeObjectURL>();

  beforeEach(() => {
    vi.clearAllMocks();
    Object.assign(URL, { createObjectURL: makeUrl, revokeObjectURL: freeUrl });
    backend.accounts.signIn({ email: 'kunde@jerslevfoto.example' });
    for (const path of [ARCHIVED, PREVIEW]) backend.files.put(path, new Blob(['webp']));
  });

  const open = ({ src = '/public.webp', archivedPath = ARCHIVED, previewPath = '' }) =>
    render(<BoughtImage src={src} archivedPath={archivedPath} previewPath={previewPath} />);
  const reads = () => backend.attempts('download');
  const image = () => document.querySelector('img');
  const warned = () => vi.spyOn(console, 'warn').mockReturnValue(undefined);

  test("it is the picture of the shop, or the buyer's own when that is gone, which is given back", async () => {
    const { unmount } = open({});
    await settled();
    expect(image()).toHaveAttribute('src', '/public.webp');
    expect(reads()).toEqual([]);
    fireEvent.error(image() ?? document.body);
    await waitFor(() => expect(image()).toHaveAttribute('src', 'blob:own'));
    expect(reads()).toEqual([ARCHIVED]);
    unmount();
    expect(freeUrl).toHaveBeenCalledWith('blob:own');
  });

  test.each([true, false])(
    'one that is not shown any more leaves nothing behind (it has come: %s)',
    async (hasCome) => {
      const warn = warned();
      const gate = backend.hold('download', ARCHIVED);
      const { unmount } = open({ src: '' });
      await settled();
      expect(reads()).toEqual([ARCHIVED]);
      unmount();
      if (!hasCome) backend.files.remove(ARCHIVED);
      gate.open();
      await settled();
      expect(makeUrl).not.toHaveBeenCalled();
      expect(warn).not.toHaveBeenCalled();
    },
  );

  test('it is a quiet place when there is neither', async () => {
    const warn = warned();
    backend.files.remove(ARCHIVED);
    open({ src: '' });
    await waitFor(() => expect(warn).toHaveBeenCalled());
    expect(image()).toBeNull();
  });

  test('it is the picture without a watermark when that may be seen, and the public one until then', async () => {
    const gate = backend.hold('download', PREVIEW);
    open({ previewPath: PREVIEW });
    expect(image()).toHaveAttribute('src', '/public.webp');
    gate.open();
    await waitFor(() => expect(image()).toHaveAttribute('src', 'blob:own'));
    expect(reads()).toEqual([PREVIEW]);
  });

  test('it stays the public picture when the other cannot be read', async () => {
    const warn = warned();
    backend.files.remove(PREVIEW);
    open({ archivedPath: '', previewPath: PREVIEW });
    await waitFor(() => expect(warn).toHaveBeenCalled());
    expect(image()).toHaveAttribute('src', '/public.webp');
  });
});
