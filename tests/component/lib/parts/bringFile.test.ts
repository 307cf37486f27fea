import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bring as bringNeeded, bringFile } from '#src/lib/parts/bringFile.ts';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  delete window.broughtFiles;
});
afterEach(() => {
  document.head.replaceChildren();
});

async function bring(url: string): Promise<string> {
  const outcome = bringFile(url).then(
    () => 'arrived',
    () => 'missing',
  );
  await vi.runAllTimersAsync();
  return outcome;
}

describe('a script', () => {
  const answer = (type: string, status = 200) =>
    new Response('export {}', { status, headers: { 'content-type': type } });
  const script = () => Promise.resolve(answer('text/javascript'));
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));

  test('is fetched once, however often it is needed', async () => {
    fetched.mockImplementation(script);
    const outcomes = await Promise.all([bring('/assets/a.js'), bring('/assets/a.js')]);
    expect([...outcomes, await bring('/assets/a.js')]).toEqual(['arrived', 'arrived', 'arrived']);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['is lost on its way', lost],
    ['is refused by a busy server', () => Promise.resolve(answer('text/javascript', 503))],
    ['is answered with a page', () => Promise.resolve(answer('text/html'))],
  ])('that %s is asked for again, past the cache', async (_, fail) => {
    fetched.mockImplementationOnce(fail).mockImplementation(script);
    expect(await bring('/assets/b.js')).toBe('arrived');
    expect(fetched.mock.calls.map(([, request]) => request?.cache)).toEqual(['default', 'reload']);
  });

  test('that is missing after three tries is asked for by its next use', async () => {
    fetched.mockImplementation(lost);
    expect(await bring('/assets/c.js')).toBe('missing');
    expect(fetched).toHaveBeenCalledTimes(3);
    fetched.mockImplementation(script);
    expect(await bring('/assets/c.js')).toBe('arrived');
    expect(fetched).toHaveBeenCalledTimes(4);
  });
});

describe('a style sheet', () => {
  const links = () => [...document.head.querySelectorAll('link')];
  const tell = (event: string) => links()[0]?.dispatchEvent(new Event(event));

  test('that does not come is asked for again', async () => {
    const outcome = bring('/assets/a.css');
    tell('error');
    await vi.advanceTimersByTimeAsync(1000);
    expect(links()).toHaveLength(1);
    tell('load');
    expect(await outcome).toBe('arrived');
  });

  test('that never comes takes nothing with it, and is asked for when the connection is back', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const arrival = bringNeeded('/assets/b.css');
    for (const delay of [200, 1000, 0]) {
      tell('error');
      await vi.advanceTimersByTimeAsync(delay);
    }
    await arrival;
    expect(links()).toHaveLength(0);
    window.dispatchEvent(new Event('online'));
    expect(links()).toHaveLength(1);
  });
});
