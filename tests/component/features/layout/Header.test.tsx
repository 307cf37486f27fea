import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Header } from '#src/features/layout/Header.tsx';
import { brandingSchema } from '#src/model/content/schema.ts';
import { brandingChanged } from '#src/stores/branding.ts';
import { useCart } from '#src/stores/cart.ts';
import { setConsent, useConsent } from '#src/stores/consent.ts';
import { useOverlays } from '#src/stores/overlays.ts';
import { sessionChanged, useIsSigningOut } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { admin, cartItem, customer } from '../../../support/records.ts';
import { Address } from '../../support/Address.tsx';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
// Lazy parts of the header are loaded up front, so that the tests need not wait for them.
import '#src/features/layout/MenuOverlay.tsx';
import '#src/features/layout/OpenCartButton.tsx';
import '#src/features/layout/UserMenu.tsx';

resetStoresAfterEach();

beforeEach(() => {
  setConsent('accepted');
});

function BackButton() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      back
    </button>
  );
}

function show(address = '/enkeltbilleder', earlier: string[] = []): void {
  render(
    <MemoryRouter initialEntries={[...earlier, address]}>
      <Header isOverPicture={false} />
      <Address />
      <BackButton />
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

  test('takes the hero of index.html away when the visitor leaves before the front page came', () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="shell"><header></header><section class="hero"></section></div>',
    );
    const shell = document.getElementById('shell');
    const page = (isHome: boolean) => (
      <MemoryRouter>
        <Header isOverPicture={isHome} />
      </MemoryRouter>
    );
    const { rerender } = render(page(true));
    expect(shell?.querySelector('header')).toBeNull();
    expect(shell?.querySelector('.hero')).not.toBeNull();
    rerender(page(false));
    expect(shell?.querySelector('.hero')).toBeNull();
    shell?.remove();
  });

  test('leads a guest to the sign-in page', () => {
    show();
    act(() => sessionChanged(null));
    expect(screen.getByRole('link', { name: 'Log ind' })).toHaveAttribute('href', '/login');
  });

  test('leads to every public page', () => {
    show();
    const links = within(screen.getByRole('navigation', { name: 'Hovedmenu' })).getAllByRole(
      'link',
    );
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Portfolio', '/portfolio'],
      ['Billedlevering', '/billedlevering'],
      ['Enkeltbilleder', '/enkeltbilleder'],
      ['Om Mig', '/om-mig'],
      ['Priser', '/priser'],
      ['Kontakt', '/kontakt'],
    ]);
  });

  test.each([
    ['/enkeltbilleder', 'Enkeltbilleder'],
    ['/billedlevering', 'Billedlevering'],
    ['/galleri', 'Billedlevering'],
    ['/om-mig/', 'Om Mig'],
  ])('at %s it marks %s', (address, name) => {
    show(address);
    const marked = screen.getAllByRole('link').filter((link) => link.ariaCurrent === 'page');
    expect(marked.map((link) => link.textContent)).toEqual([name]);
  });

  test('leads a guest to a new account', () => {
    show();
    act(() => sessionChanged(null));
    expect(screen.getByRole('link', { name: 'Opret konto' })).toHaveAttribute('href', '/register');
  });

  test('counts what is in the cart, and opens it', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Kurv' }));
    expect(useCart.getState().isOpen).toBe(true);
    act(() => useCart.setState({ items: [cartItem('a')] }));
    expect(screen.getByRole('button', { name: 'Kurv, 1 vare' })).toHaveTextContent('1');
    act(() => useCart.setState({ items: [cartItem('a'), cartItem('b')] }));
    expect(screen.getByRole('button', { name: 'Kurv, 2 varer' })).toHaveTextContent('2');
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

describe.each(['declined', null] as const)('while the consent is %s', (value) => {
  beforeEach(() => {
    useConsent.setState({ value });
  });

  test('links lead nowhere and say why', async () => {
    show();
    act(() => sessionChanged(null));
    for (const name of ['Portfolio', 'Kontakt', 'Log ind', 'Opret konto']) {
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('aria-disabled', 'true');
      expect(link).toHaveAccessibleDescription('Navigation kræver cookies');
      await userEvent.click(link);
      expect(screen.getByTestId('address')).toHaveTextContent('/enkeltbilleder');
    }
    expect(toastsShown()).toEqual(['info: Navigation kræver cookies']);
  });

  test('cart, account and burger do nothing and say why', async () => {
    show();
    act(() => sessionChanged(customer));
    for (const name of ['Kurv', 'Brugermenu', 'Åbn menu']) {
      const button = screen.getByRole('button', { name });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveAttribute('title', 'Navigation kræver cookies');
      await userEvent.click(button);
    }
    expect(useCart.getState().isOpen).toBe(false);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('the way home stays open', async () => {
    show();
    await userEvent.click(screen.getByRole('link', { name: 'Jerslev Foto' }));
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
  });
});

describe('the menu of narrow screens', () => {
  const openBurger = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Åbn menu' }));
    return screen.findByRole('dialog', { name: 'Hovedmenu' });
  };

  test('closes when a page is chosen', async () => {
    show();
    act(() => sessionChanged(null));
    const menu = await openBurger();
    expect(useOverlays.getState().openCount).toBe(1);
    await userEvent.click(within(menu).getByRole('link', { name: 'Priser' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent('/priser');
    expect(useOverlays.getState().openCount).toBe(0);
  });

  test.each([
    ['the back button', () => fireEvent.click(screen.getByText('back'))],
    ['Escape', () => userEvent.keyboard('{Escape}{Escape}')],
    ['its cross', () => userEvent.dblClick(screen.getByRole('button', { name: 'Luk menu' }))],
  ])('closes with %s, and the page stays', async (_name, shut) => {
    show('/enkeltbilleder?vis=nordlys', ['/priser']);
    await openBurger();
    await shut();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByTestId('address')).toHaveTextContent('/enkeltbilleder?vis=nordlys');
  });

  test('is no place to return to from the page that was chosen', async () => {
    show('/enkeltbilleder');
    const menu = await openBurger();
    await userEvent.click(within(menu).getByRole('link', { name: 'Priser' }));
    await userEvent.click(screen.getByRole('button', { name: 'back' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/enkeltbilleder');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('closes when the page that is shown is chosen', async () => {
    show();
    const menu = await openBurger();
    await userEvent.click(within(menu).getByRole('link', { name: 'Enkeltbilleder' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('closes with Escape and gives the focus back', async () => {
    show();
    await openBurger();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Åbn menu' })).toHaveFocus();
  });

  test('offers guests the ways in, and those who are in none', async () => {
    show();
    act(() => sessionChanged(null));
    const menu = await openBurger();
    expect(within(menu).getByRole('link', { name: 'Log ind' })).toHaveAttribute('href', '/login');
    expect(within(menu).getByRole('link', { name: 'Opret konto' })).toBeVisible();
    act(() => sessionChanged(customer));
    expect(within(menu).queryByRole('link', { name: 'Log ind' })).not.toBeInTheDocument();
  });
});

describe('the user menu', () => {
  test('leads to profile and purchases', async () => {
    show();
    act(() => sessionChanged(customer));
    await openMenu();
    expect(screen.getByRole('menuitem', { name: 'Profil indstillinger' })).toHaveAttribute(
      'href',
      '/profil',
    );
    expect(screen.getByRole('menuitem', { name: 'Købshistorik' })).toHaveAttribute(
      'href',
      '/order-history',
    );
  });

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
    backend.accounts.signIn({ uid: customer.uid, email: customer.email });
    show();
    act(() => sessionChanged(customer));
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Log ud' }));
    await waitFor(() => expect(toastsShown()).toEqual(['info: Logget ud']));
    expect(backend.accounts.current()).toBeUndefined();
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
  });

  test('says when signing out fails', async () => {
    backend.fail('auth', 'signOut');
    show();
    act(() => sessionChanged(customer));
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Log ud' }));
    await waitFor(() => expect(toastsShown()).toEqual(['error: Fejl ved logout. Prøv igen.']));
    expect(useIsSigningOut.getState()).toBe(false);
  });
});
