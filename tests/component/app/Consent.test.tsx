import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Link, MemoryRouter } from 'react-router-dom';
import { RequireConsent } from '#src/app/App.tsx';
import { Consent, WayBack } from '#src/app/Consent.tsx';
import { PageAnnouncer } from '#src/app/RootLayout.tsx';
import { setConsent, useConsent } from '#src/stores/consent.ts';
import { Address } from '../support/Address.tsx';
import { resetStoresAfterEach, toastsShown } from '../support/stores.ts';
// They are fetched when they are needed: here they must be there within the time that passes.
import '#src/features/consent/CookieBanner.tsx';
import '#src/features/consent/WayBackOffer.tsx';

resetStoresAfterEach();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(address: string): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Consent />
      <RequireConsent>
        <main tabIndex={-1}>
          <WayBack />
          siden
        </main>
      </RequireConsent>
      <PageAnnouncer />
      <Link to="/priser">Priser</Link>
      <Link to="/">Hjem</Link>
      <Address />
    </MemoryRouter>,
  );
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const banner = (name = 'Cookies') => screen.queryByRole('region', { name });
const address = () => screen.getByTestId('address').textContent;

describe('the question about cookies', () => {
  test('comes after half a second', async () => {
    open('/priser');
    await pass(499);
    expect(banner()).not.toBeInTheDocument();
    await pass(1);
    expect(banner()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Læs cookiepolitikken' })).toHaveAttribute(
      'href',
      '/cookies-politik',
    );
    expect(screen.getByText('siden')).toBeVisible();
  });

  test('is not asked of those who have accepted', async () => {
    setConsent('accepted');
    open('/');
    await pass(5000);
    expect(banner()).not.toBeInTheDocument();
  });

  test('a yes is kept, and leads to the front page after 0.3 s', async () => {
    open('/priser');
    await pass(500);
    press('Acceptér cookies');
    expect(localStorage.getItem('cookieConsent')).toBe('accepted');
    expect(banner()).not.toBeInTheDocument();
    await pass(299);
    expect(address()).toBe('/priser');
    await pass(1);
    expect(address()).toBe('/');
    expect(toastsShown()).toEqual(['info: Tak. Dit valg er gemt.']);
  });

  test('a no is kept, deletes what measuring left, and leads to the front page', async () => {
    document.cookie = '_ga=1; path=/';
    document.cookie = '_gid_x=1; path=/';
    document.cookie = 'andet=1; path=/';
    open('/cookies-politik');
    await pass(500);
    press('Afvis cookies');
    expect(localStorage.getItem('cookieConsent')).toBe('declined');
    expect(document.cookie).toBe('andet=1');
    expect(address()).toBe('/cookies-politik');
    await pass(300);
    expect(address()).toBe('/');
    expect(toastsShown()).toEqual(['info: Dit valg er gemt. Cookies til statistik er slettet.']);
    document.cookie = 'andet=; path=/; max-age=0';
  });
});

describe('after a no', () => {
  beforeEach(() => {
    setConsent('declined');
  });

  test('the body says so, until the answer changes', () => {
    open('/');
    expect(document.body).toHaveClass('declined');
    act(() => setConsent('accepted'));
    expect(document.body).not.toHaveClass('declined');
  });

  test('it is offered again, can be put away, and leads to the explanation', async () => {
    open('/');
    await pass(500);
    expect(banner('Du har afvist cookies')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Se, hvad det betyder' })).toHaveAttribute(
      'href',
      '/cookies-declined',
    );
    press('Behold mit valg');
    expect(banner('Du har afvist cookies')).not.toBeInTheDocument();
    expect(useConsent.getState().value).toBe('declined');
  });

  test('it is not offered where the page itself offers it', async () => {
    open('/cookies-politik');
    await pass(5000);
    expect(banner('Du har afvist cookies')).not.toBeInTheDocument();
  });

  test.each([
    '/enkeltbilleder',
    '/galleri',
    '/portfolio',
    '/login',
    '/profil',
    '/profile',
    '/kontakt',
    '/admin-dashboard?tab=forside',
  ])('%s leads to the front page', (closed) => {
    open(closed);
    expect(address()).toBe('/');
  });

  test.each([
    '/',
    '/privatlivspolitik',
    '/cookies-politik',
    encodeURI('/købsbetingelser'),
    '/cookies-declined',
  ])('%s stays open', (page) => {
    open(page);
    expect(decodeURI(address())).toBe(decodeURI(page));
    expect(screen.getByText('siden')).toBeVisible();
  });
});

describe('the way back from the front page', () => {
  const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
  const offers = () => screen.queryAllByRole('link', { name: /^Fortsæt til/ });
  const accept = async () => {
    await pass(500);
    press('Acceptér cookies');
    await pass(300);
  };

  test('names what was open, takes the focus, and leads there once', async () => {
    document.title = 'Nordlys – Jerslev Foto';
    open('/enkeltbilleder?vis=nordlys');
    await accept();
    expect(address()).toBe('/');
    expect(screen.getByRole('region', { name: 'Fortsæt, hvor du slap' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fortsæt til Nordlys' })).toHaveFocus();
    follow('Fortsæt til Nordlys');
    expect(address()).toBe('/enkeltbilleder?vis=nordlys');
    follow('Hjem');
    expect(offers()).toEqual([]);
  });

  test('goes when another page is opened', async () => {
    open('/priser');
    await accept();
    expect(offers()).toHaveLength(1);
    follow('Priser');
    follow('Hjem');
    expect(offers()).toEqual([]);
  });

  test('can be declined, and the page has the focus', async () => {
    open('/priser');
    await accept();
    press('Bliv på forsiden');
    expect(offers()).toEqual([]);
    expect(address()).toBe('/');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('leads to the page before the one that explains the question', async () => {
    document.title = 'Kysten – Jerslev Foto';
    open('/billedlevering?vis=kysten');
    await pass(500);
    follow('Læs cookiepolitikken');
    await accept();
    expect(screen.getByRole('link', { name: 'Fortsæt til Kysten' })).toHaveAttribute(
      'href',
      '/billedlevering?vis=kysten',
    );
  });

  test.each([
    ['/reset-password?mode=verifyEmail&oobCode=x', 'Fortsæt til linket fra din mail'],
    ['/enkeltbilleder?vis=nordlys', 'Fortsæt til billedet'],
    ['/enkeltbilleder', 'Fortsæt til Enkeltbilleder'],
    ['/login?redirect=%2Fprofil', 'Fortsæt til Log ind'],
  ])('leads to %s too, which a refusal has closed', async (closed, name) => {
    setConsent('declined');
    open(closed);
    expect(address()).toBe('/');
    expect(offers()).toEqual([]);
    await pass(500);
    press('Acceptér cookies');
    await pass(0);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', closed);
  });

  test.each(['/', '/cookies-politik', '/cookies-declined', '/ukendt'])(
    'is not offered to those who came by %s',
    async (start) => {
      open(start);
      await accept();
      expect(address()).toBe('/');
      expect(offers()).toEqual([]);
    },
  );

  test('is not offered to those who accepted in another tab and went on', async () => {
    open('/priser');
    act(() => setConsent('accepted'));
    follow('Hjem');
    await pass(500);
    expect(offers()).toEqual([]);
  });
});

test('whoever accepts on the front page finds the focus in it', async () => {
  open('/');
  await pass(500);
  const button = screen.getByRole('button', { name: 'Acceptér cookies' });
  button.focus();
  fireEvent.click(button);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('neither answer is favoured', async () => {
  open('/');
  await pass(500);
  const [yes, no] = ['Acceptér cookies', 'Afvis cookies'].map((name) =>
    screen.getByRole('button', { name }),
  );
  expect(yes?.className).toBe(no?.className);
});
