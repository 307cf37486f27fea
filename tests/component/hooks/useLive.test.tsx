import { act, renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useLive } from '#src/hooks/useLive.ts';
import { useLoad } from '#src/hooks/useLoad.ts';
import { AppError } from '#src/model/base/errors.ts';
import { fakeList } from '../support/fakeList.ts';

describe('useLive', () => {
  test('follows each new value and stops when it is gone', () => {
    const list = fakeList(['a']);
    const { result, unmount } = renderHook(() => useLive(list.watch));
    expect(result.current).toMatchObject({ status: 'ready', value: ['a'] });
    act(() => list.changeElsewhere(['a', 'b']));
    expect(result.current.value).toEqual(['a', 'b']);
    unmount();
    expect(list.watcherCount()).toBe(0);
  });

  test('tells a failure and starts over on retry', () => {
    const list = fakeList(['a']);
    const { result } = renderHook(() => useLive(list.watch));
    act(() => list.failWatchers(new AppError('network')));
    expect(result.current.error?.code).toBe('network');
    act(() => result.current.retry());
    expect(result.current).toMatchObject({ status: 'ready', value: ['a'] });
    expect(list.watcherCount()).toBe(1);
  });

  test('shows nothing of one source as the value of another', () => {
    const first = fakeList(['a']);
    const silent = () => () => undefined;
    const { result, rerender } = renderHook(({ watch }) => useLive(watch), {
      initialProps: { watch: first.watch },
    });
    rerender({ watch: silent });
    expect(result.current.status).toBe('loading');
    expect(first.watcherCount()).toBe(0);
  });
});

describe('useLoad', () => {
  test('loads once', async () => {
    const load = () => Promise.resolve('værdi');
    const { result } = renderHook(() => useLoad(load));
    expect(result.current.status).toBe('loading');
    await act(load);
    expect(result.current.value).toBe('værdi');
  });

  test('tells a failure, and what a retry brings', async () => {
    let isDown = true;
    const load = () =>
      isDown ? Promise.reject(new AppError('timeout')) : Promise.resolve('værdi');
    const { result } = renderHook(() => useLoad(load));
    await act(() => Promise.resolve());
    expect(result.current.error?.code).toBe('timeout');
    isDown = false;
    act(() => result.current.retry());
    expect(result.current.status).toBe('loading');
    await act(() => Promise.resolve());
    expect(result.current.value).toBe('værdi');
  });

  test('forgets an answer that comes too late', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const slow = () => promise;
    const quick = () => Promise.resolve('hurtig');
    const { result, rerender } = renderHook(({ load }) => useLoad(load), {
      initialProps: { load: slow },
    });
    rerender({ load: quick });
    await act(async () => {
      resolve('langsom');
      await promise;
    });
    expect(result.current.value).toBe('hurtig');
  });
});
