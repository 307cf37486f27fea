import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bring as bringNeeded, bringFile } from '#src/lib/parts/bringFile.ts';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  delete window.broughtFiles;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const script = () => new Response('export {}', { headers: { 'content-type': 'text/javascript' } });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

async function bring(url: string): Promise<string> {
  const outcome = bringFile(url).then(
    () => 'arrived',
    () => 'missing',
  );
  await vi.runAllTimersAsync();
  return outcome;
}

test('a script is fetched once, however often it is needed', async () => {
  fetched.mockImplementation(() => Promise.resolve(script()));
  expect(await Promise.all([bring('/assets/a.js'), bring('/assets/a.js')])).toEqual([
    'arrived',
    'arrived',
  ]);
  expect(await bring('/assets/a.js')).toBe('arrived');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test.each([
  ['is lost on its way', lost],
  ['is refused by a busy server', () => Promise.resolve(new Response('', { status: 503 }))],
  [
    'is answered with a page',
    () => Promise.resolve(new Response('<p>', { headers: { 'content-type': 'text/html' } })),
  ],
])('a script that %s is asked for again, past the cache', async (_, fail) => {
  fetched.mockImplementationOnce(fail).mockImplementation(() => Promise.resolve(script()));
  expect(await bring('/assets/b.js')).toBe('arrived');
  expect(fetched.mock.calls.map(([, request]) => request?.cache)).toEqual(['default', 'reload']);
});

test('a failure is forgotten: the next use asks again', async () => {
  fetched.mockImplementation(lost);
  expect(await bring('/assets/c.js')).toBe('missing');
  const tries = fetched.mock.calls.length;
  expect(tries).toBe(3);
  fetched.mockImplementation(() => Promise.resolve(script()));
  expect(await bring('/assets/c.js')).toBe('arrived');
  expect(fetched).toHaveBeenCalledTimes(tries + 1);
});

test('a style sheet that does not come is asked for again', async () => {
  const outcome = bring('/assets/a.css');
  const links = () => [...document.head.querySelectorAll('link')];
  links()[0]?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(links()).toHaveLength(1);
  links()[0]?.dispatchEvent(new Event('load'));
  expect(await outcome).toBe('arrived');
});

test('a style sheet that never comes takes nothing with it, and is asked for when the connection is back', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const links = () => [...document.head.querySelectorAll('link')];
  const arrival = bringNeeded('/assets/b.css');
  for (const delay of [200, 1000, 0]) {
    links()[0]?.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(delay);
  }
  await arrival;
  expect(links()).toHaveLength(0);
  window.dispatchEvent(new Event('online'));
  expect(links()).toHaveLength(1);
});
