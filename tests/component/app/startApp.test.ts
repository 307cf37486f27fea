import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startApp } from '#src/app/early/startApp.ts';

const reload = vi.fn<() => void>();
const fetched = vi.fn<typeof fetch>();
const MISSING = 'Siden kunne ikke hentes. Tjek din forbindelse, og prøv igen.';
// The browser of the tests has no such file, so its import fails even when it was fetched.
const app = {
  entry: '/assets/index.js',
  all: { scripts: ['/assets/index.js'], styles: [] },
  home: { scripts: [], styles: [] },
  question: { wall: { scripts: [], styles: [] }, choice: { scripts: [], styles: [] } },
};

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const addresses = () => fetched.mock.calls.map(([address]) => address);

async function start(): Promise<void> {
  void startApp(app, false, () => 'wall');
  await vi.runAllTimersAsync();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(lost);
  reload.mockReset();
  delete window.broughtFiles;
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  // A failure that is still shown waits for the connection.
  fetched.mockReturnValue(new Promise(() => undefined));
  fireEvent(window, new Event('online'));
  document.body.replaceChildren();
});

test.each([
  ['the button', () => fireEvent.click(screen.getByRole('button', { name: 'Prøv igen' }))],
  ['the connection', () => fireEvent(window, new Event('online'))],
])('files that were given up on are asked for in a second round by %s', async (_, ask) => {
  await start();
  expect(screen.getByRole('alert')).toHaveTextContent(MISSING);
  fetched.mockClear();
  ask();
  await vi.runAllTimersAsync();
  expect(addresses()).toEqual(['/assets/index.js', '/assets/index.js', '/assets/index.js']);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('an application that the browser holds to be lost is started by a new page, when the site answers', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue(undefined);
  fetched.mockImplementation((address) =>
    address === '/' ? lost() : Promise.resolve(new Response('export {}')),
  );
  await start();
  await vi.waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  expect(reload).not.toHaveBeenCalled();
  fetched.mockImplementation(() => Promise.resolve(new Response('')));
  fireEvent(window, new Event('online'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  report.mockClear();
});

/** Replaces the browser's report of its first frame. */
function reportFirstFrame(): { tell?: () => void } {
  const report: { tell?: () => void } = {};
  vi.stubGlobal('PerformanceObserver', function Observer(told: () => void) {
    report.tell = told;
    return { observe: vi.fn<() => void>() };
  });
  return report;
}

test('on the front page the application is asked for when the browser tells of its first frame', async () => {
  const report = reportFirstFrame();
  void startApp(app, true, () => 'wall');
  await vi.advanceTimersByTimeAsync(100);
  expect(addresses()).toEqual([]);
  report.tell?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(addresses()).toContain('/assets/index.js');
});

test('a browser that never tells of its first frame is not waited for', async () => {
  reportFirstFrame();
  void startApp(app, true, () => 'wall');
  await vi.advanceTimersByTimeAsync(500);
  expect(addresses()).toContain('/assets/index.js');
});
