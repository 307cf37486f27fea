import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#src/model/base/errors.ts';
import { useConsent } from '#src/stores/consent.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { bought, boughtAlbum, boughtItem, ordered } from '../../../support/orderRecords.ts';
import { admin } from '../../../support/records.ts';
import { address, linkTo, press } from '../../support/page.tsx';
import { settled } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import {
  cards,
  customerReturns,
  openHistory,
  showHistory,
  store,
  waitForCards,
} from './openHistory.tsx';

resetStoresAfterEach();
beforeEach(customerReturns);

const unreadable = new AppError('permission-denied');
const search = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Søg i dine køb' }), {
    target: { value },
  });

describe('beside the orders', () => {
  test('stands who is signed in, and the way to the other pages of the account', async () => {
    openHistory();
    const sidebar = within(screen.getByRole('complementary'));
    expect(sidebar.getByText('kunde@jerslevfoto.example')).toBeVisible();
    expect(sidebar.getByText('Bruger')).toBeVisible();
    expect(await sidebar.findByText('Medlem siden 5. januar 2024')).toBeVisible();
    const links = sidebar
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent]);
    expect(links).toEqual([
      ['Købshistorik', '/order-history', 'page'],
      ['Profiloplysninger', '/profil', null],
      ['Skift adgangskode', '/profil?fane=password', null],
      ['Telefonnummer', '/profil?fane=phone', null],
      ['Skift email', '/profil?fane=email', null],
      ['Cookieindstillinger', '/order-history?fane=cookies', null],
    ]);
  });

  test('administrators find their dashboard', () => {
    sessionChanged(admin);
    openHistory();
    expect(screen.getByText('Administrator')).toBeVisible();
    expect(linkTo('Admin Dashboard')).toBe('/admin-dashboard');
  });

  test('the cookie tab holds the choice and leads to the policy', async () => {
    useConsent.setState({ value: 'accepted' });
    openHistory('/order-history?fane=cookies');
    expect(await screen.findByRole('heading', { name: 'Cookieindstillinger' })).toBeVisible();
    expect(linkTo('Læs cookiepolitikken')).toBe('/cookies-politik');
    expect(backend.attempts('read')).toEqual([]);
  });
});

describe('the orders', () => {
  test('show where they stand, each in the words of the customer', async () => {
    const cancelled = {
      paymentStatus: 'cancelled',
      cancelReason: 'unavailable',
      cancelNote: 'Familien har bedt om det.',
    } as const;
    await showHistory(
      [bought('JF20260606ABCDEF123')],
      [ordered('JF20260606ABCDEF456', cancelled), ordered('BBBBBBBBBBBBUVWXYZAA')],
    );
    const shown = cards().map((card) => card.textContent);
    expect(shown).toHaveLength(3);
    expect(shown[1]).toMatch(/7\. juni 2026.*UVWXYZAA.*Afventer ordre.*250,00\u00a0kr/);
    expect(shown[0]).toMatch(/Ordrenummer JF20260606ABCDEF456.*Annulleret/);
    expect(shown[0]).toContain('Det bestilte sælges ikke længere. Familien har bedt om det.');
    expect(shown[2]).toMatch(/6\. juni 2026.*JF20260606ABCDEF123.*Købt.*199,00\u00a0kr/);
  });

  test('count the pictures that are lost instead of drawing each', async () => {
    const album = boughtAlbum('Vesterhavet', ['Bølge', 'Sand', 'Måge', 'Klit']);
    await showHistory([bought('JF1', { items: [{ ...album, permanentThumbnailPath: 'a.webp' }] })]);
    expect(cards()[0]).toHaveTextContent('+3');
    expect(cards()[0]?.querySelectorAll('ul[aria-hidden] > li')).toHaveLength(2);
  });

  test('count the pictures of an album, one as one', async () => {
    const items = [boughtAlbum('Vest', ['Bølge']), boughtAlbum('Øst', ['Sand', 'Måge'])];
    await showHistory([bought('JF1', { items })]);
    await press('Vis detaljer');
    expect(screen.getByText('Fotoalbum · 1 billede')).toBeVisible();
    expect(screen.getByText('Fotoalbum · 2 billeder')).toBeVisible();
  });

  test('tell of each line whether it can be downloaded, and what it may be used for', async () => {
    const items = [boughtItem('Klit'), boughtItem('Væk', { permanentBackupPath: '' })];
    await showHistory([bought('JF1', { items })]);
    await press('Vis detaljer');
    expect(screen.getAllByRole('button', { name: 'Download Klit' })[0]).toBeVisible();
    expect(screen.getByText('Ikke tilgængelig')).toBeVisible();
    await userEvent.click(screen.getByText('Det må du bruge billederne til'));
    expect(screen.getByText(/^Købte billeder er royaltyfri\./)).toBeVisible();
    expect(linkTo('Læs købsbetingelserne')).toBe('/købsbetingelser#brug');
    await press('Skjul detaljer');
    expect(screen.queryByText('Ikke tilgængelig')).not.toBeInTheDocument();
  });

  test('that wait have lines that wait, and say how to pay', async () => {
    await showHistory([], [ordered('BBBBBBBBBBBBUVWXYZAA')]);
    await press('Vis detaljer');
    expect(screen.getAllByText('Afventer ordre')).toHaveLength(2);
    await userEvent.click(screen.getByRole('link', { name: 'Sådan betaler du' }));
    expect(address()).toBe('/cash-payment-confirmation');
  });

  test('that only tried the shop out are left out', async () => {
    store([bought('JF1', { adminNotes: 'Simulation' })], [ordered('TEST-1')]);
    openHistory();
    expect(await screen.findByText('Du har ikke købt noget endnu.')).toBeVisible();
    expect(linkTo('Besøg Enkeltbilleder')).toBe('/galleri');
  });

  test('are searched for', async () => {
    await showHistory(
      [bought('JF1', { items: [boughtAlbum('Vesterhavet', ['Bølge'])] })],
      [ordered('BBBBBBBBBBBBUVWXYZAA')],
    );
    search('vesterhav');
    expect(cards()).toHaveLength(1);
    search('exyz');
    expect(screen.getByText('Ingen køb passer til din søgning.')).toBeVisible();
  });

  test('that could not be read are asked for again', async () => {
    for (const list of ['purchases', 'pending-orders']) backend.failNext('read', list, unreadable);
    openHistory();
    expect(await screen.findByText('Kunne ikke hente ordrer. Prøv igen senere.')).toBeVisible();
    store([bought('JF1')]);
    await press('Prøv igen');
    expect(await waitForCards()).toHaveLength(1);
  });

  test.each([
    ['pending-orders', 'JF20260606ABCDEF123', 'Dine bestillinger kunne ikke hentes'],
    ['purchases', 'UVWXYZAA', 'Dine køb kunne ikke hentes'],
  ])('are shown without the %s that cannot be read', async (list, shown, text) => {
    const missing = `${text}, så de mangler her.`;
    store([bought('JF20260606ABCDEF123')], [ordered('BBBBBBBBBBBBUVWXYZAA')]);
    backend.failNext('read', list);
    openHistory();
    expect(await screen.findByText(missing)).toBeVisible();
    expect(cards()).toHaveLength(1);
    expect(cards()[0]).toHaveTextContent(shown);
    await press('Prøv igen');
    await waitForCards();
    expect(cards()).toHaveLength(2);
    expect(screen.queryByText(missing)).not.toBeInTheDocument();
  });

  test('stay as they are looked at while the missing ones are asked for again', async () => {
    store([bought('JF20260606ABCDEF123')], [ordered('BBBBBBBBBBBBUVWXYZAA')]);
    backend.failNext('read', 'pending-orders');
    openHistory();
    await waitForCards();
    search('ABCDEF');
    const gate = backend.hold('read', 'pending-orders');
    await press('Prøv igen');
    expect(cards()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Prøv igen' })).toHaveAttribute('aria-busy', 'true');
    gate.open();
    await settled();
    // The pressed button is gone.
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.getByRole('searchbox', { name: 'Søg i dine køb' })).toHaveValue('ABCDEF');
    expect(cards()).toHaveLength(1);
    search('');
    expect(cards()).toHaveLength(2);
  });

  test('of one list that are none do not say that nothing was bought', async () => {
    backend.failNext('read', 'purchases');
    openHistory();
    const missing = await screen.findByText('Dine køb kunne ikke hentes, så de mangler her.');
    const gate = backend.hold('read', 'purchases');
    await press('Prøv igen');
    expect(missing).toBeVisible();
    expect(screen.queryByText('Du har ikke købt noget endnu.')).not.toBeInTheDocument();
    gate.open();
    expect(await screen.findByText('Du har ikke købt noget endnu.')).toBeVisible();
  });
});

describe('while the page is open', () => {
  const [first, second] = ['AAAAAAAAAAAAAAAAAAAA', 'BBBBBBBBBBBBBBBBBBBB'] as const;

  test('an approved order becomes a purchase, and a rejected one says so', async () => {
    const createdAt = new Date('2026-06-08T10:00:00Z');
    await showHistory([], [ordered(first, { createdAt }), ordered(second)]);
    const approved = { paymentStatus: 'completed', convertedToPurchaseId: 'JF7' } as const;
    act(() =>
      store(
        [bought('JF7', { pendingOrderId: first })],
        [
          ordered(first, { createdAt, ...approved }),
          ordered(second, { paymentStatus: 'cancelled' }),
        ],
      ),
    );
    expect(await screen.findByText('Købt')).toBeVisible();
    expect(screen.getByText('Annulleret')).toBeVisible();
    expect(cards()).toHaveLength(2);
    expect(toastsShown()).toEqual([
      'success: Din betaling er godkendt. Billederne er klar til download.',
      'warning: Din bestilling er annulleret. Kontakt mig, hvis du er i tvivl.',
    ]);
  });

  test('an order from another tab joins the others', async () => {
    await showHistory([], [ordered(first)]);
    act(() => store([], [ordered(first), ordered(second)]));
    await settled();
    expect(cards()).toHaveLength(2);
    expect(toastsShown()).toEqual([]);
  });
});

describe('a long history', () => {
  /** This many purchases, the newest of which is JF1000, perhaps with the orders that they were. */
  function storeMany(count: number, hasOrders = false): void {
    const at = (order: number) => new Date(Date.UTC(2026, 0, 1, 0, order));
    const numbers = Array.from({ length: count }, (_, index) => 1000 - index);
    const purchases = numbers.map((number) =>
      bought(`JF${number}`, {
        purchaseDate: at(number),
        items: [boughtItem(`Billede ${number}`)],
      }),
    );
    const orders = numbers.map((number) =>
      ordered(`order-${number}`, {
        createdAt: at(number - 1),
        paymentStatus: 'completed',
        convertedToPurchaseId: `JF${number}`,
      }),
    );
    store(purchases, hasOrders ? orders : []);
    openHistory();
  }

  test.each([false, true])('comes page by page (with an order for each: %s)', async (hasOrders) => {
    storeMany(19, hasOrders);
    expect(await waitForCards()).toHaveLength(10);
    expect(backend.attempts('read', 'purchases')).toHaveLength(1);
    await press('Vis flere');
    expect(cards()).toHaveLength(19);
    expect(backend.attempts('read', 'purchases')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Vis flere' })).not.toBeInTheDocument();
    expect(cards()[10]).toContainElement(document.activeElement as HTMLElement);
  });

  test('is searched to its end', async () => {
    storeMany(29);
    await waitForCards();
    search('Billede 975');
    expect(await screen.findByText('JF975')).toBeVisible();
    expect(cards()).toHaveLength(1);
  });

  test('stops at a failure, and goes on when somebody asks', async () => {
    storeMany(19);
    await waitForCards();
    backend.failNext('read', 'purchases');
    await press('Vis flere');
    expect(toastsShown()).toEqual(['error: Kunne ikke hente ordrer. Prøv igen senere.']);
    await press('Prøv igen');
    expect(cards()).toHaveLength(19);
  });
});

test('the receipt holds number, date, lines, moms and the seller, and can be printed', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
  const items = [boughtItem('Klit'), boughtAlbum('Vesterhavet', ['Bølge', 'Sand'])];
  await showHistory([
    bought('JF20260606ABCDEF123', { items, totalAmount: 794, paymentMethod: 'cash' }),
  ]);
  await press('Vis detaljer');
  await press('Kvittering');
  const receipt = screen.getByRole('dialog', { name: 'Kvittering' });
  const words = receipt.textContent.replaceAll('\u00A0', ' ');
  for (const text of [
    'JF20260606ABCDEF123',
    '6. juni 2026',
    'Ida Holm',
    'Kontant eller bankoverførsel',
    'KlitEnkeltbillede199,00 kr',
    '595,00 kr',
    'Beløb uden moms635,20 kr',
    'Moms (25 %)158,80 kr',
    'I alt794,00 kr',
    'Jerslev Foto',
    'CVR-nr. 00000000',
    '9740 Jerslev',
  ]) {
    expect(words).toContain(text);
  }
  await press('Udskriv kvittering');
  expect(print).toHaveBeenCalledOnce();
});
