import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Header } from '#src/features/layout/Header.tsx';
import * as auth from '#src/firebase/auth.ts';
import { AppError } from '#src/shared/errors.ts';
import { brandingSchema } from '#src/shared/schemas/branding.ts';
import { brandingChanged } from '#src/stores/branding.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { Address } from '../../support/Address.tsx';
import { admin, customer } from '../../support/records.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

vi.mock('#src/firebase/auth.ts');

resetStoresAfterEach();

beforeEach(() => {
  vi.mocked(auth.signOut).mockResolvedValue();
});

function show(): void {
  render(
    <MemoryRouter initialEntries={['/enkeltbilleder']}>
      <Header isOverPicture={false} />
      <Address />
    </MemoryRouter>,
  );
}

async function openMenu(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Brugermenu' }));
}

describe('Header', () => {
  test('shows neither guest nor user until the session is known', () => {
    show();
    expect(screen.queryByRole('link', { name: 'Log ind' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Brugermenu' })).not.toBeInTheDocument();
  });

  test('leads a guest to the sign-in page', () => {
    show();
    act(() => sessionChanged(null));
    expect(screen.getByRole('link', { name: 'Log ind' })).toHaveAttribute('href', '/login');
  });

  test('marks the page that is shown', () => {
    show();
    expect(screen.getByRole('link', { name: 'Enkeltbilleder' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('shows the logo when it is known', () => {
    show();
    expect(screen.getByRole('link', { name: 'Jerslev Foto' })).toHaveAttribute('href', '/');
    act(() => brandingChanged({ ...brandingSchema.parse({}), logoUrl: '/logo.jpg' }));
    const link = screen.getByRole('link', { name: 'Jerslev Foto' });
    expect(link).toHaveTextContent('Jerslev Foto');
    fireEvent.load(within(link).getByAltText(''));
    expect(screen.getByRole('img', { name: 'Jerslev Foto' })).toHaveAttribute('src', '/logo.jpg');
    expect(link.textContent).toBe('');
    expect(link).toHaveAccessibleName('Jerslev Foto');
  });

  test('keeps the name when the logo cannot be fetched, and tries the next one', () => {
    show();
    const branding = brandingSchema.parse({});
    act(() => brandingChanged({ ...branding, logoUrl: '/borte.jpg' }));
    const link = screen.getByRole('link', { name: 'Jerslev Foto' });
    fireEvent.error(within(link).getByAltText(''));
    expect(link.querySelector('img')).toBeNull();
    expect(link).toHaveTextContent('Jerslev Foto');
    act(() => brandingChanged({ ...branding, logoUrl: '/ny.jpg' }));
    expect(within(link).getByAltText('')).toHaveAttribute('src', '/ny.jpg');
  });

  test('takes on its scrolled look after 50 px', () => {
    show();
    const header = screen.getByRole('banner');
    const before = header.className;
    const scrollTo = (y: number) => {
      vi.stubGlobal('scrollY', y);
      fireEvent.scroll(window);
    };
    scrollTo(50);
    expect(header.className).toBe(before);
    scrollTo(51);
    expect(header.className).not.toBe(before);
    vi.unstubAllGlobals();
  });
});

describe('the user menu', () => {
  test('shows an administrator the way to the dashboard', async () => {
    show();
    act(() => sessionChanged(admin));
    await openMenu();
    expect(screen.getByRole('menu')).toHaveTextContent('ejer@jerslevfoto.example');
    expect(screen.getByRole('menu')).toHaveTextContent('Administrator');
    expect(screen.getByRole('menuitem', { name: 'Admin Dashboard' })).toHaveAttribute(
      'href',
      '/admin-dashboard',
    );
  });

  test('shows a customer neither badge nor dashboard', async () => {
    show();
    act(() => sessionChanged(customer));
    await openMenu();
    expect(screen.getByRole('menu')).not.toHaveTextContent('Administrator');
    expect(screen.queryByRole('menuitem', { name: 'Admin Dashboard' })).not.toBeInTheDocument();
  });

  test('signs out, says so, and goes to the front page', async () => {
    show();
    act(() => sessionChanged(customer));
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Log ud' }));
    await waitFor(() => expect(toastsShown()).toEqual(['info: Logget ud']));
    expect(auth.signOut).toHaveBeenCalledTimes(1);
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
  });

  test('says when signing out fails', async () => {
    vi.mocked(auth.signOut).mockRejectedValue(new AppError('network'));
    show();
    act(() => sessionChanged(customer));
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Log ud' }));
    await waitFor(() => expect(toastsShown()).toEqual(['error: Fejl ved logout. Prøv igen.']));
  });
});
