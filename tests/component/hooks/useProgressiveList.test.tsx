import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useProgressiveList } from '#src/hooks/useProgressiveList.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test('a long list is shown portion by portion, until it is whole', async () => {
  const all = numbers(100);
  const lengths: number[] = [];
  const { result } = renderHook(() => {
    const shown = useProgressiveList(all);
    lengths.push(shown.length);
    return shown;
  });
  await waitFor(() => expect(result.current).toBe(all));
  expect(lengths).toEqual([40, 80, 100]);
});

test('a short list is the list itself, and stays it as it changes', () => {
  const { result, rerender } = renderHook(({ items }) => useProgressiveList(items), {
    initialProps: { items: numbers(3) },
  });
  expect(result.current).toEqual([0, 1, 2]);
  const next = numbers(2);
  rerender({ items: next });
  expect(result.current).toBe(next);
});
