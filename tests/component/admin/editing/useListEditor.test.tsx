import { act, renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { useListEditor } from '#src/admin/editing/useListEditor.ts';
import { listInDocument } from '#src/data/firestore/documentRepo.ts';
import { AppError } from '#src/model/base/errors.ts';
import { backend } from '../../../support/backend/backend.ts';
import { settled } from '../../support/show.ts';

const adding = (item: string) => (items: string[]) =>
  items.includes(item) ? items : [...items, item];

const PATH = 'website-config/filter-buttons';
const repo = listInDocument({ path: PATH, field: 'words', itemSchema: z.string() });

const store = (words: string[]) => backend.documents.put(PATH, { words });
const stored = () => backend.documents.list(PATH, 'words', z.string());

async function edit(initial: string[]) {
  store(initial);
  const { result } = renderHook(() => useListEditor(repo));
  await settled();
  return { result };
}

describe('useListEditor', () => {
  test('shows a change at once, before it is written', async () => {
    const { result } = await edit(['a']);
    const gate = backend.hold('write', PATH);
    act(() => void result.current.apply(adding('b')));
    expect(result.current.list.value).toEqual(['a', 'b']);
    expect(stored()).toEqual(['a']);
    gate.open();
    await settled();
    expect(stored()).toEqual(['a', 'b']);
  });

  test('writes on top of what others have written meanwhile', async () => {
    const { result } = await edit(['a']);
    const gate = backend.hold('write', PATH);
    await act(async () => {
      const applied = result.current.apply(adding('b'));
      store(['a', 'c']);
      gate.open();
      await applied;
    });
    expect(stored()).toEqual(['a', 'c', 'b']);
    expect(result.current.list.value).toEqual(['a', 'c', 'b']);
  });

  test('is as it was when the write fails, and says so', async () => {
    const { result } = await edit(['a']);
    backend.failNext('write', PATH);
    await act(async () => {
      const applied = result.current.apply(adding('b'));
      await expect(applied).rejects.toMatchObject({ code: 'network' });
    });
    expect(result.current.list.value).toEqual(['a']);
  });

  test('writes one change after another, and goes on after a failure', async () => {
    const { result } = await edit([]);
    backend.failNext('write', PATH);
    await act(async () => {
      const applied = [adding('b'), adding('c')].map((change) => result.current.apply(change));
      const [first] = applied;
      await expect(first).rejects.toThrow();
      await Promise.allSettled(applied);
    });
    await act(() => result.current.apply(adding('d')));
    expect(stored()).toEqual(['c', 'd']);
  });

  test('does not show a change that cannot be made, and hands on the reason', async () => {
    const { result } = await edit(['a']);
    const refuse = () => {
      throw new AppError('already-exists');
    };
    await act(async () => {
      await expect(result.current.apply(refuse)).rejects.toMatchObject({ code: 'already-exists' });
    });
    expect(result.current.list.value).toEqual(['a']);
  });

  test('lets go of a written change when the list speaks again', async () => {
    const { result } = await edit(['a']);
    await act(() => result.current.apply(adding('b')));
    act(() => store(['c']));
    act(() => store(['c']));
    expect(result.current.list.value).toEqual(['c']);
  });

  test('tells when the list cannot be followed', async () => {
    const { result } = await edit(['a']);
    act(() => backend.documents.breakWatches(PATH, new AppError('permission-denied')));
    expect(result.current.list).toMatchObject({
      status: 'failed',
      error: { code: 'permission-denied' },
    });
  });

  test('opens with what is read when the listener says nothing', async () => {
    backend.hold('watch', PATH);
    const { result } = await edit(['a']);
    expect(result.current.list.status).toBe('loading');
    await vi.waitFor(() => expect(result.current.list.value).toEqual(['a']));
  });
});
