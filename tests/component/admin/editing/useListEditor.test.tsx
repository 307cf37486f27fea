import { act, renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { useListEditor } from '#src/admin/editing/useListEditor.ts';
import { AppError } from '#src/model/base/errors.ts';
import { fakeList } from '../../support/fakeList.ts';

const adding = (item: string) => (items: string[]) =>
  items.includes(item) ? items : [...items, item];

function edit(initial: string[]) {
  const repo = fakeList(initial);
  const { result } = renderHook(() => useListEditor(repo));
  return { repo, result };
}

describe('useListEditor', () => {
  test('shows a change at once, before it is written', () => {
    const { repo, result } = edit(['a']);
    repo.holdWrites();
    act(() => void result.current.apply(adding('b')));
    expect(result.current.list.value).toEqual(['a', 'b']);
    expect(repo.stored).toEqual(['a']);
  });

  test('writes on top of what others have written meanwhile', async () => {
    const { repo, result } = edit(['a']);
    const gate = repo.holdWrites();
    await act(async () => {
      const applied = result.current.apply(adding('b'));
      repo.changeElsewhere(['a', 'c']);
      gate.open();
      await applied;
    });
    expect(repo.stored).toEqual(['a', 'c', 'b']);
    expect(result.current.list.value).toEqual(['a', 'c', 'b']);
  });

  test('is as it was when the write fails, and says so', async () => {
    const { repo, result } = edit(['a']);
    const gate = repo.holdWrites();
    await act(async () => {
      const applied = result.current.apply(adding('b'));
      gate.failWith(new AppError('network'));
      await expect(applied).rejects.toMatchObject({ code: 'network' });
    });
    expect(result.current.list.value).toEqual(['a']);
  });

  test('writes one change after another, and goes on after a failure', async () => {
    const { repo, result } = edit([]);
    const gate = repo.holdWrites();
    await act(async () => {
      const applied = [adding('b'), adding('c')].map((change) => result.current.apply(change));
      const [first] = applied;
      gate.failWith(new AppError('network'));
      await expect(first).rejects.toThrow();
      repo.holdWrites().open();
      await Promise.allSettled(applied);
    });
    await act(() => result.current.apply(adding('d')));
    expect(repo.stored).toEqual(['d']);
  });

  test('does not show a change that cannot be made, and hands on the reason', async () => {
    const { result } = edit(['a']);
    const refuse = () => {
      throw new AppError('already-exists');
    };
    await act(async () => {
      await expect(result.current.apply(refuse)).rejects.toMatchObject({ code: 'already-exists' });
    });
    expect(result.current.list.value).toEqual(['a']);
  });

  test('lets go of a written change when the list speaks again', async () => {
    const { repo, result } = edit(['a']);
    await act(() => result.current.apply(adding('b')));
    act(() => repo.changeElsewhere(['c']));
    act(() => repo.changeElsewhere(['c']));
    expect(result.current.list.value).toEqual(['c']);
  });

  test('tells when the list cannot be followed', () => {
    const { repo, result } = edit(['a']);
    act(() => repo.failWatchers(new AppError('permission-denied')));
    expect(result.current.list).toMatchObject({
      status: 'failed',
      error: { code: 'permission-denied' },
    });
  });

  test('opens with what is read when the listener says nothing', async () => {
    const repo = { ...fakeList(['a']), watch: () => () => undefined };
    const { result } = renderHook(() => useListEditor(repo));
    expect(result.current.list.status).toBe('loading');
    await vi.waitFor(() => expect(result.current.list.value).toEqual(['a']));
  });
});
