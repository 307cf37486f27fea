import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { VisitorParts } from '#src/app/App.tsx';
import { signOut } from '#src/data/auth/session.ts';
import { userProfileSchema, type SessionUser } from '#src/model/account/schema.ts';
import { AppError } from '#src/model/base/errors.ts';
import { setConsent, useConsent } from '#src/stores/consent.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../support/backend/backend.ts';
import { admin, customer } from '../../support/records.ts';
import { resetStoresAfterEach } from '../support/stores.ts';
// Fetched when somebody signs in: here it is not waited for.
import '#src/app/session/SessionMonitor.tsx';

resetStoresAfterEach();

const profile = userProfileSchema.parse({ uid: 'a', email: 'a', phoneNumber: '+45 20 30 40 50' });
const OWN = 'onlineUsers/uid-kunde';

beforeEach(() => {
  vi.useFakeTimers();
  setConsent('accepted');
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** A page with somebody on it, whose first words have been said. */
async function openPage(user: SessionUser | null, page = '/priser?emne=x'): Promise<void> {
  if (user) {
    backend.accounts.signIn(user);
    backend.documents.put(`users/${user.uid}`, { ...profile, uid: user.uid });
  }
  sessionChanged(user);
  render(
    <MemoryRouter initialEntries={[page]}>
      <VisitorParts />
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

const entries = () => backend.realtime.written.filter(({ value }) => value !== null);
const entered = () => entries().length;
const lastEntry = () => entries().at(-1)?.value;
/** The number of times this page has removed its entry. */
const left = () => backend.realtime.written.length - entered();
const isLineOpen = () => backend.realtime.get('.info/connected');
const shownAs = (email: string) => backend.documents.get(`presence/${email}`);

describe('presence', () => {
  test.each([
    ['a guest', null, 'accepted' as const],
    ['somebody who has not answered about cookies', customer, null],
    ['somebody who declined them', customer, 'declined' as const],
  ])('of %s is told to nobody', async (_who, user, value) => {
    useConsent.setState({ value });
    await openPage(user);
    await wait(60_000);
    expect(backend.realtime.written).toEqual([]);
    expect(backend.attempts('watch')).toEqual([]);
  });

  test('is told at once and every 10 seconds, with the page but not its query', async () => {
    await openPage({ ...customer, name: 'Signe' });
    expect(entered()).toBe(1);
    expect(lastEntry()).toMatchObject({
      uid: 'uid-kunde',
      email: 'kunde@jerslevfoto.example',
      displayName: 'Signe',
      phoneNumber: '+45 20 30 40 50',
      currentPage: '/priser',
      isAdmin: false,
    });
    await wait(30_000);
    expect(entered()).toBe(4);
  });

  test('follows the person to other pages, and to places on them', async () => {
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
    const writes = backend.hold('write', 'onlineUsers');
    await openPage(customer);
    await wait(60_000);
    expect(backend.attempts('write', 'onlineUsers')).toHaveLength(1);
    writes.open();
    await wait(0);
    expect(entered()).toBe(2);
  });

  test('goes on after a failure', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    backend.failNext('write', 'onlineUsers', new AppError('permission-denied'));
    backend.fail('read', 'users');
    await openPage(customer);
    await wait(10_000);
    // Put back when it is found missing, and with the next heartbeat.
    expect(entered()).toBe(2);
    expect(lastEntry()).toMatchObject({ phoneNumber: '' });
    const WARNING = 'The presence could not be reported';
    expect(warned).toHaveBeenCalledWith(WARNING, 'permission-denied');
    expect(warned).toHaveBeenCalledWith(WARNING, 'network');
  });

  test('of a hidden tab is left to the others, as long as there are any', async () => {
    await openPage(customer);
    hide(true);
    for (let second = 0; second < 30; second += 5) {
      backend.realtime.put(OWN, { timestamp: second });
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
    await openPage(customer);
    backend.realtime.remove(OWN);
    await wait(1400);
    expect(entered()).toBe(1);
    await wait(200);
    expect(entered()).toBe(2);
  });

  test('ends before the session does, once', async () => {
    await openPage(customer);
    await act(() => signOut());
    expect(backend.realtime.written.at(-1)).toEqual({ path: OWN, value: null });
    act(() => sessionChanged(null));
    await wait(30_000);
    expect(entered()).toBe(1);
    expect(left()).toBe(1);
    expect(isLineOpen()).toBe(false);
  });

  test('ends with the consent, and begins again with it', async () => {
    await openPage(customer);
    act(() => setConsent('declined'));
    await wait(0);
    expect(left()).toBe(1);
    expect(isLineOpen()).toBe(false);
    act(() => setConsent('accepted'));
    await wait(0);
    expect(isLineOpen()).toBe(true);
    expect(entered()).toBe(2);
  });

  test('that another tab has ended is not written without a session', async () => {
    await openPage(admin);
    act(() => sessionChanged(null));
    await wait(0);
    expect(shownAs(admin.email)).toMatchObject({ online: true });
    expect(left()).toBe(0);
    expect(isLineOpen()).toBe(false);
  });

  test('of the two administrators, and of no other, is shown in the dashboard, too', async () => {
    await openPage({ ...admin, email: 'Ejer@jerslevfoto.example' });
    const shown = () => shownAs('ejer@jerslevfoto.example');
    expect(shown()).toMatchObject({ name: 'Asta', online: true });
    await wait(10_000);
    expect(backend.attempts('write', 'presence')).toHaveLength(2);
    fireEvent(window, new Event('pagehide'));
    await wait(0);
    expect(shown()).toMatchObject({ online: false });
    fireEvent(window, new Event('pageshow'));
    await wait(0);
    expect(shown()).toMatchObject({ online: true });
    await act(() => signOut());
    expect(shown()).toMatchObject({ online: false });
    const before = backend.attempts('write', 'presence').length;
    await openPage({ ...admin, email: 'assistent@jerslevfoto.example' });
    expect(backend.attempts('write', 'presence')).toHaveLength(before);
  });
});

describe('a session', () => {
  const checks = () => backend.attempts('auth', 'reload').length;

  test('is checked when somebody comes back after a while, not each time', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    backend.fail('auth', 'reload');
    await openPage(customer);
    fireEvent(window, new Event('focus'));
    await wait(0);
    expect(checks()).toBe(0);
    await wait(31_000);
    fireEvent(window, new Event('focus'));
    fireEvent(window, new Event('online'));
    await wait(0);
    expect(checks()).toBe(1);
    await wait(31_000);
    hide(false);
    await wait(0);
    expect(checks()).toBe(2);
    act(() => sessionChanged(null));
    await wait(31_000);
    fireEvent(window, new Event('focus'));
    await wait(0);
    expect(checks()).toBe(2);
  });
});
