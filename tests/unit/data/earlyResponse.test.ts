import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchEarly, takeEarlyResponse } from '#src/data/earlyResponse.ts';

const URL = 'https://firestore.example/content/frontpage';

beforeEach(() => {
  vi.stubGlobal('window', {});
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(() => Promise.resolve(new Response('{"a":1}'))),
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('an early answer', () => {
  test('can be read by the one who asked and by the one who takes it', async () => {
    const own = await fetchEarly(URL, AbortSignal.timeout(1000));
    const taken = await takeEarlyResponse(URL);
    await expect(own.json()).resolves.toEqual({ a: 1 });
    await expect(taken?.json()).resolves.toEqual({ a: 1 });
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('serves once: who asks again wants a fresh one', async () => {
    expect(takeEarlyResponse(URL)).toBeUndefined();
    await fetchEarly(URL, AbortSignal.timeout(1000));
    await takeEarlyResponse(URL);
    expect(takeEarlyResponse(URL)).toBeUndefined();
  });

  test('stands beside those to other questions, and answers none of them', async () => {
    await fetchEarly(URL, AbortSignal.timeout(1000));
    expect(takeEarlyResponse(`${URL}2`)).toBeUndefined();
    await fetchEarly(`${URL}2`, AbortSignal.timeout(1000));
    expect(takeEarlyResponse(URL)).toBeDefined();
    expect(takeEarlyResponse(`${URL}2`)).toBeDefined();
  });

  test('is too old for who asks long after the page has started', async () => {
    vi.useFakeTimers();
    await fetchEarly(URL, AbortSignal.timeout(1000));
    vi.advanceTimersByTime(15_000);
    expect(takeEarlyResponse(URL)).toBeUndefined();
    vi.useRealTimers();
  });
});
