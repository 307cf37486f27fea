import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Footer } from '#src/features/layout/Footer.tsx';
import { ScrollToTopButton } from '#src/features/layout/ScrollToTopButton.tsx';
import { ThemeToggle } from '#src/features/layout/ThemeToggle.tsx';
import { useConsent } from '#src/stores/consent.ts';
import { countOverlay } from '#src/stores/overlays.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { admin, customer } from '../../../support/records.ts';
import { linkTo, press } from '../../support/page.tsx';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

describe('the footer', () => {
  beforeEach(() => {
    useConsent.setState({ value: 'accepted' });
    render(
      <MemoryRouter>
        <Footer />
      </MemoryRouter>,
    );
  });

  const links = () =>
    within(screen.getByRole('navigation', { name: 'Sidefod' })).getAllByRole('link');

  test('has the tagline, the social link, the legal pages, and who runs the shop', () => {
    expect(screen.getByText('Fanger øjeblikke der varer evigt')).toBeVisible();
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Instagram', 'https://www.instagram.com/jerslevfoto.example/'],
      ['Søg', '/soeg'],
      ['Købsbetingelser', '/købsbetingelser'],
      ['Fortryd køb', '/fortryd'],
      ['Privatlivspolitik', '/privatlivspolitik'],
      ['Cookiepolitik', '/cookies-politik'],
    ]);
    for (const fact of [
      'Jerslev Foto v/ Asta Vindfeldt Holm',
      'Kirkevej 12, 9740 Jerslev',
      'CVR-nr. 00000000',
    ]) {
      expect(screen.getByText(fact)).toBeVisible();
    }
    expect(linkTo(/@/)).toBe('mailto:kontakt@jerslevfoto.example');
    expect(linkTo('+45 20 30 40 50')).toBe('tel:+4520304050');
  });

  test.each(['declined', null] as const)('has open legal pages while consent is %s', (value) => {
    act(() => useConsent.setState({ value }));
    const locked = links().filter((link) => link.ariaDisabled === 'true');
    expect(locked.map(({ textContent }) => textContent)).toEqual(['Søg']);
  });

  test.each([
    ['a customer', customer, ['/user-dashboard']],
    ['an administrator', admin, []],
    ['a guest', null, []],
  ])('shows %s the dashboard link or not', (_who, user, expected) => {
    act(() => sessionChanged(user));
    const found = screen.queryAllByRole('link', { name: 'Dashboard' });
    expect(found.map((link) => link.getAttribute('href'))).toEqual(expected);
  });
});

test('the button to the top is there after 50 px, leads there, and goes while something lies above', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  const scrolledTo = (y: number) => {
    vi.stubGlobal('scrollY', y);
    fireEvent.scroll(window);
  };
  const button = () => screen.queryByRole('button', { name: 'Til toppen' });
  render(<ScrollToTopButton />);
  scrolledTo(50);
  expect(button()).not.toBeInTheDocument();
  scrolledTo(51);
  fireEvent.click(button() ?? document.body);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
  let close = (): void => undefined;
  act(() => {
    close = countOverlay();
  });
  expect(button()).not.toBeInTheDocument();
  act(() => close());
  expect(button()).toBeVisible();
});

test('the theme is changed, and is kept', async () => {
  render(<ThemeToggle />);
  await press('Mørkt tema');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await press('Lyst tema');
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
});
