import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Header } from '#src/features/layout/Header.tsx';
import { SiteLogo } from '#src/features/layout/HeaderParts.tsx';
import { brandingSchema } from '#src/model/content/schema.ts';
import { brandingChanged } from '#src/stores/branding.ts';
import { useCart } from '#src/stores/cart.ts';
import { setConsent, useConsent } from '#src/stores/consent.ts';
import { useOverlays } from '#src/stores/overlays.ts';
import { useFavourites } from '#src/stores/favourites.ts';
import { sessionChanged, useIsSigningOut } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { admin, cartItem, customer } from '../../../support/records.ts';
import { Address } from '../../support/Address.tsx';
import { address, linkTo, press } from '../../support/page.tsx';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
// Lazy parts of the header are loaded up front, so that the tests need not wait for them.
import '#src/features/layout/MenuOverlay.tsx';
import '#src/features/layout/ShoppingTools.tsx';
import '#src/features/layout/UserMenu.tsx';

resetStoresAfterEach();
beforeEach(() => setConsent('accepted'));

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>back</button>;
}

function show(entry = '/enkeltbilleder', earlier: string[] = []): void {
  render(
    <MemoryRouter initialEntries={[...earlier, entry]}>
      <Header isOverPicture={false} />
      <Address />
      <Back />
    </MemoryRouter>,
  );
}

type Visitor = Parameters<typeof sessionChanged>[0];
const enter = (user: Visitor) => act(() => sessionChanged(user));
const branded = (changes: object) =>
  act(() => brandingChanged({ ...brandingSchema.parse({}), ...changes }));

describe('Header', () => {
  test('shows neither guest nor user until the session is known, then a guest the ways in', () => {
    show();
    expect(screen.queryByRole('link', { name: 'Log ind' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Brugermenu' })).not.toBeInTheDocument();
    enter(null);
    expect(linkTo('Log ind')).toBe('/login');
    expect(linkTo('Opret konto')).toBe('/register');
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

  test('leads to every public page', () => {
    show();
    const menu = within(screen.getByRole('navigation', { name: 'Hovedmenu' }));
    const links = menu.getAllByRole('link');
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
    ['/galleri', 'Billedlevering'],
    ['/om-mig/', 'Om Mig'],
  ])('at %s it marks %s', (entry, name) => {
    show(entry);
    const marked = screen.getAllByRole('link').filter((link) => link.ariaCurrent === 'page');
    expect(marked.map((link) => link.textContent)).toEqual([name]);
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

  test('leads to the favourites once there is one, of whoever is signed in, as the menu does', async () => {
    show();
    await screen.findByRole('button', { name: 'Kurv' });
    expect(screen.queryByRole('link', { name: /Favoritter/ })).toBeNull();
    act(() => useFavourites.setState({ ids: ['a'] }));
    expect(linkTo('Favoritter, 1 billede')).toBe('/favoritter');
    await userEvent.click(screen.getByRole('button', { name: 'Åbn menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Hovedmenu' }));
    expect(menu.getByRole('link', { name: 'Favoritter 1' })).toHaveAttribute('href', '/favoritter');
    act(() => useFavourites.setState({ account: { uid: 'another', ids: ['a'] } }));
    expect(screen.queryByRole('link', { name: /Favoritter/ })).toBeNull();
  });

  test('shows the logo when it has come, and the name when it cannot be fetched', () => {
    show();
    const link = screen.getByRole('link', { name: 'Jerslev Foto' });
    expect(link).toHaveAttribute('href', '/');
    branded({ logoUrl: '/borte.jpg' });
    fireEvent.error(within(link).getByAltText(''));
    expect(link.querySelector('img')).toBeNull();
    expect(link).toHaveTextContent('Jerslev Foto');
    branded({ logoUrl: '/logo.jpg' });
    fireEvent.load(within(link).getByAltText(''));
    expect(screen.getByRole('img', { name: 'Jerslev Foto' })).toHaveAttribute('src', '/logo.jpg');
    expect(link.textContent).toBe('');
    expect(link).toHaveAccessibleName('Jerslev Foto');
  });

  test.each([
    { isPlain: false, size: '2', x: '300px', y: '4px' },
    { isPlain: true, size: '1', x: '0px', y: '0px' },
  ])('has its logo where it is placed, or plain: $isPlain', ({ isPlain, size, x, y }) => {
    branded({ logoUrl: '/logo.png', logoSize: 2, logoPositionX: 300, logoPositionY: 4 });
    const { container } = render(<SiteLogo isPlain={isPlain} />);
    const place = { '--logo-size': size, '--logo-x': x, '--logo-y': y };
    expect(container.querySelector('img')).toHaveStyle(place);
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
  });
});

describe.each(['declined', null] as const)('while the consent is %s', (value) => {
  beforeEach(() => useConsent.setState({ value }));

  test('links lead nowhere and say why, except the way home', async () => {
    show();
    enter(null);
    for (const name of ['Portfolio', 'Kontakt', 'Log ind', 'Opret konto']) {
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('aria-disabled', 'true');
      expect(link).toHaveAccessibleDescription('Navigation kræver cookies');
      await userEvent.click(link);
      expect(address()).toBe('/enkeltbilleder');
    }
    expect(toastsShown()).toEqual(['info: Navigation kræver cookies']);
    await userEvent.click(screen.getByRole('link', { name: 'Jerslev Foto' }));
    expect(address()).toBe('/');
  });

  test('cart, account and burger do nothing and say why', async () => {
    show();
    enter(customer);
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
});

describe('the menu of narrow screens', () => {
  const isGone = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const openBurger = async () => {
    await press('Åbn menu');
    return within(await screen.findByRole('dialog', { name: 'Hovedmenu' }));
  };
  type Menu = Awaited<ReturnType<typeof openBurger>>;
  const choose = (menu: Menu, name: string) => userEvent.click(menu.getByRole('link', { name }));

  test('closes when a page is chosen, and is no place to return to', async () => {
    show();
    const menu = await openBurger();
    expect(useOverlays.getState().openCount).toBe(1);
    await choose(menu, 'Priser');
    isGone();
    expect(address()).toBe('/priser');
    expect(useOverlays.getState().openCount).toBe(0);
    await press('back');
    expect(address()).toBe('/enkeltbilleder');
    isGone();
  });

  test.each([
    ['the back button', () => fireEvent.click(screen.getByText('back'))],
    ['Escape', () => userEvent.keyboard('{Escape}{Escape}')],
    ['its cross', () => userEvent.dblClick(screen.getByRole('button', { name: 'Luk menu' }))],
  ])('closes with %s, and the page stays', async (_name, shut) => {
    show('/enkeltbilleder?vis=nordlys', ['/priser']);
    await openBurger();
    await shut();
    await waitFor(isGone);
    expect(address()).toBe('/enkeltbilleder?vis=nordlys');
    expect(screen.getByRole('button', { name: 'Åbn menu' })).toHaveFocus();
  });

  test('closes when the page that is shown is chosen', async () => {
    show();
    await choose(await openBurger(), 'Enkeltbilleder');
    isGone();
  });

  test('offers guests the ways in, and those who are in none', async () => {
    show();
    enter(null);
    const menu = await openBurger();
    expect(menu.getByRole('link', { name: 'Log ind' })).toHaveAttribute('href', '/login');
    expect(menu.getByRole('link', { name: 'Opret konto' })).toBeVisible();
    enter(customer);
    expect(menu.queryByRole('link', { name: 'Log ind' })).not.toBeInTheDocument();
  });
});

describe('the user menu', () => {
  async function openMenu(user: Visitor): Promise<void> {
    show();
    enter(user);
    await press('Brugermenu');
  }
  const item = (name: string) => screen.queryByRole('menuitem', { name });
  const signOut = () => userEvent.click(item('Log ud') ?? document.body);

  test('leads a customer to profile and purchases, with neither badge nor dashboard', async () => {
    await openMenu(customer);
    expect(item('Profil indstillinger')).toHaveAttribute('href', '/profil');
    expect(item('Købshistorik')).toHaveAttribute('href', '/order-history');
    expect(screen.getByRole('menu')).not.toHaveTextContent('Administrator');
    expect(item('Admin Dashboard')).not.toBeInTheDocument();
  });

  test('shows an administrator the way to the dashboard', async () => {
    await openMenu(admin);
    expect(screen.getByRole('menu')).toHaveTextContent('ejer@jerslevfoto.example');
    expect(screen.getByRole('menu')).toHaveTextContent('Administrator');
    expect(item('Admin Dashboard')).toHaveAttribute('href', '/admin-dashboard');
  });

  test('signs out, says so, and goes to the front page', async () => {
    backend.accounts.signIn({ uid: customer.uid, email: customer.email });
    await openMenu(customer);
    await signOut();
    await waitFor(() => expect(toastsShown()).toEqual(['info: Logget ud']));
    expect(backend.accounts.current()).toBeUndefined();
    expect(address()).toBe('/');
  });

  test('says when signing out fails', async () => {
    backend.fail('auth', 'signOut');
    await openMenu(customer);
    await signOut();
    await waitFor(() => expect(toastsShown()).toEqual(['error: Fejl ved logout. Prøv igen.']));
    expect(useIsSigningOut.getState()).toBe(false);
  });
});
