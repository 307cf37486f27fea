import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { useDocumentEditor } from '#src/admin/editing/useDocumentEditor.ts';
import { documentRepo, listInDocument } from '#src/data/firestore/documentRepo.ts';
import { useUnfinishedWork } from '#src/stores/unfinishedWork.ts';
import { useListEditor } from '#src/admin/editing/useListEditor.ts';
import { AppError } from '#src/model/base/errors.ts';
import { backend } from '../../../support/backend/backend.ts';
import { settled } from '../../support/show.ts';

describe('useDocumentEditor', () => {
  const initial = { title: 'Lys', text: 'Og skygge', tags: ['a'] };
  const PATH = 'content/frontpage';
  const schema = z.object({ title: z.string(), text: z.string(), tags: z.array(z.string()) });
  const repo = documentRepo({ path: PATH, schema, timeField: 'updatedAt' });

  const stored = () => backend.documents.read(PATH, schema);
  const changeElsewhere = (changes: Partial<typeof initial>) =>
    backend.documents.change(PATH, changes);

  beforeEach(() => backend.documents.put(PATH, initial));

  async function open() {
    const { result, unmount } = renderHook(() => useDocumentEditor(repo, 'page'));
    await settled();
    const edit = (changes: Partial<typeof initial>) => act(() => result.current.edit(changes));
    const save = () => act(() => result.current.save());
    return { result, edit, save, unmount };
  }

  test('is unsaved while something differs, and no longer when it is typed back', async () => {
    const { result, edit } = await open();
    edit({ tags: ['a'] });
    expect(result.current.isDirty).toBe(false);
    edit({ title: 'Mørke' });
    expect(result.current.document.value).toEqual({ ...initial, title: 'Mørke' });
    expect(result.current.isDirty).toBe(true);
    expect(useUnfinishedWork.getState().counts.unsaved).toBe(1);
    edit({ title: 'Lys' });
    expect(result.current.isDirty).toBe(false);
    expect(useUnfinishedWork.getState().counts.unsaved).toBe(0);
  });

  test('follows what others save, save in the fields that are edited here', async () => {
    const { result, edit } = await open();
    edit({ title: 'Mørke' });
    act(() => changeElsewhere({ text: 'Andet' }));
    expect(result.current.document.value).toMatchObject({ title: 'Mørke', text: 'Andet' });
    expect(result.current.conflicts).toEqual([]);
  });

  test('writes only what was edited', async () => {
    const { result, edit, save } = await open();
    edit({ title: 'Mørke' });
    backend.documents.silenceWatches(PATH);
    changeElsewhere({ text: 'Andet' });
    await save();
    expect(stored()).toEqual({ ...initial, title: 'Mørke', text: 'Andet' });
    expect(result.current.isDirty).toBe(false);
  });

  test('what is typed while it saves is still unsaved afterwards', async () => {
    const { result, edit } = await open();
    edit({ title: 'Mørke' });
    const gate = backend.hold('write', PATH);
    await act(async () => {
      const saved = result.current.save();
      result.current.edit({ title: 'Mørket' });
      gate.open();
      await saved;
    });
    expect(stored().title).toBe('Mørke');
    expect(result.current).toMatchObject({ isDirty: true, conflicts: [] });
    await act(() => result.current.save());
    expect(stored().title).toBe('Mørket');
    expect(result.current.isDirty).toBe(false);
  });

  test('does not overwrite what somebody else has saved without our having heard', async () => {
    const { result, edit } = await open();
    edit({ title: 'Mørke' });
    backend.documents.silenceWatches(PATH);
    changeElsewhere({ title: 'Skumring' });
    await act(async () => {
      await expect(result.current.save()).rejects.toMatchObject({ code: 'aborted' });
    });
    expect(stored().title).toBe('Skumring');
    expect(result.current.document.value?.title).toBe('Mørke');
  });

  test.each([
    ['keepMine', { title: 'Mørke', text: 'Nyt' }],
    ['takeTheirs', { title: 'Skumring', text: 'Nyt' }],
  ] as const)('a conflict is shown, and ends with a choice: %s', async (choose, chosen) => {
    const { result, edit, save } = await open();
    edit({ title: 'Mørke', text: 'Nyt' });
    act(() => changeElsewhere({ title: 'Skumring' }));
    expect(result.current.conflicts).toEqual(['title']);
    act(() => result.current[choose]());
    expect(result.current).toMatchObject({ conflicts: [], isDirty: true });
    expect(result.current.document.value).toMatchObject(chosen);
    await save();
    expect(stored()).toMatchObject(chosen);
  });

  test('both have typed the same: there is nothing to choose', async () => {
    const { result, edit } = await open();
    edit({ title: 'Mørke' });
    act(() => changeElsewhere({ title: 'Mørke' }));
    expect(result.current).toMatchObject({ conflicts: [], isDirty: false });
  });

  test('keeps what was typed when it cannot be saved, and can save it then', async () => {
    const { result, edit, save } = await open();
    edit({ title: 'Mørke' });
    const mend = backend.fail('write', PATH);
    await act(async () => {
      await expect(result.current.save()).rejects.toMatchObject({ code: 'network' });
    });
    expect(result.current).toMatchObject({ isDirty: true, conflicts: [] });
    mend();
    await save();
    expect(stored().title).toBe('Mørke');
  });

  test('can write one field alone', async () => {
    const { result, edit } = await open();
    edit({ title: 'Mørke' });
    await act(() => result.current.saveOnly({ text: 'Nyt' }));
    expect(stored()).toMatchObject({ title: 'Lys', text: 'Nyt' });
    expect(result.current.document.value).toMatchObject({ title: 'Mørke', text: 'Nyt' });
    expect(result.current.isDirty).toBe(true);
  });

  test('forgets the edits on request, and lets people go when it goes', async () => {
    const { result, edit, unmount } = await open();
    edit({ title: 'Mørke' });
    act(() => result.current.discard());
    expect(result.current.document.value).toEqual(initial);
    edit({ title: 'Mørke' });
    unmount();
    expect(useUnfinishedWork.getState().counts.unsaved).toBe(0);
  });

  test('has what was typed before a reload, as an edit of what is stored now', async () => {
    const { edit, unmount } = await open();
    edit({ title: 'Mørke' });
    window.dispatchEvent(new Event('beforereload'));
    unmount();
    vi.resetModules();
    const reloaded = await import('#src/admin/editing/useDocumentEditor.ts');
    const now = { ...initial, text: 'Andet' };
    const changed: typeof repo = { ...repo, watch: (tell) => (tell(now), () => undefined) };
    const { result } = renderHook(() => reloaded.useDocumentEditor(changed, 'page'));
    await settled();
    expect(result.current.document.value).toEqual({ ...now, title: 'Mørke' });
    expect(result.current.isDirty).toBe(true);
  });

  test('opens with what is read when the listener says nothing, and saves upon it', async () => {
    backend.hold('watch', PATH);
    const { result } = renderHook(() => useDocumentEditor(repo, 'page'));
    await vi.waitFor(() => expect(result.current.document.value).toEqual(initial));
    act(() => result.current.edit({ title: 'Mørke' }));
    await act(() => result.current.save());
    expect(stored().title).toBe('Mørke');
    expect(result.current.document.value?.title).toBe('Mørke');
    expect(result.current.isDirty).toBe(false);
  });
});

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
