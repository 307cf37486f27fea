import { act, screen } from '@testing-library/react';
import { StrictMode, type ReactElement } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { RequireAdmin } from '#src/app/AdminArea.tsx';
import { RequireUser } from '#src/app/RequireUser.tsx';
import { beginSignOut, endSignOut, sessionChanged, sessionFailed } from '#src/stores/session.ts';
import { admin, customer } from '../../support/records.ts';
import { address, openPage } from '../support/page.tsx';
import { resetStoresAfterEach, toastsShown } from '../support/stores.ts';

resetStoresAfterEach();

const page = <p>siden</p>;
const openGuarded = (guarded: ReactElement, entry: string) =>
  openPage(<StrictMode>{guarded}</StrictMode>, entry);
const enter = (user: Parameters<typeof sessionChanged>[0]) => act(() => sessionChanged(user));
const isShown = () => expect(screen.getByText('siden')).toBeVisible();
const isHidden = () => expect(screen.queryByText('siden')).not.toBeInTheDocument();

describe.each([
  {
    who: 'an administrator',
    user: admin,
    guarded: <RequireAdmin>{page}</RequireAdmin>,
    entry: '/admin-dashboard?tab=filter-buttons',
    waiting: 'Bekræfter administratoradgang...',
    login: '/login?redirect=%2Fadmin-dashboard%3Ftab%3Dfilter-buttons',
    told: ['info: Log ind som administrator for at åbne dashboardet.'],
  },
  {
    who: 'somebody who is signed in',
    user: customer,
    guarded: <RequireUser>{page}</RequireUser>,
    entry: '/order-history?fane=cookies',
    waiting: 'Indlæser...',
    login: '/login?redirect=%2Forder-history%3Ffane%3Dcookies',
    told: [],
  },
])('a page for $who', ({ user, guarded, entry, waiting, login, told }) => {
  beforeEach(() => void openGuarded(guarded, entry));

  test('waits until the session is known, opens, and ends when the session ends', () => {
    expect(screen.getByText(waiting)).toBeVisible();
    isHidden();
    enter(user);
    isShown();
    expect(toastsShown()).toEqual([]);
    enter(null);
    isHidden();
    expect(address()).toBe(login);
  });

  test('says that it takes long, and opens when the answer comes at last', () => {
    act(sessionFailed);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Det tager længere tid end ventet at se, om du er logget ind.',
    );
    expect(screen.getByRole('button', { name: 'Prøv igen' })).toBeVisible();
    enter(user);
    isShown();
    expect(toastsShown()).toEqual([]);
  });

  test('asks a guest to sign in, and remembers the way', () => {
    enter(null);
    expect(address()).toBe(login);
    expect(toastsShown()).toEqual(told);
  });

  test('sends nobody elsewhere who signs out and is on the way to another page', () => {
    enter(user);
    act(beginSignOut);
    isShown();
    enter(null);
    isHidden();
    expect(address()).toBe(entry);
    expect(toastsShown()).toEqual([]);
    act(endSignOut);
    expect(address()).toBe(login);
  });
});

test('the dashboard refuses customers, also those who were administrators', () => {
  openGuarded(<RequireAdmin>{page}</RequireAdmin>, '/admin-dashboard');
  enter({ ...customer, isAdmin: true });
  isShown();
  enter(customer);
  isHidden();
  expect(address()).toBe('/');
  expect(toastsShown()).toEqual(['error: Adgang nægtet. Du har ikke administratorrettigheder.']);
});
