import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { localGiftCards } from '#src/config/local.ts';
import { backend } from '../../../support/backend/backend.ts';
import { admin, singleImage } from '../../../support/records.ts';
import { pendingOrder } from '../../../support/waitingOrders.ts';
import { everythingIsNear } from '../../support/everythingIsNear.ts';
import { sees, shows } from '../../support/see.ts';
import { openShopWith, resetStoresAfterEach } from '../../support/stores.ts';
import { found, open, place, thereIsSomethingToFind, type } from './searchWorld.tsx';

resetStoresAfterEach();
openShopWith({ giftCards: localGiftCards });
everythingIsNear();
thereIsSomethingToFind();

describe('the quick search', () => {
  test('offers the tabs and actions first, and leads to the marked one', async () => {
    await open();
    await screen.findByText('Udsted gavekort');
    expect(found().slice(0, 3)).toEqual(['Forside', 'Om Mig', 'Logo']);
    expect(found().slice(10)).toEqual([
      'Kundepanel',
      'Indstillinger',
      'StatistikKundepanel',
      'BogføringKundepanel',
      'Nyt album',
      'Nyt billede',
      'Eksportér bogføring',
      'Vis butikken',
      'Udsted gavekort',
      'Skift tema',
      'Vis systemstatus',
      'Log ud',
    ]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    expect(place()).toBe('/admin-dashboard?tab=site-branding');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('finds albums, their pictures and single images, and says which are drafts', async () => {
    await open();
    await type('hav');
    await waitFor(() =>
      expect(found()).toEqual([
        'Havet2 billeder · 595,00\u00a0kr',
        'HavnenKladde · 199,00\u00a0kr',
        'BølgeI albummet Havet',
        'KlitI albummet Havet',
      ]),
    );
    shows('4 resultater');
    await userEvent.keyboard('{Enter}');
    expect(place()).toBe('/admin-dashboard?tab=billedlevering&vis=Havet');
  });

  test('shows the pictures that it finds, without a watermark where there is such a picture', async () => {
    const originalSrc = 'high-quality/enkeltbilleder/havnen/original_1700000000000_h1.jpg';
    const preview = 'high-quality/enkeltbilleder/havnen/preview_1700000000000_h1.webp';
    backend.accounts.signIn(admin);
    backend.files.put(preview, new Blob(['webp']));
    backend.documents.fill('enkeltbilleder', [
      singleImage('Havnen', { originalSrc, hasPreview: true }),
    ]);
    await open();
    await type('hav');
    const pictures = () =>
      screen
        .getAllByRole('option')
        .map((option) => option.querySelector('img')?.getAttribute('src'));
    await waitFor(() =>
      expect(pictures()).toEqual([
        '/pictures/Bølge.webp',
        expect.stringMatching(/^blob:/),
        '/pictures/Bølge.webp',
        '/pictures/Klit.webp',
      ]),
    );
    expect(backend.attempts('download')).toEqual([preview]);
  });

  test('finds an order by what the customer wrote in the payment', async () => {
    await open();
    await type('abcdefgh');
    await waitFor(() => expect(found()).toEqual(['Signe OvergaardAfventer · 199,00\u00a0kr']));
    await userEvent.keyboard('{Enter}');
    expect(place()).toBe('/admin-dashboard?tab=kontantbetaling&order=QQQQQQQQQQQQABCDEFGH');
  });

  test('finds orders of the past, and leads to the customer panel', async () => {
    backend.documents.put('admin-order-lookup/JF1', {
      orderId: 'JF1',
      customerName: 'Ida Holm',
      totalAmount: 50,
      purchaseDate: new Date('2025-04-03T07:45:12Z'),
      searchKeywords: ['nordlys'],
    });
    await open();
    await type('nordlys');
    await waitFor(() => expect(found()).toContain('Ida HolmKøbt 3.4.2025 · 50,00\u00a0kr'));
    await userEvent.click(screen.getByRole('option', { name: /Ida Holm/ }));
    expect(place()).toBe('/admin-dashboard?tab=kundepanel&order=JF1');
  });

  test.each(['1234', '1.234', '1.234,50 kr'])(
    'finds an order of any age by its amount: %s',
    async (amount) => {
      backend.documents.put('admin-order-lookup/JF1', {
        orderId: 'JF1',
        customerName: 'Ida Holm',
        totalAmount: amount.includes(',') ? 1234.5 : 1234,
        purchaseDate: new Date('2025-04-03T07:45:12Z'),
        searchKeywords: [],
      });
      await open();
      await type(amount);
      expect(await screen.findByRole('option', { name: /^Ida Holm/ })).toBeVisible();
    },
  );

  test('finds a bought order by its number', async () => {
    backend.documents.fill('pending-orders', [
      pendingOrder({
        id: 'JF20250101ABCDEF111',
        paymentStatus: 'completed',
        completedAt: new Date('2025-01-01T10:00:00Z'),
        convertedToPurchaseId: 'JF20250101ABCDEF111',
      }),
    ]);
    backend.documents.put('admin-order-lookup/JF20250101ABCDEF111', {
      orderId: 'JF20250101ABCDEF111',
      customerName: 'Signe Overgaard',
      totalAmount: 199,
      purchaseDate: new Date('2025-01-01T10:00:00Z'),
      searchKeywords: ['jf20250101abcdef111'],
    });
    await open();
    await type('jf20250101abcdef111');
    await waitFor(() => expect(found()).toEqual(['Signe OvergaardKøbt 1.1.2025 · 199,00\u00a0kr']));
    await userEvent.keyboard('{Enter}');
    expect(place()).toBe('/admin-dashboard?tab=kundepanel&order=JF20250101ABCDEF111');
  });

  test('finds a cancelled order by its number', async () => {
    backend.documents.fill('pending-orders', [
      pendingOrder({ id: 'JF20250920ABCDEF123', customerName: '', paymentStatus: 'cancelled' }),
    ]);
    await open();
    await type('JF20250920ABCDEF123');
    await waitFor(() =>
      expect(found()).toEqual(['signe@kunde.exampleAnnulleret · 199,00\u00a0kr']),
    );
    await userEvent.keyboard('{Enter}');
    expect(place()).toBe('/admin-dashboard?tab=kundepanel&order=JF20250920ABCDEF123');
  });

  test('says when nothing fits', async () => {
    await open();
    await type('xyzzy');
    await sees('Intet passer til »xyzzy«.');
  });

  test.each([
    ['the customers', 'users', 'Kunderne kunne ikke gennemsøges. Prøv igen.'],
    ['the newest orders', 'purchases', 'Ordrerne kunne ikke gennemsøges. Prøv igen.'],
    ['the catalogue', 'albums', 'Albums og billeder kunne ikke hentes. Prøv igen.'],
    ['the orders', 'pending-orders', 'Ordrerne kunne ikke gennemsøges. Prøv igen.'],
  ])('says when %s cannot be read, and tries again', async (_what, place, text) => {
    backend.failNext('read', place);
    await open();
    await type('æ');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    await userEvent.click(within(alert).getByRole('button', { name: 'Prøv igen' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  test('gives the focus back when it is left', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Søg' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Luk' }));
    expect(screen.getByRole('button', { name: 'Søg' })).toHaveFocus();
  });
});
