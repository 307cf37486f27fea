import { describe, expect, test, vi } from 'vitest';
import { setConsent } from '#src/stores/consent.ts';
import { error, follow, followByFakeTime, soon, sources } from '../support/resources.ts';

followByFakeTime();

describe('a resource that is followed, and read every so often', () => {
  const turn = () => vi.advanceTimersByTimeAsync(30_000);

  function refreshed() {
    const all = sources();
    const resource = { read: all.read, watch: all.watch, every: 30_000, first: 'watch' } as const;
    return { ...all, ...follow(resource) };
  }

  test('tells what is told live, and what is read anew', async () => {
    const { words, live, read } = refreshed();
    live.tell('first');
    await vi.advanceTimersByTimeAsync(29_999);
    expect(read).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(words()).toEqual(['first', 'read']);
  });

  test('drops an answer that is older than what was told live meanwhile', async () => {
    const { words, live, read } = refreshed();
    const answer = Promise.withResolvers<string>();
    live.tell('first');
    read.mockReturnValueOnce(answer.promise);
    await turn();
    live.tell('newer');
    answer.resolve('older');
    await soon();
    expect(words()).toEqual(['first', 'newer']);
  });

  test('follows again what broke off, and takes nothing away', async () => {
    const { words, live, watch, stopListening } = refreshed();
    live.tell('first');
    live.fail();
    await turn();
    expect(watch).toHaveBeenCalledTimes(2);
    expect(stopListening).toHaveBeenCalledOnce();
    expect(words()).toEqual(['first', 'read']);
  });

  test('says that nothing is known, and recovers by itself', async () => {
    const { words, live, read } = refreshed();
    read.mockRejectedValueOnce(error);
    live.fail();
    await soon();
    expect(words()).toEqual(['…', '! offline']);
    await turn();
    expect(words()).toEqual(['…', '! offline', 'read']);
  });

  test('goes on when reading fails', async () => {
    const { words, error: code, live, read } = refreshed();
    live.tell('first');
    read.mockRejectedValueOnce(error);
    await turn();
    expect(code()).toBeUndefined();
    await turn();
    expect(words()).toEqual(['first', 'read']);
  });
});

describe('a resource whose listener is asked first', () => {
  const impatience = () => vi.advanceTimersByTimeAsync(500);

  function listened() {
    const all = sources();
    return { ...all, ...follow({ read: all.read, watch: all.watch, first: 'watch' }) };
  }

  test('is not read when the listener is quick', async () => {
    const { words, live, read } = listened();
    live.tell('live');
    await impatience();
    expect(words()).toEqual(['live']);
    expect(read).not.toHaveBeenCalled();
  });

  test('keeps what was read where the listener tells late what was before', async () => {
    const { read, watch, live } = sources();
    const isOlder = (answer: string, known: string) => answer < known;
    read.mockResolvedValueOnce('15 of 20');
    const { words } = follow({ read, watch, isOlder, first: 'watch' });
    await impatience();
    live.tell('13 of 20');
    live.tell('16 of 20');
    expect(words()).toEqual(['15 of 20', '16 of 20']);
  });

  test('is read when the listener is slow; it is heard when it wakes', async () => {
    const { words, live, read } = listened();
    await vi.advanceTimersByTimeAsync(499);
    expect(read).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    live.tell('live');
    expect(words()).toEqual(['read', 'live']);
  });

  test('is read at once when the listener breaks off, and stays', async () => {
    const { words, error: code, live } = listened();
    live.fail();
    await soon();
    live.fail();
    expect(words()).toEqual(['…', 'read']);
    expect(code()).toBeUndefined();
  });

  test('has failed only when neither can answer', async () => {
    const { words, live, read } = listened();
    read.mockRejectedValue(error);
    await impatience();
    expect(words()).toEqual(['…']);
    live.fail();
    expect(words()).toEqual(['…', '! offline']);
    live.tell('live');
    expect(words()).toEqual(['…', '! offline', 'live']);
  });

  test('is awaited when the listener breaks off meanwhile', async () => {
    const { words, live, read } = listened();
    const answer = Promise.withResolvers<string>();
    read.mockReturnValueOnce(answer.promise);
    await impatience();
    live.fail();
    expect(words()).toEqual(['…']);
    answer.reject(error);
    await soon();
    expect(words()).toEqual(['…', '! offline']);
    expect(read).toHaveBeenCalledOnce();
  });

  test('is read again when it was changed, while the listener is silent and only then', async () => {
    const { words, live, read, refresh } = listened();
    await impatience();
    read.mockResolvedValueOnce('changed');
    refresh();
    await soon();
    expect(words()).toEqual(['read', 'changed']);
    live.tell('live');
    refresh();
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('asks nothing any more once it is stopped', async () => {
    const { words, read, stop, stopListening, refresh } = listened();
    stop();
    refresh();
    await impatience();
    expect(read).not.toHaveBeenCalled();
    expect(words()).toEqual([]);
    expect(stopListening).toHaveBeenCalledOnce();
  });
});

describe('a resource that is followed while cookies are accepted', () => {
  function consented() {
    const all = sources();
    return { ...all, ...follow({ read: all.read, watch: all.watch, while: 'consented' }) };
  }

  test('is read at once, and not followed before a yes', async () => {
    const { words, watch } = consented();
    await vi.runAllTimersAsync();
    setConsent('declined');
    await vi.runAllTimersAsync();
    expect(watch).not.toHaveBeenCalled();
    expect(words()).toEqual(['read']);
  });

  test('is followed from a yes on, once the page is idle; a no ends it, another yes begins anew', () => {
    const { watch, stopListening } = consented();
    setConsent('accepted');
    expect(watch).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(watch).toHaveBeenCalledOnce();
    setConsent('accepted');
    vi.runAllTimers();
    expect(watch).toHaveBeenCalledOnce();
    setConsent('declined');
    expect(stopListening).toHaveBeenCalledOnce();
    setConsent('accepted');
    vi.runAllTimers();
    expect(watch).toHaveBeenCalledTimes(2);
  });

  test('that is stopped before it could be followed never is', () => {
    setConsent('accepted');
    const { watch, stop } = consented();
    stop();
    setConsent('declined');
    setConsent('accepted');
    vi.runAllTimers();
    expect(watch).not.toHaveBeenCalled();
  });
});
