import { act, renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { useResource } from '#src/hooks/useResource.ts';
import { AppError } from '#src/model/base/errors.ts';
import type { Resource } from '#src/model/base/resource.ts';
import { fakeList } from '../support/fakeList.ts';

function show<Value>(first: Resource<Value>, onValue?: (value: Value) => void) {
  return renderHook(({ resource }) => useResource(resource, onValue), {
    initialProps: { resource: first },
  });
}

describe('a resource that is followed', () => {
  test('shows each new value, and is let go when it is not shown any more', () => {
    const list = fakeList(['a']);
    const { result, unmount } = show({ watch: list.watch });
    expect(result.current).toMatchObject({ status: 'ready', value: ['a'] });
    act(() => list.changeElsewhere(['a', 'b']));
    expect(result.current.value).toEqual(['a', 'b']);
    unmount();
    expect(list.watcherCount()).toBe(0);
  });

  test('tells a failure and starts over on retry', () => {
    const list = fakeList(['a']);
    const { result } = show({ watch: list.watch });
    act(() => list.failWatchers(new AppError('network')));
    expect(result.current.error?.code).toBe('network');
    act(() => result.current.retry());
    expect(result.current).toMatchObject({ status: 'ready', value: ['a'] });
    expect(result.current.error).toBeUndefined();
    expect(list.watcherCount()).toBe(1);
  });

  test('shows nothing of one resource as the value of another', () => {
    const first = fakeList(['a']);
    const { result, rerender } = show<string[]>({ watch: first.watch });
    rerender({ resource: { watch: () => () => undefined } });
    expect(result.current.status).toBe('loading');
    expect(first.watcherCount()).toBe(0);
  });

  test('lets each value be heard once', () => {
    const list = fakeList(['a']);
    const heard = vi.fn();
    show({ watch: list.watch }, heard);
    act(() => list.failWatchers(new AppError('network')));
    act(() => list.changeElsewhere(['b']));
    expect(heard.mock.calls).toEqual([[['a']], [['b']]]);
  });
});

describe('a resource that is read', () => {
  test('is read once', async () => {
    const read = vi.fn(() => Promise.resolve('værdi'));
    const resource = { read };
    const { result, rerender } = show(resource);
    expect(result.current.status).toBe('loading');
    await act(() => Promise.resolve());
    expect(result.current.value).toBe('værdi');
    const shown = result.current;
    rerender({ resource });
    expect(result.current).toBe(shown);
    expect(read).toHaveBeenCalledOnce();
  });

  test('tells a failure, and what a retry brings', async () => {
    const read = vi.fn(() => Promise.resolve('værdi'));
    read.mockRejectedValueOnce(new AppError('timeout'));
    const { result } = show({ read });
    await act(() => Promise.resolve());
    expect(result.current.error?.code).toBe('timeout');
    act(() => result.current.retry());
    expect(result.current.status).toBe('loading');
    await act(() => Promise.resolve());
    expect(result.current.value).toBe('værdi');
  });

  test('forgets an answer that comes too late', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const { result, rerender } = show({ read: () => promise });
    rerender({ resource: { read: () => Promise.resolve('hurtig') } });
    await act(async () => {
      resolve('langsom');
      await promise;
    });
    expect(result.current.value).toBe('hurtig');
  });

  test('keeps what is shown while it is refreshed', async () => {
    const read = vi.fn(() => Promise.resolve('ny'));
    read.mockResolvedValueOnce('gammel');
    const { result } = show({ read });
    await act(() => Promise.resolve());
    act(() => result.current.refresh());
    expect(result.current.value).toBe('gammel');
    await act(() => Promise.resolve());
    expect(result.current.value).toBe('ny');
  });
});
