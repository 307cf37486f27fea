import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Router } from '#src/app/Router.tsx';
import { beginSignOut, sessionChanged, useIsSigningOut } from '#src/stores/session.ts';
import { backend } from '../../support/backend/backend.ts';
import { admin, singleImage, threeButtons } from '../../support/records.ts';
import { resetStoresAfterEach } from '../support/stores.ts';
// The pages are fetched when they are opened: here they are not waited for.
import '#src/admin/frontPage/FrontPageEditor.tsx';
import '#src/app/AdminArea.tsx';
import '#src/features/auth/LoginPage.tsx';
import '#src/features/gallery/SingleImagesPage.tsx';
import '#src/features/home/HomePage.tsx';

resetStoresAfterEach();

beforeEach(() => {
  // The title that index.html sets.
  document.title = 'Jerslev Foto';
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  backend.documents.fill('enkeltbilleder', [singleImage('Klitten')]);
  backend.documents.put('website-config/filter-buttons', { buttons: threeButtons() });
});

function open(address: string): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Router />
    </MemoryRouter>,
  );
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the addresses of the site', () => {
  test.each([
    ['/', 'Jerslev Foto', 'Jerslev Foto'],
    ['/findes-ikke', 'Jerslev Foto', 'Jerslev Foto'],
    ['/enkeltbilleder', 'Enkeltbilleder', 'Enkeltbilleder – Jerslev Foto'],
    ['/galleri', 'Enkeltbilleder', 'Enkeltbilleder – Jerslev Foto'],
    ['/login', 'Log ind', 'Log ind – Jerslev Foto'],
  ])('%s shows %s, between header and footer', async (address, heading, tab) => {
    open(address);
    expect(await title(heading)).toBeVisible();
    expect(document.title).toBe(tab);
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Fanger øjeblikke der varer evigt');
  });

  test('/admin-dashboard has a frame of its own', async () => {
    backend.accounts.signIn(admin);
    sessionChanged(admin);
    open('/admin-dashboard');
    expect(await title('Forside')).toBeVisible();
    expect(document.title).toBe('Dashboard – Jerslev Foto');
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });

  test('each tab of the dashboard has a title of its own', async () => {
    backend.accounts.signIn(admin);
    sessionChanged(admin);
    open('/admin-dashboard?tab=priser');
    await waitFor(() => expect(document.title).toBe('Priser – Dashboard – Jerslev Foto'));
  });

  test.each(['/enkeltbilleder', '/'])('leaving %s ends at the next page', async (address) => {
    open(address);
    const home = await screen.findByRole('link', { name: 'Jerslev Foto' });
    act(beginSignOut);
    expect(useIsSigningOut.getState()).toBe(true);
    await userEvent.click(home);
    expect(useIsSigningOut.getState()).toBe(false);
  });

  test('the first stop of the keyboard leads past the header', async () => {
    open('/enkeltbilleder');
    await title('Enkeltbilleder');
    await userEvent.tab();
    const skip = screen.getByRole('link', { name: 'Spring til indhold' });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  });
});
