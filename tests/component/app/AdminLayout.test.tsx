import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
// The tabs are fetched when they are opened: here they are not waited for.
import '#src/admin/filterButtons/FilterButtonsEditor.tsx';
import '#src/admin/frontPage/FrontPageEditor.tsx';
import { AdminLayout } from '#src/app/AdminLayout.tsx';
import * as filterButtons from '#src/firebase/repos/filterButtons.ts';
import * as frontPage from '#src/firebase/repos/frontPage.ts';
import { frontPageSchema } from '#src/shared/schemas/frontPage.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { fakeDocument } from '../support/fakeDocument.ts';
import { fakeList } from '../support/fakeList.ts';
import { admin, threeButtons } from '../support/records.ts';
import { resetStoresAfterEach } from '../support/stores.ts';

vi.mock('#src/firebase/repos/filterButtons.ts');
vi.mock('#src/firebase/repos/frontPage.ts');

resetStoresAfterEach();

beforeEach(() => {
  vi.mocked(frontPage.watch).mockImplementation(fakeDocument(frontPageSchema.parse({})).watch);
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
    ['the tab that the address names', '/admin-dashboard?tab=filter-buttons', 'Filter knapper'],
    ['the first tab when the address names none', '/admin-dashboard', 'Forside'],
    ['the first tab when there is none of that name', '/admin-dashboard?tab=nix', 'Forside'],
  ])('opens %s', async (_what, address, name) => {
    open(address);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  });

  test.each([
    ['by name', admin, 'Hej, Asta'],
    ['as Admin without one', { ...admin, name: '' }, 'Hej, Admin'],
  ])('greets the administrator %s', async (_how, user, greeting) => {
    open('/admin-dashboard');
    act(() => sessionChanged(user));
    expect(screen.getByText(greeting)).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Forside' })).toBeVisible();
  });

  test('leads back to the site', async () => {
    open('/admin-dashboard');
    expect(screen.getByRole('link', { name: 'Til hjemmesiden' })).toHaveAttribute('href', '/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Forside' })).toBeVisible();
  });
});
