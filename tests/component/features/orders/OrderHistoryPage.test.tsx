import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { OrderHistoryPage } from '#src/features/orders/OrderHistoryPage.tsx';
import { AppError } from '#src/model/base/errors.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import { useConsent } from '#src/stores/consent.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { bought, boughtAlbum, boughtItem, ordered } from '../../../support/orderRecords.ts';
import { admin, customer } from '../../../support/records.ts';
import { Address } from '../../support/Address.tsx';
import { settled } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();

beforeEach(() => {
  sessionChanged(customer);
  // Known already, so that the only orders read are those that the page lists.
  localStorage.setItem('memberSince:uid-kunde', '2024-01-05T10:00:00.000Z');
});

function given(boughtOnes: Purchase[], orderedOnes: PendingOrder[] = []): void {
  backend.documents.fill('purchases', boughtOnes);
  backend.documents.fill('pending-orders', orderedOnes);
}

async function open(address = '/order-history'): Promise<void> {
  render(
    <HelmetProvider>
      <MemoryRouter initialEntries={[address]}>
        <OrderHistoryPage />
        <Address />
      </MemoryRouter>
    </HelmetProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
}

const cards = () => screen.getAllByRole('article');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const waitForCards = () => screen.findAllByRole('article');

describe('beside the orders', () => {
  test('stands who is signed in, and the way to the other pages of the account', async () => {
    await open();
    const sidebar = within(screen.getByRole('complementary'));
    expect(sidebar.getByText('kunde@jerslevfoto.example')).toBeVisible();
    expect(sidebar.getByText('Bruger')).toBeVisible();
    expect(await sidebar.findByText('Medlem siden 5. januar 2024')).toBeVisible();
    expect(sidebar.queryByText('Admin Dashboard')).not.toBeInTheDocument();
    const links = sidebar
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Købshistorik', '/order-history'],
      ['Profiloplysninger', '/profil'],
      ['Skift adgangskode', '/profil?fane=password'],
      ['Telefonnummer', '/profil?fane=phone'],
      ['Skift email', '/profil?fane=email'],
      ['Cookieindstillinger', '/order-history?fane=cookies'],
    ]);
    expect(sidebar.getByRole('link', { name: 'Købshistorik' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('administrators find their dashboard', async () => {
    sessionChanged(admin);
    await open();
    expect(screen.getByText('Administrator')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Admin Dashboard' })).toHaveAttribute(
      'href',
      '/admin-dashboard',
    );
  });

  test('the cookie tab holds the choice and leads to the policy', async () => {
    useConsent.setState({ value: 'accepted' });
    await open('/order-history?fane=cookies');
    expect(screen.getByRole('heading', { name: 'Cookieindstillinger' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Læs cookiepolitikken' })).toHaveAttribute(
      'href',
      '/cookies-politik',
    );
    expect(backend.attempts('read')).toEqual([]);
  });
});

describe('the orders', () => {
  test('show where they stand, each in the words of the customer', async () => {
    given(
      [bought('JF20260606ABCDEF123')],
      [
        ordered('AAAAAAAAAAAAMNOPQRST', { paymentStatus: 'cancelled' }),
        ordered('BBBBBBBBBBBBUVWXYZAA'),
      ],
    );
    await open();
    await waitForCards();
    const shown = cards().map((card) => card.textContent);
    expect(shown).toHaveLength(3);
    expect(shown[0]).toMatch(/7\. juni 2026.*UVWXYZAA.*Afventer ordre.*250,00\u00a0kr/);
    expect(shown[1]).toMatch(/MNOPQRST.*Annulleret/);
    expect(shown[2]).toMatch(/6\. juni 2026.*JF20260606ABCDEF123.*Købt.*199,00\u00a0kr/);
  });

  test('count the pictures that are lost instead of drawing each', async () => {
    const album = boughtAlbum('Vesterhavet', ['Bølge', 'Sand', 'Måge', 'Klit']);
    given([bought('JF1', { items: [{ ...album, permanentThumbnailPath: 'a.webp' }] })]);
    await open();
    const [card] = await waitForCards();
    expect(card).toHaveTextContent('+3');
    expect(card?.querySelectorAll('ul[aria-hidden] > li')).toHaveLength(2);
  });

  test('tell of each line whether it can be downloaded', async () => {
    given([
      bought('JF1', {
        items: [boughtItem('Klit'), boughtItem('Væk', { permanentBackupPath: '' })],
      }),
    ]);
    await open();
    await waitForCards();
    await press('Vis detaljer');
    expect(screen.getAllByRole('button', { name: 'Download Klit' })[0]).toBeVisible();
    expect(screen.getByText('Ikke tilgængelig')).toBeVisible();
    await userEvent.click(screen.getByText('Det må du bruge billederne til'));
    expect(screen.getByText(/^Købte billeder er royaltyfri\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Læs købsbetingelserne' })).toHaveAttribute(
      'href',
      '/købsbetingelser#brug',
    );
    await press('Skjul detaljer');
    expect(screen.queryByText('Ikke tilgængelig')).not.toBeInTheDocument();
  });

  test('that wait have lines that wait, and say how to pay', async () => {
    given([], [ordered('BBBBBBBBBBBBUVWXYZAA')]);
    await open();
    await waitForCards();
    await press('Vis detaljer');
    expect(screen.getAllByText('Afventer ordre')).toHaveLength(2);
    await userEvent.click(screen.getByRole('link', { name: 'Sådan betaler du' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/cash-payment-confirmation');
  });

  test('that only tried the shop out are left out', async () => {
    given([bought('JF1', { adminNotes: 'Simulation' })], [ordered('TEST-1')]);
    await open();
    expect(await screen.findByText('Du har ikke købt noget endnu.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Besøg Enkeltbilleder' })).toHaveAttribute(
      'href',
      '/galleri',
    );
  });

  test('are found by album, picture and number', async () => {
    given(
      [bought('JF20260606ABCDEF123', { items: [boughtAlbum('Vesterhavet', ['Bølge', 'Sand'])] })],
      [ordered('BBBBBBBBBBBBUVWXYZAA')],
    );
    await open();
    await waitForCards();
    const box = screen.getByRole('searchbox', { name: 'Søg i dine køb' });
    for (const [query, count] of [
      ['vesterhav', 1],
      ['hede', 1],
      ['abcdef', 1],
      ['uvwxyz', 1],
      ['e', 2],
    ] as const) {
      fireEvent.change(box, { target: { value: query } });
      expect(cards()).toHaveLength(count);
    }
    fireEvent.change(box, { target: { value: 'exyz' } });
    expect(screen.getByText('Ingen køb passer til din søgning.')).toBeVisible();
  });

  test('that could not be read are asked for again', async () => {
    backend.failNext('read', 'purchases', new AppError('permission-denied'));
    backend.failNext('read', 'pending-orders', new AppError('permission-denied'));
    await open();
    expect(await screen.findByText('Kunne ikke hente ordrer. Prøv igen senere.')).toBeVisible();
    given([bought('JF1')]);
    await press('Prøv igen');
    expect(await screen.findAllByRole('article')).toHaveLength(1);
  });
});

describe('when one of the two lists cannot be read', () => {
  test.each([
    {
      list: 'pending-orders',
      shown: 'JF20260606ABCDEF123',
      text: 'Dine bestillinger kunne ikke hentes, så de mangler her.',
    },
    {
      list: 'purchases',
      shown: 'UVWXYZAA',
      text: 'Dine køb kunne ikke hentes, så de mangler her.',
    },
  ])('the other one is shown without $list', async ({ list, shown, text }) => {
    given([bought('JF20260606ABCDEF123')], [ordered('BBBBBBBBBBBBUVWXYZAA')]);
    backend.failNext('read', list, new AppError('network'));
    await open();
    expect(await screen.findByText(text)).toBeVisible();
    expect(cards()).toHaveLength(1);
    expect(cards()[0]).toHaveTextContent(shown);
    await press('Prøv igen');
    await waitForCards();
    expect(cards()).toHaveLength(2);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  test('an empty one does not say that nothing was bought', async () => {
    backend.failNext('read', 'purchases', new AppError('network'));
    await open();
    await screen.findByText('Dine køb kunne ikke hentes, så de mangler her.');
    expect(screen.queryByText('Du har ikke købt noget endnu.')).not.toBeInTheDocument();
  });
});

describe('while the page is open', () => {
  test('an approved order becomes a purchase, and a rejected one says so', async () => {
    const createdAt = new Date('2026-06-08T10:00:00Z');
    const waiting = [
      ordered('AAAAAAAAAAAAAAAAAAAA', { createdAt }),
      ordered('BBBBBBBBBBBBBBBBBBBB'),
    ];
    given([], waiting);
    await open();
    await waitForCards();
    act(() =>
      given(
        [bought('JF7', { pendingOrderId: 'AAAAAAAAAAAAAAAAAAAA' })],
        [
          ordered('AAAAAAAAAAAAAAAAAAAA', {
            createdAt,
            paymentStatus: 'completed',
            convertedToPurchaseId: 'JF7',
          }),
          ordered('BBBBBBBBBBBBBBBBBBBB', { paymentStatus: 'cancelled' }),
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

  test('a rejected order shows its reason and the words of the photographer', async () => {
    given(
      [],
      [
        ordered('JF20260606ABCDEF123', {
          paymentStatus: 'cancelled',
          cancelReason: 'unavailable',
          cancelNote: 'Familien har bedt om det.',
        }),
      ],
    );
    await open();
    await waitForCards();
    expect(cards()[0]).toHaveTextContent('Ordrenummer JF20260606ABCDEF123');
    expect(
      screen.getByText('Det bestilte sælges ikke længere. Familien har bedt om det.'),
    ).toBeVisible();
  });

  test('an order from another tab joins the others', async () => {
    given([], [ordered('AAAAAAAAAAAAAAAAAAAA')]);
    await open();
    await waitForCards();
    act(() => given([], [ordered('AAAAAAAAAAAAAAAAAAAA'), ordered('CCCCCCCCCCCCCCCCCCCC')]));
    await settled();
    expect(cards()).toHaveLength(2);
    expect(toastsShown()).toEqual([]);
  });
});

describe('the receipt', () => {
  test('holds number, date, lines, moms and the seller, and can be printed', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
    const items = [boughtItem('Klit'), boughtAlbum('Vesterhavet', ['Bølge', 'Sand'])];
    given([bought('JF20260606ABCDEF123', { items, totalAmount: 794, paymentMethod: 'cash' })]);
    await open();
    await waitForCards();
    await press('Vis detaljer');
    await press('Kvittering');
    const receipt = within(screen.getByRole('dialog', { name: 'Kvittering' }));
    for (const text of [
      'JF20260606ABCDEF123',
      '6. juni 2026',
      'Ida Holm',
      'Kontant eller bankoverførsel',
      '199,00 kr',
      '595,00 kr',
      '794,00 kr',
      'Moms (25 %)',
      '158,80 kr',
      '635,20 kr',
      'Jerslev Foto',
      'CVR-nr. 00000000',
      '9740 Jerslev',
    ]) {
      expect(receipt.getByText(text)).toBeVisible();
    }
    await userEvent.click(receipt.getByRole('button', { name: 'Udskriv kvittering' }));
    expect(print).toHaveBeenCalledOnce();
  });
});
