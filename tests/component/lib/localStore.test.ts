import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { localStore, onOtherTab } from '#src/lib/browserStorage.ts';

const schema = z.object({ count: z.number() });

// The storage is emptied after each test.
afterEach(() => void vi.restoreAllMocks());

/** A browser that refuses its storage. */
function refuseStorage(): void {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
}

describe('text', () => {
  test('is kept and removed, alone or all but some', () => {
    expect(localStore.readText('a')).toBeUndefined();
    expect(localStore.writeText('a', 'x')).toBe(true);
    expect(localStore.readText('a')).toBe('x');
    localStore.remove('a');
    expect(localStore.readText('a')).toBeUndefined();
    for (const key of ['a', 'b', 'c']) localStore.writeText(key, 'x');
    localStore.clear(['b']);
    expect(Object.keys(localStorage)).toEqual(['b']);
    localStore.clear();
    expect(localStorage).toHaveLength(0);
  });

  test('a browser that refuses its storage keeps nothing and breaks nothing', () => {
    refuseStorage();
    expect(localStore.writeText('a', 'x')).toBe(false);
    expect(localStore.readText('a')).toBeUndefined();
    expect(() => localStore.remove('a')).not.toThrow();
    expect(() => localStore.clear()).not.toThrow();
  });

  test('a full storage says that nothing was kept', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(localStore.writeJson('a', { count: 1 })).toBe(false);
  });
});

describe('values', () => {
  test('come back as they were, and nothing is nothing, even where a schema takes it', () => {
    expect(localStore.readJson('a', z.optional(schema))).toBeUndefined();
    localStore.writeJson('a', { count: 2 });
    expect(localStore.readJson('a', schema)).toEqual({ count: 2 });
  });

  test.each(['', 'no json', '{"count":"2"}', 'null', '[]'])('%j is nothing', (text) => {
    localStorage.setItem('a', text);
    expect(localStore.readJson('a', schema)).toBeUndefined();
  });
});

describe('another tab', () => {
  test.each([
    { what: 'this key', key: 'a', calls: 1 },
    { what: 'another key', key: 'b', calls: 0 },
    { what: 'everything', key: null, calls: 1 },
  ])('changes $what: $calls calls', ({ key, calls }) => {
    const changed = vi.fn();
    const stop = onOtherTab('a', changed);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(changed).toHaveBeenCalledTimes(calls);
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(changed).toHaveBeenCalledTimes(calls);
  });
});
