import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SignedIn } from '#src/app/App.tsx';
import { reloadAccount } from '#src/data/auth/account.ts';
import { getOwnProfile } from '#src/data/auth/ownProfile.ts';
import * as auth from '#src/data/auth/session.ts';
import * as presence from '#src/data/presence.ts';
import { userProfileSchema, type SessionUser } from '#src/model/account/schema.ts';
import { AppError } from '#src/model/base/errors.ts';
import { setConsent } from '#src/stores/consent.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { admin, customer } from '../../support/records.ts';
import { resetStoresAfterEach } from '../support/stores.ts';
// Fetched when somebody signs in: here it is not waited for.
import '#src/app/session/SessionMonitor.tsx';

vi.mock('#src/data/auth/session.ts');
vi.mock('#src/data/auth/account.ts');
vi.mock('#src/data/auth/ownProfile.ts');
vi.mock('#src/data/presence.ts');

resetStoresAfterEach();

const profile = userProfileSchema.parse({ uid: 'a', email: 'a', phoneNumber: '+45 20 30 40 50' });
/** What the page has asked to be told, and has to say. */
interface Asked {
  hear: (isThere: boolean) => void;
  farewell: () => Promise<void>;
}
let state: Asked;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  state = { hear: () => undefined, farewell: () => Promise.resolve() };
  vi.mocked(getOwnProfile).mockResolvedValue(profile);
  vi.mocked(reloadAccount).mockResolvedValue(undefined);
  vi.mocked(presence.watchOwnEntry).mockImplementation((_uid, onNext) => {
    state.hear = onNext;
    return () => undefined;
  });
  vi.mocked(auth.beforeSignOut).mockImplementation((farewell) => {
    state.farewell = farewell;
    return () => undefined;
  });
  for (const call of [
    presence.setOnline,
    presence.setOffline,
    presence.setAdminPresence,
  ] as const) {
    vi.mocked(call).mockResolvedValue(undefined);
  }
  vi.mocked(presence.connect).mockResolvedValue(undefined);
  vi.mocked(presence.disconnect).mockResolvedValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** A page with somebody on it, whose first words have been said. */
async function openPage(user: SessionUser | null, page = '/priser?emne=x'): Promise<void> {
  sessionChanged(user);
  render(
    <MemoryRouter initialEntries={[page]}>
      <SignedIn />
      <Link to="/om-mig">A</Link>
      <Link to="/om-mig#udstyr">B</Link>
    </MemoryRouter>,
  );
  await wait(0);
}

/** As the browser tells a page that nobody looks at it. */
function hide(isHidden: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  fireEvent(document, new Event('visibilitychange'));
}

const entered = () => vi.mocked(presence.setOnline).mock.calls.length;
const lastEntry = () => vi.mocked(presence.setOnline).mock.lastCall?.[0];

describe('presence', () => {
  test.each([
    ['a guest', null, 'accepted' as const],
    ['somebody who has not answered about cookies', customer, null],
    ['somebody who declined them', customer, 'declined' as const],
  ])('of %s is told to nobody', async (_who, user, consent) => {
    if (consent) setConsent(consent);
    await openPage(user);
    await wait(60_000);
    for (const call of Object.values(presence)) expect(call).not.toHaveBeenCalled();
  });

  test('is told at once and every 10 seconds, with the page but not its query', async () => {
    setConsent('accepted');
    await openPage({ ...customer, name: 'Signe' });
    expect(presence.setOnline).toHaveBeenCalledExactlyOnceWith({
      uid: 'uid-kunde',
      email: 'kunde@jerslevfoto.example',
      displayName: 'Signe',
      phoneNumber: '+45 20 30 40 50',
      currentPage: '/priser',
      isAdmin: false,
    });
    await wait(30_000);
    expect(entered()).toBe(4);
    expect(getOwnProfile).toHaveBeenCalledTimes(1);
    expect(presence.setAdminPresence).not.toHaveBeenCalled();
  });

  test('follows the person to other pages, and to places on them', async () => {
    setConsent('accepted');
    await openPage(customer);
    fireEvent.click(screen.getByText('A'));
    await wait(0);
    expect(lastEntry()).toMatchObject({ currentPage: '/om-mig' });
    fireEvent.click(screen.getByText('B'));
    await wait(0);
    expect(entered()).toBe(3);
    fireEvent(window, new Event('focus'));
    await wait(0);
    expect(entered()).toBe(4);
  });

  test('does not pile up while the connection is slow', async () => {
    setConsent('accepted');
    let settle: () => void = () => undefined;
    vi.mocked(presence.setOnline).mockReturnValueOnce(new Promise((resolve) => (settle = resolve)));
    await openPage(customer);
    await wait(60_000);
    expect(entered()).toBe(1);
    settle();
    await wait(0);
    expect(entered()).toBe(2);
  });

  test('goes on after a failure', async () => {
    setConsent('accepted');
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    vi.mocked(presence.setOnline).mockRejectedValueOnce(new AppError('permission-denied'));
    vi.mocked(getOwnProfile).mockRejectedValue(new AppError('network'));
    await openPage(customer);
    await wait(10_000);
    expect(entered()).toBe(2);
    expect(lastEntry()).toMatchObject({ phoneNumber: '' });
    expect(warned).toHaveBeenCalledTimes(2);
  });

  test('of a hidden tab is left to the others, as long as there are any', async () => {
    setConsent('accepted');
    await openPage(customer);
    hide(true);
    for (let second = 0; second < 30; second += 5) {
      state.hear(true);
      await wait(5000);
    }
    expect(entered()).toBe(1);
    await wait(10_000);
    expect(entered()).toBe(2);
    hide(false);
    await wait(0);
    expect(entered()).toBe(3);
  });

  test('is put back when another tab is closed', async () => {
    setConsent('accepted');
    await openPage(customer);
    state.hear(true);
    state.hear(false);
    await wait(1400);
    expect(entered()).toBe(1);
    await wait(200);
    expect(entered()).toBe(2);
  });

  test('ends before the session does, once', async () => {
    setConsent('accepted');
    await openPage(customer);
    await act(() => state.farewell());
    expect(presence.setOffline).toHaveBeenCalledExactlyOnceWith('uid-kunde');
    state.hear(false);
    act(() => sessionChanged(null));
    await wait(30_000);
    expect(entered()).toBe(1);
    expect(presence.setOffline).toHaveBeenCalledTimes(1);
    expect(presence.disconnect).toHaveBeenCalledTimes(1);
  });

  test('ends with the consent, and begins again with it', async () => {
    setConsent('accepted');
    await openPage(customer);
    act(() => setConsent('declined'));
    await wait(0);
    expect(presence.setOffline).toHaveBeenCalledTimes(1);
    expect(presence.disconnect).toHaveBeenCalledTimes(1);
    act(() => setConsent('accepted'));
    await wait(0);
    expect(presence.connect).toHaveBeenCalledTimes(2);
    expect(entered()).toBe(2);
  });

  test('that another tab has ended is not written without a session', async () => {
    setConsent('accepted');
    await openPage(admin);
    vi.mocked(presence.setAdminPresence).mockClear();
    act(() => sessionChanged(null));
    await wait(0);
    expect(presence.setAdminPresence).not.toHaveBeenCalled();
    expect(presence.setOffline).not.toHaveBeenCalled();
    expect(presence.disconnect).toHaveBeenCalledTimes(1);
  });

  test('of the two administrators is shown in the dashboard, too', async () => {
    setConsent('accepted');
    await openPage({ ...admin, email: 'Ejer@jerslevfoto.example' });
    const shown = { email: 'ejer@jerslevfoto.example', name: 'Asta' };
    expect(presence.setAdminPresence).toHaveBeenCalledExactlyOnceWith({ ...shown, online: true });
    await wait(10_000);
    expect(presence.setAdminPresence).toHaveBeenCalledTimes(2);
    fireEvent(window, new Event('pagehide'));
    expect(presence.setAdminPresence).toHaveBeenLastCalledWith({ ...shown, online: false });
    fireEvent(window, new Event('pageshow'));
    await wait(0);
    expect(presence.setAdminPresence).toHaveBeenLastCalledWith({ ...shown, online: true });
    await act(() => state.farewell());
    expect(presence.setAdminPresence).toHaveBeenLastCalledWith({ ...shown, online: false });
  });

  test('of another administrator is not', async () => {
    setConsent('accepted');
    await openPage({ ...admin, email: 'assistent@jerslevfoto.example' });
    expect(entered()).toBe(1);
    expect(presence.setAdminPresence).not.toHaveBeenCalled();
  });
});

describe('a session', () => {
  test('is checked when somebody comes back after a while, not each time', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.mocked(reloadAccount).mockRejectedValue(new AppError('network'));
    await openPage(customer);
    fireEvent(window, new Event('focus'));
    expect(reloadAccount).not.toHaveBeenCalled();
    await wait(31_000);
    fireEvent(window, new Event('focus'));
    fireEvent(window, new Event('online'));
    expect(reloadAccount).toHaveBeenCalledTimes(1);
    await wait(31_000);
    hide(false);
    expect(reloadAccount).toHaveBeenCalledTimes(2);
    act(() => sessionChanged(null));
    await wait(31_000);
    fireEvent(window, new Event('focus'));
    expect(reloadAccount).toHaveBeenCalledTimes(2);
  });
});
