import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { OrderHistoryPage } from '#src/features/orders/OrderHistoryPage.tsx';
import type { PaidPart } from '#src/model/giftCards/schema.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { bought, boughtItem } from '../../../support/orderRecords.ts';
import { customer } from '../../../support/records.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const textOf = ({ textContent }: Element) => textContent.replaceAll('\u00A0', ' ');

/** Opens the details of a purchase for 349 kroner, of which a card covers 300. */
async function openDetails(bookedAt: PaidPart['bookedAt']): Promise<void> {
  sessionChanged(customer);
  backend.documents.fill('purchases', [
    bought('JF1', {
      items: [boughtItem('Klit', { price: 349 })],
      totalAmount: 349,
      giftCard: { code: 'ABCDEFGHJKMNPQRS', amount: 300, bookedAt },
    }),
  ]);
  render(
    <HelmetProvider>
      <MemoryRouter>
        <OrderHistoryPage />
      </MemoryRouter>
    </HelmetProvider>,
  );
  await screen.findByRole('article');
  await press('Vis detaljer');
}

/** The facts below the lines, from its payment on. */
const sumsOfDetails = () => {
  const facts = [...(screen.getByText('Betalingsmetode').closest('dl')?.children ?? [])];
  return facts.map(textOf).slice(1);
};

const receipt = () => within(screen.getByRole('dialog', { name: 'Kvittering' })).getByRole('table');
const rows = (part: string) => [...receipt().querySelectorAll(`${part} tr`)].map(textOf);

// The value of the one was a sale when it was sold; for the other nothing was ever paid.
describe.each(['sale', 'never'] as const)('a card whose value is no sale now (%s)', (bookedAt) => {
  beforeEach(() => openDetails(bookedAt));

  test('makes the sale smaller in the details of the order, as on its invoice', () => {
    expect(textOf(screen.getByText('Gavekort (…PQRS)').closest('li') ?? document.body)).toContain(
      '-300,00 kr',
    );
    expect(sumsOfDetails()).toEqual(['Heraf moms9,80 kr', 'I alt49,00 kr', 'At betale49,00 kr']);
    expect(textOf(screen.getByRole('article'))).toMatch(/49,00 kr1 vare/);
  });

  test('makes the sale smaller on the receipt, as on its invoice', async () => {
    await press('Kvittering');
    expect(rows('tbody')).toEqual(['KlitEnkeltbillede349,00 kr', 'Gavekort (…PQRS)-300,00 kr']);
    expect(rows('tfoot')).toEqual([
      'Beløb uden moms39,20 kr',
      'Moms (25 %)9,80 kr',
      'I alt49,00 kr',
      'At betale49,00 kr',
    ]);
  });
});

describe('a card whose value is a sale now', () => {
  beforeEach(() => openDetails('use'));

  test('pays a part of the sale in the details of the order', () => {
    expect(sumsOfDetails()).toEqual([
      'Heraf moms69,80 kr',
      'I alt349,00 kr',
      'Betalt med gavekort-300,00 kr',
      'At betale49,00 kr',
    ]);
  });

  test('pays a part of the sale on the receipt', async () => {
    await press('Kvittering');
    expect(rows('tbody')).toEqual(['KlitEnkeltbillede349,00 kr']);
    expect(rows('tfoot')).toEqual([
      'Beløb uden moms279,20 kr',
      'Moms (25 %)69,80 kr',
      'I alt349,00 kr',
      'Betalt med gavekort-300,00 kr',
      'At betale49,00 kr',
    ]);
  });
});
