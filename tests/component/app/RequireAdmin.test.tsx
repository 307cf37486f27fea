import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { RequireAdmin } from '#src/app/AdminArea.tsx';
import { beginSignOut, sessionChanged, sessionFailed } from '#src/stores/session.ts';
import { admin, customer } from '../../support/records.ts';
import { resetStoresAfterEach, toastsShown } from '../support/stores.ts';
import { openGuarded } from './guards/openGuarded.tsx';

resetStoresAfterEach();

function openDashboard(): void {
  openGuarded(
    '/admin-dashboard?tab=filter-buttons',
    <RequireAdmin>
      <p>værkstedet</p>
    </RequireAdmin>,
  );
}

const address = () => screen.getByTestId('address').textContent;

describe('RequireAdmin', () => {
  test('says that it is verifying until the session is known', () => {
    openDashboard();
    expect(screen.getByText('Bekræfter administratoradgang...')).toBeVisible();
    expect(screen.queryByText('værkstedet')).not.toBeInTheDocument();
  });

  test('lets an administrator through', () => {
    openDashboard();
    act(() => sessionChanged(admin));
    expect(screen.getByText('værkstedet')).toBeVisible();
    expect(toastsShown()).toEqual([]);
  });

  test('says that it takes long, and opens when the answer comes at last', () => {
    openDashboard();
    act(sessionFailed);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Det tager længere tid end ventet at se, om du er logget ind.',
    );
    expect(screen.getByRole('button', { name: 'Prøv igen' })).toBeVisible();
    act(() => sessionChanged(admin));
    expect(screen.getByText('værkstedet')).toBeVisible();
    expect(toastsShown()).toEqual([]);
  });

  test('asks a guest to sign in, and remembers the way', () => {
    openDashboard();
    act(() => sessionChanged(null));
    expect(address()).toBe('/login?redirect=%2Fadmin-dashboard%3Ftab%3Dfilter-buttons');
    expect(toastsShown()).toEqual(['info: Log ind som administrator for at åbne dashboardet.']);
  });

  test('refuses everybody else', () => {
    openDashboard();
    act(() => sessionChanged(customer));
    expect(address()).toBe('/');
    expect(screen.queryByText('værkstedet')).not.toBeInTheDocument();
    expect(toastsShown()).toEqual(['error: Adgang nægtet. Du har ikke administratorrettigheder.']);
  });

  test('asks nobody to sign in who has just signed out', () => {
    openDashboard();
    act(() => sessionChanged(admin));
    act(beginSignOut);
    act(() => sessionChanged(null));
    expect(screen.queryByText('værkstedet')).not.toBeInTheDocument();
    expect(address()).toMatch(/^\/admin-dashboard/);
    expect(toastsShown()).toEqual([]);
  });

  test('ends when the session ends', () => {
    openDashboard();
    act(() => sessionChanged(admin));
    act(() => sessionChanged(null));
    expect(screen.queryByText('værkstedet')).not.toBeInTheDocument();
    expect(address()).toMatch(/^\/login/);
  });

  test('ends when the role ends', () => {
    openDashboard();
    act(() => sessionChanged({ ...customer, isAdmin: true }));
    expect(screen.getByText('værkstedet')).toBeVisible();
    act(() => sessionChanged(customer));
    expect(screen.queryByText('værkstedet')).not.toBeInTheDocument();
  });
});
