import { describe, expect, test, vi } from 'vitest';
import { connect, error, follow, followByFakeTime, soon, sources } from '../support/resources.ts';

followByFakeTime();

/** A condition that a test lets come and go. */
function switchable() {
  const state = { holds: true };
  const listeners = new Set<() => void>();
  return {
    during: {
      holds: () => state.holds,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    set: (holds: boolean) => {
      state.holds = holds;
      listeners.forEach((listener) => listener());
    },
  };
}

describe('a resource that is read', () => {
  test('is asked once', async () => {
    const { read } = sources();
    const { words } = follow({ read });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(words()).toEqual(['read']);
    expect(read).toHaveBeenCalledOnce();
  });

  test('that fails is asked again when the connection is back, and only then', async () => {
    const { read } = sources();
    read.mockRejectedValueOnce(error);
    const { words } = follow({ read });
    await soon();
    expect(words()).toEqual(['! network']);
    await connect();
    expect(words()).toEqual(['! network', '…', 'read']);
    await connect();
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('is asked once more when the connection is back but does not carry yet', async () => {
    const { read } = sources();
    read.mockRejectedValueOnce(error).mockRejectedValueOnce(error);
    const { words } = follow({ read });
    await soon();
    await connect();
    expect(words()).toEqual(['! network', '…', '! network']);
    await vi.advanceTimersByTimeAsync(2000);
    expect(words()).toEqual(['! network', '…', '! network', '…', 'read']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(read).toHaveBeenCalledTimes(3);
  });

  test('is not asked once more when it has been left', async () => {
    const { read } = sources();
    read.mockRejectedValue(error);
    const { stop } = follow({ read });
    await soon();
    await connect();
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('has its stand-in when it fails, until it can be read', async () => {
    const { read } = sources();
    read.mockRejectedValueOnce(error);
    const { words, error: code } = follow({ read, otherwise: 'default' });
    await soon();
    expect(words()).toEqual(['default']);
    expect(code()).toBe('network');
    await connect();
    expect(words()).toEqual(['default', 'read']);
    expect(code()).toBeUndefined();
  });

  test('is read anew when it was changed, and the newest answer counts', async () => {
    const { read } = sources();
    const slow = Promise.withResolvers<string>();
    read.mockReturnValueOnce(slow.promise);
    const { words, refresh } = follow({ read });
    refresh();
    await soon();
    slow.resolve('old');
    await soon();
    expect(words()).toEqual(['read']);
  });

  test('rests while its condition does not hold, and is asked anew when it does', async () => {
    const { read } = sources();
    const condition = switchable();
    const { words, refresh } = follow({ read, every: 1000, during: condition.during });
    await soon();
    condition.set(false);
    refresh();
    await connect();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(read).toHaveBeenCalledOnce();
    expect(words()).toEqual(['read']);
    condition.set(true);
    await soon();
    expect(read).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(read).toHaveBeenCalledTimes(3);
  });

  test('follows only while its condition holds, and not after its end', async () => {
    const { watch } = sources();
    const stopped = vi.fn();
    watch.mockReturnValue(stopped);
    const condition = switchable();
    const { stop } = follow({ watch, during: condition.during });
    condition.set(false);
    expect(stopped).toHaveBeenCalledOnce();
    condition.set(true);
    expect(watch).toHaveBeenCalledTimes(2);
    stop();
    condition.set(false);
    condition.set(true);
    await soon();
    expect(watch).toHaveBeenCalledTimes(2);
  });
});

describe('a resource that is read every so often', () => {
  const every = 2000;

  test('is asked at once, and again and again', async () => {
    const { read } = sources();
    read.mockResolvedValueOnce('first').mockResolvedValueOnce('second');
    const { words } = follow({ read, every });
    await vi.advanceTimersByTimeAsync(1999);
    expect(words()).toEqual(['first']);
    await vi.advanceTimersByTimeAsync(1);
    expect(words()).toEqual(['first', 'second']);
  });

  test('keeps what is known when reading fails, says so, and how old it is', async () => {
    const { read } = sources();
    read.mockResolvedValueOnce('first').mockRejectedValueOnce(error);
    const { states, error: code } = follow({ read, every });
    await vi.advanceTimersByTimeAsync(every);
    expect(states.at(-1)?.value).toBe('first');
    expect(states.at(-1)?.at).toEqual(new Date(Date.now() - every));
    expect(code()).toBe('network');
    await vi.advanceTimersByTimeAsync(every);
    expect(states.at(-1)).toMatchObject({ value: 'read', at: new Date() });
    expect(code()).toBeUndefined();
  });

  test('is not asked while an answer is on its way', async () => {
    const { read } = sources();
    read.mockReturnValueOnce(new Promise((resolve) => setTimeout(() => resolve('late'), 5000)));
    const { words } = follow({ read, every });
    await vi.advanceTimersByTimeAsync(4999);
    await connect();
    expect(read).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(words()).toEqual(['late']);
  });
});

describe('a resource that is followed', () => {
  test('tells each value, and stops', () => {
    const { watch, live, stopListening } = sources();
    const { words, stop } = follow({ watch });
    live.tell('first');
    live.tell('second');
    stop();
    live.tell('late');
    expect(words()).toEqual(['first', 'second']);
    expect(stopListening).toHaveBeenCalledOnce();
  });

  test('fails when nothing was told, and is followed again when the connection is back', async () => {
    const { watch, live, stopListening } = sources();
    const { words } = follow({ watch });
    live.fail();
    expect(words()).toEqual(['! offline']);
    await connect();
    expect(watch).toHaveBeenCalledTimes(2);
    expect(stopListening).toHaveBeenCalledOnce();
    live.tell('first');
    expect(words()).toEqual(['! offline', '…', 'first']);
    await connect();
    expect(watch).toHaveBeenCalledTimes(2);
  });

  test('that breaks off takes nothing away, and says so', () => {
    const { watch, live } = sources();
    const { words, error: code } = follow({ watch });
    live.tell('first');
    live.fail();
    expect(words()).toEqual(['first']);
    expect(code()).toBe('offline');
    live.tell('second');
    expect(code()).toBeUndefined();
  });
});

describe('a resource that is read and followed', () => {
  test('drops an answer that was asked for before the listener spoke', async () => {
    const { read, watch, live } = sources();
    const { words } = follow({ read, watch });
    live.tell('live');
    await soon();
    expect(words()).toEqual(['live']);
  });

  test('fails when reading does, and recovers when the listener speaks', async () => {
    const { read, watch, live } = sources();
    read.mockRejectedValueOnce(error);
    const { words } = follow({ read, watch });
    live.fail();
    expect(words()).toEqual(['…']);
    await soon();
    live.tell('live');
    expect(words()).toEqual(['…', '! network', 'live']);
  });

  test('does not mind that the listener fails while what was read is shown', async () => {
    const { read, watch, live } = sources();
    const { words, error: code } = follow({ read, watch });
    await soon();
    live.fail();
    expect(words()).toEqual(['read']);
    expect(code()).toBeUndefined();
  });
});
