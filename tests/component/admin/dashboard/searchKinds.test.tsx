import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { localGiftCards } from '#src/config/local.ts';
import { backend } from '../../../support/backend/backend.ts';
import { album, filterButton, portfolioItem } from '../../../support/records.ts';
import { openShopWith, resetStoresAfterEach } from '../../support/stores.ts';
import { commands, found, open, place, thereIsSomethingToFind, type } from './searchWorld.tsx';

resetStoresAfterEach();
openShopWith({ giftCards: localGiftCards });
thereIsSomethingToFind();

describe('the quick search for other things', () => {
  const only = (text: string) => waitFor(() => expect(found()).toEqual([text]));

  test.each(['Ida Holm', 'ida@kunde.example', '20304050', '+45 20 30 40 50'])(
    'finds a customer by %s, and leads to the list of users',
    async (word) => {
      backend.documents.put('users/u1', {
        uid: 'u1',
        email: 'ida@kunde.example',
        name: 'Ida Holm',
        displayName: 'Ida Holm',
        phoneNumber: '+45 20 30 40 50',
        createdAt: new Date('2025-01-01T10:00:00Z'),
      });
      await open();
      await type(word);
      await only('Ida Holmida@kunde.example · +45 20 30 40 50');
      await userEvent.keyboard('{Enter}');
      expect(place()).toBe('/admin-dashboard?tab=kundepanel&vis=u1');
    },
  );

  test('finds portfolio pictures, packages and filter buttons', async () => {
    backend.documents.fill('portfolio', [portfolioItem('Mosekone', { category: 'natur' })]);
    backend.documents.put('pricing-packages/packages', {
      packages: [{ id: 'p1', name: 'Mosetur', price: 900, features: [], group: 'Ture' }],
    });
    backend.documents.put('website-config/filter-buttons', {
      buttons: [filterButton('Mosen')],
    });
    await open();
    await type('mose');
    await waitFor(() =>
      expect(found()).toEqual(['Mosekonenatur', 'Mosetur900,00\u00a0kr', 'Mosenmosen']),
    );
    await userEvent.keyboard('{Enter}');
    expect(place()).toBe('/admin-dashboard?tab=portfolio&vis=Mosekone');
  });

  test('finds a picture of an album by the name of its file', async () => {
    const havet = album('Havet', ['']);
    const images = havet.images.map((image) => ({ ...image, filename: 'DSC_0042.jpg' }));
    backend.documents.put('albums/Havet', { ...havet, images });
    await open();
    await type('dsc_0042');
    await only('DSC_0042.jpgI albummet Havet');
  });

  test('finds an order by the number of its invoice', async () => {
    backend.documents.put('vouchers/2026-0007', {
      number: '2026-0007',
      series: '2026',
      sequence: 7,
      kind: 'invoice',
      orderId: 'JF20260101ABCDEF111',
      userId: 'u1',
      issuedAt: new Date('2026-01-01T10:00:00Z'),
      currency: 'DKK',
      lines: [],
      totalOre: 19_900,
      vatOre: 3980,
      vatRate: 25,
      paymentMethod: 'mobilepay',
      buyer: { name: 'Ida Holm', email: 'ida@kunde.example' },
      seller: {},
      isFull: false,
    });
    await open();
    await type('2026-0007');
    await only('Faktura 2026-0007Ida Holm · 199,00\u00a0kr');
    await userEvent.keyboard('{Enter}');
    expect(place()).toBe('/admin-dashboard?tab=kundepanel&order=JF20260101ABCDEF111');
  });

  const card = (id: string, orderId: string) => ({
    ...{ id, value: 500, bookedAt: 'use', orderId, issuedAt: new Date(), state: 'open' },
    ...{ lastDay: '2099-11-28', paidOut: 0 },
  });

  test.each(['ABCD-EFGH-JKMN-PQRS', 'abcdefghjkmnpqrs', 'Ida Holm', 'ida@kunde.example'])(
    'finds a gift card by %s, and leads to it',
    async (word) => {
      backend.documents.fill('gift-cards', [
        card('ABCDEFGHJKMNPQRS', 'JF20260101ABCDEF111'),
        card('ZZZZZZZZZZZZZZZZ', 'JF20260101ABCDEF222'),
      ]);
      backend.documents.put('admin-order-lookup/JF20260101ABCDEF111', {
        orderId: 'JF20260101ABCDEF111',
        customerName: 'Ida Holm',
        customerEmail: 'ida@kunde.example',
        totalAmount: 500,
        searchKeywords: ['ida', 'holm', 'ida@kunde.example'],
      });
      await open();
      await type(word);
      const option = await screen.findByRole('option', { name: /^ABCD-EFGH-JKMN-PQRS/ });
      expect(screen.queryByRole('option', { name: /^ZZZZ/ })).not.toBeInTheDocument();
      expect(option).toHaveTextContent(/Gavekort · 500,00.kr/);
      await userEvent.click(option);
      expect(place()).toBe('/admin-dashboard?tab=priser&vis=ABCDEFGHJKMNPQRS');
    },
  );

  const first = (title: string) => waitFor(() => expect(found()[0]).toContain(title));

  test.each([
    ['gå til priser', 'Priser', '?tab=priser'],
    ['ny album', 'Nyt album', '?tab=billedlevering&handling=ny'],
    ['nyt billede', 'Nyt billede', '?tab=galleri&handling=ny'],
    ['udsted gavekort', 'Udsted gavekort', '?tab=priser&handling=udsted'],
    ['nyt gavekort', 'Udsted gavekort', '?tab=priser&handling=udsted'],
    ['eksporter bogf', 'Eksportér bogføring', '?tab=kundepanel&afsnit=bogfoering'],
    [
      'godkend signe',
      'Godkend ordren fra Signe Overgaard',
      '?tab=kontantbetaling&order=QQQQQQQQQQQQABCDEFGH&handling=godkend',
    ],
  ])('does what it is told: %s', async (words, title, query) => {
    await open();
    await type(words);
    await first(title);
    await userEvent.keyboard('{Enter}');
    expect(place()).toBe(`/admin-dashboard${query}`);
  });

  test.each([
    ['skift tema', 'Skift tema', commands.theme],
    ['systemstatus', 'Vis systemstatus', commands.status],
    ['log ud', 'Log ud', commands.signOut],
  ])('runs a command and closes: %s', async (words, title, command) => {
    await open();
    await type(words);
    await first(title);
    await userEvent.keyboard('{Enter}');
    expect(command).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('opens the chapters of the handbook beside the dashboard', async () => {
    await open();
    await type('når noget driller');
    const chapter = await screen.findByRole('option', { name: /Når noget driller/ });
    expect(chapter).toHaveAttribute('href', '/haandbog/#naar-noget-driller');
    expect(chapter).toHaveAttribute('target', '_blank');
  });

  test('offers what was chosen lately', async () => {
    await open();
    await type('havnen');
    await waitFor(() => expect(found()).toHaveLength(1));
    await userEvent.keyboard('{Enter}{Control>}k{/Control}');
    await screen.findByRole('combobox');
    expect(screen.getAllByRole('group')[0]).toHaveAccessibleName('Senest valgt');
    expect(found()[0]).toContain('Havnen');
  });
});
