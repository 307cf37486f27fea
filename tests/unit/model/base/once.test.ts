import { describe, expect, test, vi } from 'vitest';
import { once } from '#src/model/base/async.ts';

describe('once', () => {
  test('loads at the first call only', async () => {
    const load = vi.fn(() => Promise.resolve('sdk'));
    const get = once(load);
    expect(load).not.toHaveBeenCalled();
    await expect(Promise.all([get(), get()])).resolves.toEqual(['sdk', 'sdk']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('tries again after a failure', async () => {
    const load = vi.fn<() => Promise<string>>();
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue('sdk');
    const get = once(load);
    await expect(get()).rejects.toThrow('offline');
    await expect(get()).resolves.toBe('sdk');
  });
});
