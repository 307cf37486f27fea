import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useResource } from '#src/hooks/useResource.ts';
import { AppError } from '#src/model/base/errors.ts';
import type { Resource } from '#src/model/base/resource.ts';
import { sources } from '../support/resources.ts';
import { settled } from '../support/show.ts';

function show(first: Resource<string>, onValue?: (value: string) => void) {
  return renderHook(({ resource }) => useResource(resource, onValue), {
    initialProps: { resource: first },
  });
}

test('what is followed shows each new value, lets each be heard, and is let go at the end', () => {
  const { watch, live, stopListening } = sources();
  const heard = vi.fn();
  const { result, unmount } = show({ watch }, heard);
  for (const value of ['a', 'b']) {
    act(() => live.tell(value));
    expect(result.current).toMatchObject({ status: 'ready', value });
  }
  expect(heard.mock.calls).toEqual([['a'], ['b']]);
  unmount();
  expect(stopListening).toHaveBeenCalledOnce();
});

test('what is followed tells a failure, and starts over on retry', () => {
  const { watch, live } = sources();
  const { result } = show({ watch });
  act(() => live.tell('a'));
  act(() => live.fail());
  expect(result.current.error?.code).toBe('offline');
  act(() => result.current.retry());
  act(() => live.tell('b'));
  expect(result.current).toMatchObject({ status: 'ready', value: 'b' });
  expect(result.current.error).toBeUndefined();
});

test('what is read is read once, and refreshed in place', async () => {
  const { read } = sources();
  const resource = { read };
  const { result, rerender } = show(resource);
  expect(result.current.status).toBe('loading');
  await settled();
  expect(result.current.value).toBe('read');
  const shown = result.current;
  rerender({ resource });
  expect(result.current).toBe(shown);
  expect(read).toHaveBeenCalledOnce();
  read.mockResolvedValueOnce('ny');
  act(() => result.current.refresh());
  expect(result.current.value).toBe('read');
  await settled();
  expect(result.current.value).toBe('ny');
});

test('what could not be read is read on retry', async () => {
  const { read } = sources();
  read.mockRejectedValueOnce(new AppError('timeout'));
  const { result } = show({ read });
  await settled();
  expect(result.current.error?.code).toBe('timeout');
  act(() => result.current.retry());
  expect(result.current.status).toBe('loading');
  await settled();
  expect(result.current.value).toBe('read');
});

test('nothing of one resource is shown as the value of another, also when it comes too late', async () => {
  const slow = Promise.withResolvers<string>();
  const first = sources();
  const { result, rerender } = show({ watch: first.watch });
  act(() => first.live.tell('first'));
  rerender({ resource: { read: () => slow.promise } });
  expect(result.current.status).toBe('loading');
  expect(first.stopListening).toHaveBeenCalledOnce();
  rerender({ resource: { read: () => Promise.resolve('quick') } });
  await act(async () => {
    slow.resolve('slow');
    await slow.promise;
  });
  expect(result.current.value).toBe('quick');
});
