import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AdminLayout } from '#src/app/AdminLayout.tsx';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { useAttention } from '#src/stores/attention.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { pricePackage } from '../../support/aboutRecords.ts';
import { backend } from '../../support/backend/backend.ts';
import { admin, threeButtons } from '../../support/records.ts';
import { pendingOrder } from '../../support/waitingOrders.ts';
import { resetStoresAfterEach, toastsShown } from '../support/stores.ts';
// Lazy modules are loaded up front, so that the tests need not wait for them.
import '#src/admin/filterButtons/FilterButtonsEditor.tsx';
import '#src/admin/frontPage/FrontPageEditor.tsx';
import '#src/admin/systemStatus/SystemStatus.tsx';

resetStoresAfterEach();

const many = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `${index}` }));
const nowWaiting = (...orders: PendingOrder[]) => backend.documents.fill('pending-orders', orders);

beforeEach(() => {
  backend.accounts.signIn(admin);
  backend.documents.put('website-config/filter-buttons', { buttons: threeButtons() });
  backend.documents.fill('albums', many(6));
  backend.documents.fill('enkeltbilleder', many(12));
  backend.documents.fill('individuelle', many(4));
  backend.documents.fill('portfolio', many(18));
});

const shown = async (name: string) =>
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();

async function open(address = '/admin-dashboard?tab=filter-buttons'): Promise<void> {
  render(
    <MemoryRouter initialEntries={[address]}>
      <AdminLayout />
    </MemoryRouter>,
  );
  await waitFor(() => expect(counter('Albums')).toBe('6Albums'));
}

const counters = () => within(screen.getByRole('region', { name: 'Overblik' }));
const counter = (name: string) =>
  counters()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .find((text) => text.endsWith(name));
const tabLink = (name: string | RegExp) =>
  within(screen.getByRole('navigation', { name: 'Dashboardets faner' })).getByRole('link', {
    name,
  });

describe('AdminLayout', () => {
  test.each([
    ['the tab that the address names', '/admin-dashboard?tab=filter-buttons', 'Filterknapper'],
    ['the first tab when the address names none', '/admin-dashboard', 'Forside'],
    ['the first tab when there is none of that name', '/admin-dashboard?tab=nix', 'Forside'],
  ])('opens %s', async (_what, address, name) => {
    await open(address);
    await shown(name);
    expect(tabLink(name)).toHaveAttribute('aria-current', 'page');
  });

  test.each([
    ['by name', admin, 'Hej, Asta'],
    ['as Admin without one', { ...admin, name: '' }, 'Hej, Admin'],
  ])('greets the administrator %s', async (_how, user, greeting) => {
    await open();
    act(() => sessionChanged(user));
    expect(screen.getByText(greeting)).toBeVisible();
  });

  test('leads back to the site', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Til hjemmesiden' })).toHaveAttribute('href', '/');
  });

  test('signs out, and says when that fails', async () => {
    await open();
    backend.failNext('auth', 'signOut');
    await userEvent.click(screen.getByRole('button', { name: 'Log ud' }));
    expect(toastsShown()).toEqual(['error: Kunne ikke logge ud']);
    await userEvent.click(screen.getByRole('button', { name: 'Log ud' }));
    expect(toastsShown()).toContain('info: Logget ud');
  });

  test('takes up the archive where it was left', async () => {
    await open();
    expect(backend.attempts('read', 'purchases')).toHaveLength(1);
  });
});

describe('the counters', () => {
  test('show what there is, live', async () => {
    for (const [uid, isAdmin] of [
      ['a', false],
      ['b', true],
      ['c', false],
    ] as const) {
      const now = Date.now();
      backend.realtime.put(`onlineUsers/${uid}`, { uid, isAdmin, timestamp: now, lastSeen: now });
    }
    const packages = many(12).map(({ id }) => pricePackage(id));
    backend.documents.put('pricing-packages/packages', { packages });
    await open();
    expect(
      counters()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '6Albums',
      '16Enkeltbilleder',
      '18Portfolio',
      '12Prispakker',
      '3Filterkategorier',
      '0Afventende betalinger',
      '2Kunder online',
    ]);
    act(() => nowWaiting(pendingOrder(), pendingOrder({ id: 'B' })));
    expect(counter('Afventende betalinger')).toBe('2Afventende betalinger');
  });

  test('lead to what they count', async () => {
    await open();
    expect(counters().getByRole('link', { name: /Filterkategorier/ })).toHaveAttribute(
      'href',
      '/admin-dashboard?tab=filter-buttons',
    );
  });

  test('say honestly what is not known', async () => {
    backend.fail('watch', 'pricing-packages');
    await open();
    expect(counter('Prispakker')).toBe('–Prispakker');
  });
});

describe('the tab of the payments', () => {
  test('says how many wait, without orders that only try the shop out', async () => {
    await open();
    expect(tabLink('Kontantbetaling')).toBeVisible();
    const tests = [
      pendingOrder({ id: 'T1', customerName: 'Test Bruger' }),
      pendingOrder({ id: 'T2', customerEmail: 'unknown' }),
      pendingOrder({ id: 'T3', items: [{ ...pendingOrder().items[0], name: 'Demo' } as never] }),
    ];
    act(() => nowWaiting(pendingOrder(), ...tests));
    expect(tabLink('Kontantbetaling 1 betaling venter')).toBeVisible();
    act(() => nowWaiting(pendingOrder(), pendingOrder({ id: 'B' })));
    expect(tabLink('Kontantbetaling 2 betalinger venter')).toBeVisible();
  });
});

describe('a page that nobody uses', () => {
  const notice = () => screen.queryByText(/^Siden hviler, mens ingen bruger den/);

  test('goes on counting payments, and says that the rest sleeps until somebody is back', async () => {
    await open();
    expect(notice()).not.toBeInTheDocument();
    act(() => useAttention.setState({ isAwake: false }));
    expect(notice()).toBeVisible();
    act(() => nowWaiting(pendingOrder(), pendingOrder({ id: 'B' })));
    expect(tabLink('Kontantbetaling 2 betalinger venter')).toBeVisible();
    expect(counter('Afventende betalinger')).toBe('2Afventende betalinger');
    act(() => useAttention.setState({ isAwake: true }));
    expect(notice()).not.toBeInTheDocument();
  });
});

describe('who is online', () => {
  const people = () =>
    within(screen.getByRole('list', { name: 'Hvem er online' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replace(/ \d.*/, ''));

  test.each([
    { how: 'flagged and seen within 120 s', secondsAgo: 100, words: 'Asta: Online' },
    { how: 'seen longer ago', secondsAgo: 121, words: 'Asta: Offline. Sidst set' },
    { how: 'not flagged', secondsAgo: 1, online: false, words: 'Asta: Offline. Sidst set' },
  ])('an administrator $how', async ({ secondsAgo, online = true, words }) => {
    const lastSeen = new Date(Date.now() - secondsAgo * 1000);
    const email = 'ejer@jerslevfoto.example';
    backend.documents.put(`presence/${email}`, { email, name: '', online, lastSeen });
    await open();
    expect(people()).toEqual([words, 'Villads: Offline']);
  });
});

describe('on a telephone', () => {
  const screenChanged = new EventTarget();
  let isNarrow = true;

  beforeEach(() => {
    isNarrow = true;
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          matches: isNarrow && media.includes('width < 48rem'),
          media,
          addEventListener: screenChanged.addEventListener.bind(screenChanged),
          removeEventListener: screenChanged.removeEventListener.bind(screenChanged),
        }) as unknown as MediaQueryList,
    );
  });

  test('the status panel stays open when the telephone is turned', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Mere' }));
    await userEvent.click(screen.getByRole('button', { name: 'Systemstatus' }));
    const panel = await screen.findByRole('dialog', { name: 'Systemstatus' });
    isNarrow = false;
    act(() => void screenChanged.dispatchEvent(new Event('change')));
    expect(screen.queryByRole('dialog', { name: 'Dashboard' })).not.toBeInTheDocument();
    expect(panel).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(panel).not.toBeInTheDocument();
  });

  test('the nearest tabs lie in a bar, and all of them in a sheet that closes by itself', async () => {
    await open();
    expect(tabLink('Kontantbetaling')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Mere' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Dashboard' }));
    expect(sheet.getByRole('button', { name: 'Log ud' })).toBeVisible();
    expect(sheet.getByRole('list', { name: 'Hvem er online' })).toBeVisible();
    await userEvent.click(sheet.getByRole('link', { name: 'Forside' }));
    await shown('Forside');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
