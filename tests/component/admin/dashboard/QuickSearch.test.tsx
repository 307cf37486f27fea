import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { localGiftCards } from '#src/config/local.ts';
import { backend } from '../../../support/backend/backend.ts';
import { bought, boughtItem } from '../../../support/orderRecords.ts';
import {
  admin,
  album,
  filterButton,
  portfolioItem,
  singleImage,
} from '../../../support/records.ts';
import { issuedInvoice } from '../../../support/vouchers.ts';
import { pendingOrder } from '../../../support/waitingOrders.ts';
import { everythingIsNear } from '../../support/everythingIsNear.ts';
import { alerts, sees, shows } from '../../support/see.ts';
import { openShopWith, resetStoresAfterEach } from '../../support/stores.ts';
import {
  commands,
  found,
  noteSale,
  open,
  place,
  thereIsSomethingToFind,
  type,
} from './searchWorld.tsx';

resetStoresAfterEach();
everythingIsNear();
thereIsSomethingToFind();

describe('searching', () => {
  openShopWith({ giftCards: localGiftCards });

  /** Searches for the words, and waits until exactly this is found. */
  async function finds(words: string, ...lines: string[]): Promise<void> {
    await type(words);
    await waitFor(() => expect(found()).toEqual(lines));
  }

  /** Takes the one that is marked, and says where it leads. */
  async function enter(): Promise<string> {
    await userEvent.keyboard('{Enter}');
    return place().replace('/admin-dashboard', '');
  }

  describe('the quick search', () => {
    test('offers the tabs and actions first, and leads to the marked one', async () => {
      await open();
      await screen.findByText('Udsted gavekort');
      expect(found().slice(0, 3)).toEqual(['Forside', 'Om Mig', 'Logo']);
      expect(found().slice(10)).toEqual([
        'Kundepanel',
        'Henvendelser',
        'Indstillinger',
        'Flyt ind og ud',
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
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
      expect(await enter()).toBe('?tab=site-branding');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    test('gives the focus back when it is left', async () => {
      await open();
      await userEvent.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Søg' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Luk' }));
      expect(screen.getByRole('button', { name: 'Søg' })).toHaveFocus();
    });

    test('says when nothing fits, and offers what was chosen lately', async () => {
      await open();
      await type('xyzzy');
      await sees('Intet passer til »xyzzy«.');
      await userEvent.clear(screen.getByRole('combobox'));
      await finds('havnen', 'HavnenKladde · 199,00\u00a0kr');
      await userEvent.keyboard('{Enter}{Control>}k{/Control}');
      await screen.findByRole('combobox');
      expect(screen.getAllByRole('group')[0]).toHaveAccessibleName('Senest valgt');
      expect(found()[0]).toContain('Havnen');
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
  });

  describe('the catalogue', () => {
    test('is found by albums, their pictures and single images, and says which are drafts', async () => {
      await open();
      await finds(
        'hav',
        'Havet2 billeder · 595,00\u00a0kr',
        'HavnenKladde · 199,00\u00a0kr',
        'BølgeI albummet Havet',
        'KlitI albummet Havet',
      );
      shows('4 resultater');
      expect(await enter()).toBe('?tab=billedlevering&vis=Havet');
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

    test('is found by the name of a file, and in the portfolio, the packages and the filter buttons', async () => {
      const havet = album('Havet', ['']);
      const images = havet.images.map((image) => ({ ...image, filename: 'DSC_0042.jpg' }));
      backend.documents.put('albums/Havet', { ...havet, images });
      backend.documents.fill('portfolio', [portfolioItem('Mosekone', { category: 'natur' })]);
      backend.documents.put('pricing-packages/packages', {
        packages: [{ id: 'p1', name: 'Mosetur', price: 900, features: [], group: 'Ture' }],
      });
      backend.documents.put('website-config/filter-buttons', { buttons: [filterButton('Mosen')] });
      await open();
      await finds('dsc_0042', 'DSC_0042.jpgI albummet Havet');
      await userEvent.clear(screen.getByRole('combobox'));
      await finds('mose', 'Mosekonenatur', 'Mosetur900,00\u00a0kr', 'Mosenmosen');
      expect(await enter()).toBe('?tab=portfolio&vis=Mosekone');
    });
  });

  describe('an order is found', () => {
    test('by what the customer wrote in the payment', async () => {
      await open();
      await finds('abcdefgh', 'Signe OvergaardAfventer · 199,00\u00a0kr');
      expect(await enter()).toBe('?tab=kontantbetaling&order=QQQQQQQQQQQQABCDEFGH');
    });

    test.each([
      ['nordlys', 50],
      ['1234', 1234],
      ['1.234', 1234],
      ['1.234,50 kr', 1234.5],
    ])('of any age by its words and its amount: %s', async (words, totalAmount) => {
      noteSale('JF1', { totalAmount, searchKeywords: ['nordlys'] });
      await open();
      await type(words);
      await userEvent.click(await screen.findByRole('option', { name: /^Ida Holm ?3\.4\.2025/ }));
      expect(place()).toBe('/admin-dashboard?tab=kundepanel&order=JF1');
    });

    const NUMBER = 'JF20250101ABCDEF111';

    test('by its number when it is bought', async () => {
      backend.documents.fill('pending-orders', [
        pendingOrder({
          id: NUMBER,
          paymentStatus: 'completed',
          completedAt: new Date('2025-04-03T07:45:12Z'),
          convertedToPurchaseId: NUMBER,
        }),
      ]);
      noteSale(NUMBER, {
        customerName: 'Signe Overgaard',
        totalAmount: 199,
        searchKeywords: [NUMBER.toLowerCase()],
      });
      await open();
      await finds(NUMBER.toLowerCase(), 'Signe Overgaard3.4.2025 · 199,00\u00a0kr');
      expect(await enter()).toBe(`?tab=kundepanel&order=${NUMBER}`);
    });

    test('with what became of it since, also without a name', async () => {
      const nameless = { customerName: '', customerEmail: '' };
      noteSale(NUMBER, { ...nameless, totalAmount: 199, searchKeywords: ['nordlys'] });
      noteSale('JF1', { ...nameless, totalAmount: 50, searchKeywords: ['nordlys'] });
      backend.documents.fill('purchases', [
        bought(NUMBER, { paymentStatus: 'cancelled', items: [boughtItem('Nordlys')] }),
      ]);
      await open();
      await type('nordlys');
      await waitFor(() =>
        expect(found()).toContain('Ida HolmAnnulleret 6.6.2026 · 199,00\u00a0kr'),
      );
      await waitFor(() => expect(found()).toContain('Kunde uden navn3.4.2025 · 50,00\u00a0kr'));
    });

    test('when it is cancelled', async () => {
      backend.documents.fill('pending-orders', [
        pendingOrder({ id: 'JF20250920ABCDEF123', customerName: '', paymentStatus: 'cancelled' }),
      ]);
      await open();
      await finds('JF20250920ABCDEF123', 'signe@kunde.exampleAnnulleret · 199,00\u00a0kr');
      expect(await enter()).toBe('?tab=kundepanel&order=JF20250920ABCDEF123');
    });

    test('by the number of its invoice', async () => {
      backend.documents.put('vouchers/2026-0007', issuedInvoice(7, { orderId: NUMBER }));
      await open();
      await finds('2026-0007', 'Faktura 2026-0007Ida Holm · 398,00\u00a0kr');
      expect(await enter()).toBe(`?tab=kundepanel&order=${NUMBER}`);
    });
  });

  test.each(['Ida Holm', 'ida@kunde.example', '20304050', '+45 20 30 40 50'])(
    'a customer is found by %s, in the list of users',
    async (words) => {
      backend.documents.put('users/u1', {
        uid: 'u1',
        email: 'ida@kunde.example',
        name: 'Ida Holm',
        displayName: 'Ida Holm',
        phoneNumber: '+45 20 30 40 50',
        createdAt: new Date('2025-01-01T10:00:00Z'),
      });
      await open();
      await finds(words, 'Ida Holmida@kunde.example · +45 20 30 40 50');
      expect(await enter()).toBe('?tab=kundepanel&vis=u1');
    },
  );

  test.each(['ABCD-EFGH-JKMN-PQRS', 'abcdefghjkmnpqrs', 'Ida Holm', 'ida@kunde.example'])(
    'a gift card is found by %s',
    async (words) => {
      const card = (id: string, orderId: string) => ({
        ...{ id, value: 500, bookedAt: 'use', orderId, issuedAt: new Date(), state: 'open' },
        ...{ lastDay: '2099-11-28', paidOut: 0 },
      });
      backend.documents.fill('gift-cards', [
        card('ABCDEFGHJKMNPQRS', 'JF20260101ABCDEF111'),
        card('ZZZZZZZZZZZZZZZZ', 'JF20260101ABCDEF222'),
      ]);
      const searchKeywords = ['ida', 'holm', 'ida@kunde.example'];
      noteSale('JF20260101ABCDEF111', { totalAmount: 500, searchKeywords });
      await open();
      await type(words);
      const option = await screen.findByRole('option', { name: /^ABCD-EFGH-JKMN-PQRS/ });
      expect(screen.queryByRole('option', { name: /^ZZZZ/ })).not.toBeInTheDocument();
      expect(option).toHaveTextContent(/Gavekort · 500,00.kr/);
      await userEvent.click(option);
      expect(place()).toBe('/admin-dashboard?tab=priser&vis=ABCDEFGHJKMNPQRS');
    },
  );

  describe('what it is told', () => {
    const tell = async (words: string, title: string) => {
      await open();
      await type(words);
      await waitFor(() => expect(found()[0]).toContain(title));
    };

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
    ])('leads there: %s', async (words, title, query) => {
      await tell(words, title);
      expect(await enter()).toBe(query);
    });

    test.each([
      ['skift tema', 'Skift tema', commands.theme],
      ['systemstatus', 'Vis systemstatus', commands.status],
      ['log ud', 'Log ud', commands.signOut],
    ])('is done: %s', async (words, title, command) => {
      await tell(words, title);
      await userEvent.keyboard('{Enter}');
      expect(command).toHaveBeenCalledOnce();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    test('may open a chapter of the handbook beside the dashboard', async () => {
      await open();
      await type('når noget driller');
      const chapter = await screen.findByRole('option', { name: /Når noget driller/ });
      expect(chapter).toHaveAttribute('href', '/haandbog/#naar-noget-driller');
      expect(chapter).toHaveAttribute('target', '_blank');
    });
  });
});

const dayOf = (day: number) => new Date(Date.UTC(2025, 0, day));
const images = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    singleImage(`Billede ${at + 1}`, { createdAt: dayOf(at + 2) }),
  );
/** All letters at once: each of them would search hundreds of pictures. */
async function searchFor(query: string): Promise<void> {
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.paste(query);
}

const searchAll = () => screen.queryByRole('button', { name: 'Søg i alle' });

describe('with more than 300 pictures', () => {
  beforeEach(() => {
    const oldest = singleImage('Fyret', { createdAt: dayOf(1) });
    const undated = singleImage('Uden dato');
    backend.documents.fill('enkeltbilleder', [...images(300), oldest, undated]);
  });

  test('the newest are searched, and all of them when that is asked for', async () => {
    await open();
    expect(searchAll()).not.toBeInTheDocument();
    await searchFor('fyret');
    await sees('Intet passer til »fyret«.');
    shows('Kun de nyeste billeder og albums er med.');

    const gate = backend.hold('read', 'enkeltbilleder');
    await userEvent.click(screen.getByRole('button', { name: 'Søg i alle' }));
    expect(searchAll()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('combobox')).toHaveFocus();
    gate.open();
    await waitFor(() => expect(found()).toEqual(['Fyret199,00\u00a0kr']));
    expect(searchAll()).not.toBeInTheDocument();
    await searchFor('uden dato');
    expect(found()).toEqual(['Uden dato199,00\u00a0kr']);
  });

  test('what was found stays when the others cannot be read, and they are asked for again', async () => {
    await open();
    await searchFor('billede 299');
    await waitFor(() => expect(found()).toEqual(['Billede 299199,00\u00a0kr']));
    backend.failNext('read', 'enkeltbilleder');
    await userEvent.click(screen.getByRole('button', { name: 'Søg i alle' }));
    await alerts('Albums og billeder kunne ikke hentes. Prøv igen.');
    expect(found()).toEqual(['Billede 299199,00\u00a0kr']);
    expect(searchAll()).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await searchFor('fyret');
    await waitFor(() => expect(found()).toEqual(['Fyret199,00\u00a0kr']));
  });
});

test('with 300 pictures all of them are searched, also one without a date', async () => {
  backend.documents.fill('enkeltbilleder', [...images(299), singleImage('Uden dato')]);
  await open();
  await searchFor('uden dato');
  await waitFor(() => expect(found()).toEqual(['Uden dato199,00\u00a0kr']));
  expect(searchAll()).not.toBeInTheDocument();
});

test('with more than 60 albums the newest are searched', async () => {
  const all = Array.from({ length: 61 }, (_, at) => ({
    ...album(`Album ${at + 1}`, ['Klit']),
    createdAt: dayOf(at + 1),
  }));
  backend.documents.fill('albums', all);
  await open();
  await searchFor('album 1');
  await waitFor(() => expect(found()).not.toEqual([]));
  expect(found().some((line) => line.startsWith('Album 12'))).toBe(false);
  expect(searchAll()).toBeVisible();
});
