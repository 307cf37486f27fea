import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { AdminLayout } from '#src/app/AdminLayout.tsx';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { useAwake } from '#src/stores/awake.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { beginWork } from '#src/stores/unfinishedWork.ts';
import { pricePackage } from '../../support/aboutRecords.ts';
import { backend } from '../../support/backend/backend.ts';
import { admin, threeButtons } from '../../support/records.ts';
import { pendingOrder } from '../../support/waitingOrders.ts';
import { linkTo, press } from '../support/page.tsx';
import { resetStoresAfterEach, toastsShown } from '../support/stores.ts';
// Lazy modules are loaded up front, so that the tests need not wait for them.
import '#src/admin/filterButtons/FilterButtonsEditor.tsx';
import '#src/admin/frontPage/FrontPageEditor.tsx';
import '#src/admin/systemStatus/SystemStatus.tsx';

resetStoresAfterEach();

const many = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `${index}` }));
const nowWaiting = (...orders: PendingOrder[]) =>
  act(() => backend.documents.fill('pending-orders', orders));
const second = pendingOrder({ id: 'B' });

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
const texts = (items: HTMLElement[]) => items.map(({ textContent }) => textContent);
const counters = () =>
  texts(within(screen.getByRole('region', { name: 'Overblik' })).getAllByRole('listitem'));
const tabLink = (name: string | RegExp) =>
  within(screen.getByRole('navigation', { name: 'Dashboardets faner' })).getByRole('link', {
    name,
  });

async function open(address = '/admin-dashboard?tab=filter-buttons'): Promise<void> {
  render(
    <MemoryRouter initialEntries={[address]}>
      <AdminLayout />
    </MemoryRouter>,
  );
  await waitFor(() => expect(counters()).toContain('6Albums'));
}

describe('the dashboard', () => {
  test.each([
    ['the tab that the address names', '/admin-dashboard?tab=filter-buttons', 'Filterknapper'],
    ['the first tab when the address names none', '/admin-dashboard', 'Forside'],
    ['the first tab when there is none of that name', '/admin-dashboard?tab=nix', 'Forside'],
  ])('opens %s', async (_what, address, name) => {
    await open(address);
    await shown(name);
    expect(tabLink(name)).toHaveAttribute('aria-current', 'page');
  });

  test('greets the administrator and leads back to the site', async () => {
    await open();
    act(() => sessionChanged(admin));
    expect(screen.getByText('Hej, Asta')).toBeVisible();
    act(() => sessionChanged({ ...admin, name: '' }));
    expect(screen.getByText('Hej, Admin')).toBeVisible();
    expect(linkTo('Til hjemmesiden')).toBe('/');
  });

  test('asks before the place of a push takes the place of what is typed', async () => {
    const worker = new EventTarget();
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
    await open();
    const data = { opens: '/admin-dashboard?tab=forside' };
    const pressPush = () =>
      act(() => void worker.dispatchEvent(new MessageEvent('message', { data })));
    const endWork = beginWork('unsaved');
    pressPush();
    await press('Bliv her');
    expect(tabLink('Filterknapper')).toHaveAttribute('aria-current', 'page');
    act(endWork);
    pressPush();
    expect(tabLink('Forside')).toHaveAttribute('aria-current', 'page');
  });

  test('says that the waiting orders are unknown when they cannot be followed', async () => {
    backend.fail('watch', 'pending-orders');
    await open();
    await waitFor(() => expect(counters()).toContain('–Afventende betalinger'));
  });

  test('signs out, and says when that fails', async () => {
    await open();
    backend.failNext('auth', 'signOut');
    await press('Log ud');
    expect(toastsShown()).toEqual(['error: Kunne ikke logge ud']);
    await press('Log ud');
    expect(toastsShown()).toContain('info: Logget ud');
  });
});

describe('the counters', () => {
  test('show what there is, live, and lead to what they count', async () => {
    const now = Date.now();
    for (const [index, isAdmin] of [false, true, false].entries()) {
      const uid = `user${index}`;
      backend.realtime.put(`onlineUsers/${uid}`, { uid, isAdmin, timestamp: now, lastSeen: now });
    }
    const packages = many(12).map(({ id }) => pricePackage(id));
    backend.documents.put('pricing-packages/packages', { packages });
    await open();
    expect(counters()).toEqual([
      '6Albums',
      '16Enkeltbilleder',
      '18Portfolio',
      '12Prispakker',
      '3Filterkategorier',
      '0Afventende betalinger',
      '2Kunder online',
    ]);
    nowWaiting(pendingOrder(), second);
    expect(counters()).toContain('2Afventende betalinger');
    expect(linkTo(/Filterkategorier/)).toBe('/admin-dashboard?tab=filter-buttons');
  });

  test('say honestly what is not known', async () => {
    backend.fail('watch', 'pricing-packages');
    await open();
    expect(counters()).toContain('–Prispakker');
  });
});

test('the tab of the payments says how many wait, without orders that only try the shop out', async () => {
  await open();
  expect(tabLink('Kontantbetaling')).toBeVisible();
  nowWaiting(pendingOrder(), pendingOrder({ id: 'T1', customerName: 'Test Bruger' }));
  expect(tabLink('Kontantbetaling 1 betaling venter')).toBeVisible();
  nowWaiting(pendingOrder(), second);
  expect(tabLink('Kontantbetaling 2 betalinger venter')).toBeVisible();
});

test('the day begins with payments, choices and galleries that wait', async () => {
  const daysFromNow = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  for (const [id, days] of [
    ['new', -1],
    ['old', -15],
  ] as const) {
    const sentAt = daysFromNow(days);
    backend.documents.put(`client-choices/${id}`, { galleryId: 'a', name: id, sentAt });
  }
  for (const [id, isOpen, days] of [
    ['soon', true, 6],
    ['closed', false, 6],
    ['later', true, 8],
  ] as const) {
    const gallery = { title: id, isOpen, expiresAt: daysFromNow(days), linkKey: id };
    backend.documents.put(`client-galleries/${id}`, gallery);
  }
  for (const [id, state] of Object.entries({ a: 'new', b: 'new', c: 'answered' })) {
    backend.documents.put(`messages/${id}`, { name: id, state, createdAt: daysFromNow(0) });
  }
  nowWaiting(second);
  await open('/admin-dashboard');
  expect(tabLink('Henvendelser 2 nye henvendelser')).toBeVisible();
  const day = within(screen.getByRole('navigation', { name: 'I dag' }));
  expect(texts(await day.findAllByRole('link'))).toEqual([
    'Godkend betaling (1)',
    '2 nye beskeder',
    '1 valg er sendt',
    '1 galleri udløber snart',
    'Nyt billede',
  ]);
});

test('a page that nobody uses goes on counting payments, and says that the rest sleeps', async () => {
  const notice = () => screen.queryByText(/^Siden hviler, mens ingen bruger den/);
  const becomes = (isAwake: boolean) => act(() => useAwake.setState({ isAwake }));
  await open();
  expect(notice()).not.toBeInTheDocument();
  becomes(false);
  expect(notice()).toBeVisible();
  nowWaiting(pendingOrder(), second);
  expect(tabLink('Kontantbetaling 2 betalinger venter')).toBeVisible();
  expect(counters()).toContain('2Afventende betalinger');
  becomes(true);
  expect(notice()).not.toBeInTheDocument();
});

test.each([
  { how: 'flagged and seen within 120 s', secondsAgo: 100, words: 'Asta: Online' },
  { how: 'seen longer ago', secondsAgo: 121, words: 'Asta: Offline. Sidst set' },
  { how: 'not flagged', secondsAgo: 1, online: false, words: 'Asta: Offline. Sidst set' },
])('an administrator $how', async ({ secondsAgo, online = true, words }) => {
  const lastSeen = new Date(Date.now() - secondsAgo * 1000);
  const email = 'ejer@jerslevfoto.example';
  backend.documents.put(`presence/${email}`, { email, name: '', online, lastSeen });
  await open();
  const people = within(screen.getByRole('list', { name: 'Hvem er online' }));
  const told = texts(people.getAllByRole('listitem')).map((text) => text.replace(/ \d.*/, ''));
  expect(told).toEqual([words, 'Villads: Offline']);
});

test('nobody is told to be offline before it is known, or when it cannot be read', async () => {
  await open();
  act(() => backend.documents.breakWatches('presence'));
  const people = within(screen.getByRole('list', { name: 'Hvem er online' }));
  await waitFor(() =>
    expect(texts(people.getAllByRole('listitem'))).toEqual(['Asta: Ukendt', 'Villads: Ukendt']),
  );
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
    await press('Mere');
    await press('Systemstatus');
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
    await press('Mere');
    const sheet = within(screen.getByRole('dialog', { name: 'Dashboard' }));
    expect(sheet.getByRole('button', { name: 'Log ud' })).toBeVisible();
    expect(sheet.getByRole('list', { name: 'Hvem er online' })).toBeVisible();
    await userEvent.click(sheet.getByRole('link', { name: 'Forside' }));
    await shown('Forside');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
