import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { OrderConfirmationPage } from '#src/features/cart/confirmation/OrderConfirmationPage.tsx';
import type { OrderConfirmation } from '#src/model/cart/schema.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../../support/backend/backend.ts';
import { cartItem, customer } from '../../../../support/records.ts';
import { changeShop } from '../../../support/changeShop.ts';
import { Address } from '../../../support/Address.tsx';
import { resetStoresAfterEach } from '../../../support/stores.ts';

resetStoresAfterEach();

const order: OrderConfirmation = {
  orderId: 'ABCDEFGHIJKLMNOPQRST',
  userId: customer.uid,
  orderDate: new Date('2026-06-06T10:00:00Z'),
  items: [cartItem('Klit'), cartItem('Bryllup', { type: 'album', price: 1595 })],
  total: 1794,
  paymentMethod: 'mobilepay',
  customerInfo: { email: 'ida@kunde.example', name: 'Ida Holm', phone: '+4520304050' },
};

function open(state?: unknown) {
  sessionChanged(customer);
  return render(
    <MemoryRouter initialEntries={[{ pathname: '/cash-payment-confirmation', state }]}>
      <Routes>
        <Route path="/cash-payment-confirmation" element={<OrderConfirmationPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </MemoryRouter>,
  );
}

test('everything about the order is on the ticket', async () => {
  backend.documents.put('settings/public', { mobilePayNumber: '20304050' });
  const [picture, album] = order.items;
  open({ ...order, items: [{ ...picture, imageUrl: '/klit.webp' }, album] });
  expect(screen.getByRole('heading', { level: 1, name: 'Tak for din ordre!' })).toBeVisible();
  for (const text of [
    ...['6. juni 2026', 'MobilePay', 'Afventer godkendelse', 'Fotoalbum', 'Enkeltbillede'],
    ...['Ida Holm', 'ida@kunde.example', '+45 20 30 40 50', '1.595,00 kr'],
    ...['Modtaget', 'Betaling godkendt', 'Klar til download'],
  ]) {
    expect(screen.getAllByText(text)[0]).toBeVisible();
  }
  const pictures = within(screen.getByRole('list', { name: 'Din bestilling' }));
  expect(pictures.getByRole('img', { name: 'Klit' })).toBeVisible();
  // An amount and a number are not divided at the end of a line.
  const steps = await screen.findByText('Send 1.794,00 kr til +45 20 30 40 50.');
  expect(screen.getAllByText('MNOPQRST')).toHaveLength(2);
  expect(steps.textContent).toBe('Send 1.794,00\u00a0kr til +45\u00a020\u00a030\u00a040\u00a050.');
  // No link leads to a number that is a telephone.
  expect(screen.queryByText('Åbn MobilePay')).not.toBeInTheDocument();
  expect(screen.queryByText(/Eller scan koden/)).not.toBeInTheDocument();
});

test('MobilePay opens with the amount and the number of the order, by link or by code', async () => {
  // The photographer has changed the number since the site was built.
  backend.documents.put('settings/public', { mobilePayNumber: '12345' });
  open(order);
  expect(await screen.findByText('Åbn MobilePay')).toHaveAttribute(
    'href',
    'https://mobilepay.dk/erhverv/betalingslink/betalingslink-svar?phone=12345&amount=1794.00&comment=MNOPQRST&lock=1',
  );
  const code = await screen.findByRole('img', { name: 'QR-kode, der åbner MobilePay' });
  expect(code).toHaveAttribute('viewBox', expect.stringMatching(/^0 0 \d+ \d+$/));
});

test.each([
  [
    'manual',
    'Dit gavekort dækker det hele. Jeg godkender ordren, så snart jeg ser den.',
    ['Afventer godkendelse', 'Betaling godkendt'],
  ],
  [
    'automatic',
    'Ordren bliver godkendt af sig selv, og billederne kommer i din købshistorik.',
    ['Godkendes af sig selv', 'Godkendes af sig selv'],
  ],
] as const)(
  'where a card pays all, a shop of %s payments says who approves',
  (mobilePay, words, awaited) => {
    changeShop({ payments: { mobilePay, card: false } });
    open({ ...order, giftCard: { code: 'ABCDEFGHJKMNPQRS', amount: 1794, bookedAt: 'use' } });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByText(/^Send /)).not.toBeInTheDocument();
    const shown = screen.getAllByText(/^(Gavekort|MobilePay|.* godkend(else|t)|Godkendes .*)$/);
    expect(shown.map(({ textContent }) => textContent)).toEqual(['Gavekort', ...awaited]);
  },
);

test.each([
  ['At betale', '1794,00'],
  ['Ordrenummer', 'MNOPQRST'],
  ['MobilePay-nummer', '00000'],
  ['Besked', 'MNOPQRST'],
])('%s is copied as other apps take it', async (what, copied) => {
  const user = userEvent.setup();
  open(order);
  await user.click(await screen.findByRole('button', { name: `Kopiér: ${what}` }));
  expect(await screen.findByRole('button', { name: `Kopieret: ${what}` })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(copied);
});

test('by bank, the account is named, and how to pay in cash', async () => {
  open({ ...order, paymentMethod: 'cash' });
  expect(await screen.findByText('Overfør 1.794,00 kr til kontoen herunder.')).toBeVisible();
  expect(screen.getByText('Vendsyssel Sparekasse')).toBeVisible();
  expect(screen.getByText('0000000000')).toBeVisible();
  expect(screen.getByText(/Vil du betale kontant/)).toBeVisible();
  expect(screen.queryByText('Åbn MobilePay')).not.toBeInTheDocument();
});

test('no number stands in for one that cannot be read', async () => {
  backend.fail('read', 'settings/public');
  open(order);
  expect(
    await screen.findByText('Butikkens oplysninger kunne ikke hentes. Prøv igen.'),
  ).toBeVisible();
  expect(screen.queryByText(/Send 1.794/)).not.toBeInTheDocument();
});

test('it can be printed, and the way back leads to the pictures', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
  open(order);
  await userEvent.click(screen.getByRole('button', { name: 'Udskriv' }));
  expect(print).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Se din købshistorik' })).toHaveAttribute(
    'href',
    '/order-history',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Tilbage til billederne' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/enkeltbilleder');
});

test.each([undefined, null, 'x', { orderId: 'A' }])(
  'without an order (%j) it leads to the pictures',
  (state) => {
    open(state);
    expect(screen.getByTestId('address')).toHaveTextContent('/enkeltbilleder');
  },
);
