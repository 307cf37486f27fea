import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AdminLayout } from '#src/app/AdminLayout.tsx';
import * as filterButtons from '#src/firebase/repos/filterButtons.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { fakeList } from '../support/fakeList.ts';
import { admin, threeButtons } from '../support/records.ts';
import { resetStoresAfterEach } from '../support/stores.ts';

vi.mock('#src/firebase/repos/filterButtons.ts');

resetStoresAfterEach();

beforeEach(() => {
  vi.mocked(filterButtons.watch).mockImplementation(fakeList(threeButtons()).watch);
});

function open(address: string): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <AdminLayout />
    </MemoryRouter>,
  );
}

describe('AdminLayout', () => {
  test.each([
    ['the tab that the address names', '/admin-dashboard?tab=filter-buttons'],
    ['the first tab when the address names none', '/admin-dashboard'],
    ['the first tab when there is none of that name', '/admin-dashboard?tab=findes-ikke'],
  ])('opens %s', async (_what, address) => {
    open(address);
    expect(await screen.findByRole('heading', { name: 'Filter knapper' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Filter knapper' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test.each([
    ['by name', admin, 'Hej, Asta'],
    ['as Admin without one', { ...admin, name: '' }, 'Hej, Admin'],
  ])('greets the administrator %s', async (_how, user, greeting) => {
    open('/admin-dashboard');
    act(() => sessionChanged(user));
    expect(screen.getByText(greeting)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Filter knapper' })).toBeVisible();
  });

  test('leads back to the site', async () => {
    open('/admin-dashboard');
    expect(screen.getByRole('link', { name: 'Til hjemmesiden' })).toHaveAttribute('href', '/');
    expect(await screen.findByRole('heading', { name: 'Filter knapper' })).toBeVisible();
  });
});
