import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, vi } from 'vitest';
import { QuickSearchButton } from '#src/admin/dashboard/QuickActions.tsx';
import { notifyCatalogueChanged } from '#src/data/catalogue/catalogueChanges.ts';
import { backend } from '../../../support/backend/backend.ts';
import { album, singleImage } from '../../../support/records.ts';
import { pendingOrder } from '../../../support/waitingOrders.ts';
import { Address } from '../../support/Address.tsx';
import '#src/admin/dashboard/QuickSearch.tsx';

export const commands = { theme: vi.fn(), status: vi.fn(), signOut: vi.fn() };

/** An album with two pictures, a single image and an order that waits. */
export function thereIsSomethingToFind(): void {
  beforeEach(() => {
    vi.resetAllMocks();
    // Clears the entries cached by an earlier search.
    notifyCatalogueChanged();
    backend.documents.fill('albums', [album('Havet', ['Bølge', 'Klit'])]);
    backend.documents.fill('enkeltbilleder', [singleImage('Havnen', { isPublished: false })]);
    backend.documents.fill('pending-orders', [pendingOrder()]);
  });
}

/** Something was sold to Ida, as the search knows it. */
export function noteSale(orderId: string, sale: object): void {
  backend.documents.put(`admin-order-lookup/${orderId}`, {
    orderId,
    customerName: 'Ida Holm',
    customerEmail: 'ida@kunde.example',
    purchaseDate: new Date('2025-04-03T07:45:12Z'),
    ...sale,
  });
}

function Search() {
  const [isOpen, setIsOpen] = useState(false);
  return <QuickSearchButton commands={commands} isOpen={isOpen} onOpenChange={setIsOpen} />;
}

export async function open(): Promise<void> {
  render(
    <MemoryRouter initialEntries={['/admin-dashboard?tab=forside']}>
      <main tabIndex={-1}>
        <Address />
      </main>
      <Search />
    </MemoryRouter>,
  );
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
}

export const type = (text: string) => userEvent.type(screen.getByRole('combobox'), text);
export const found = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
export const place = () => screen.getByTestId('address').textContent;
