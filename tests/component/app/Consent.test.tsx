import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { RequireConsent } from '#src/app/App.tsx';
import { Consent } from '#src/app/Consent.tsx';
import { setConsent, useConsent } from '#src/stores/consent.ts';
import { Address } from '../support/Address.tsx';
import { resetStoresAfterEach, toastsShown } from '../support/stores.ts';
// The banner is fetched when it is needed: here it must be there within the time that passes.
import '#src/features/consent/CookieBanner.tsx';

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
        <p>siden</p>
      </RequireConsent>
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
