import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { RequireUser } from '#src/app/guards/RequireUser.tsx';
import { leaving, leavingEnded, sessionChanged, sessionFailed } from '#src/stores/session.ts';
import { Address } from '../../support/Address.tsx';
import { customer } from '../../../support/records.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();

function openPage(): void {
  render(
    <StrictMode>
      <MemoryRouter initialEntries={['/order-history?fane=cookies']}>
        <Routes>
          <Route
            path="/order-history"
            element={
              <RequireUser>
                <p>købene</p>
              </RequireUser>
            }
          />
          <Route path="*" element={null} />
        </Routes>
        <Address />
      </MemoryRouter>
    </StrictMode>,
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
    act(leaving);
    expect(screen.getByText('købene')).toBeVisible();
    act(() => sessionChanged(null));
    expect(screen.getByText('Indlæser...')).toBeVisible();
    expect(address()).toMatch(/^\/order-history/);
    act(leavingEnded);
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
