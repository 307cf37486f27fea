import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { RequireUser } from '#src/app/RequireUser.tsx';
import { beginSignOut, endSignOut, sessionChanged, sessionFailed } from '#src/stores/session.ts';
import { customer } from '../../support/records.ts';
import { resetStoresAfterEach, toastsShown } from '../support/stores.ts';
import { openGuarded } from './guards/openGuarded.tsx';

resetStoresAfterEach();

function openPage(): void {
  openGuarded(
    '/order-history?fane=cookies',
    <RequireUser>
      <p>købene</p>
    </RequireUser>,
  );
}

const address = () => screen.getByTestId('address').textContent;

describe('RequireUser', () => {
  test('waits until the session is known', () => {
    openPage();
    expect(screen.getByText('Indlæser...')).toBeVisible();
    act(() => sessionChanged(customer));
    expect(screen.getByText('købene')).toBeVisible();
    expect(toastsShown()).toEqual([]);
  });

  test('says that it takes long, and opens when the answer comes at last', () => {
    openPage();
    act(sessionFailed);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Det tager længere tid end ventet at se, om du er logget ind.',
    );
    act(() => sessionChanged(customer));
    expect(screen.getByText('købene')).toBeVisible();
    expect(toastsShown()).toEqual([]);
  });

  test('asks a guest to sign in, and remembers the way', () => {
    openPage();
    act(() => sessionChanged(null));
    expect(address()).toBe('/login?redirect=%2Forder-history%3Ffane%3Dcookies');
    expect(toastsShown()).toEqual([]);
  });

  test('sends nobody elsewhere who signs out and is on the way to another page', () => {
    openPage();
    act(() => sessionChanged(customer));
    act(beginSignOut);
    expect(screen.getByText('købene')).toBeVisible();
    act(() => sessionChanged(null));
    expect(screen.getByText('Indlæser...')).toBeVisible();
    expect(address()).toMatch(/^\/order-history/);
    act(endSignOut);
    expect(address()).toMatch(/^\/login/);
  });

  test('ends when the session ends', () => {
    openPage();
    act(() => sessionChanged(customer));
    act(() => sessionChanged(null));
    expect(address()).toMatch(/^\/login/);
    expect(toastsShown()).toEqual([]);
  });
});
