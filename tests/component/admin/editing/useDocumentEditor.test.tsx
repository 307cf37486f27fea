import { act, renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { useDocumentEditor } from '#src/admin/editing/useDocumentEditor.ts';
import { AppError } from '#src/model/base/errors.ts';
import { useUnfinishedWork } from '#src/stores/unfinishedWork.ts';
import { fakeDocument } from '../../support/fakeDocument.ts';

const initial = { title: 'Lys', text: 'Og skygge', tags: ['a'] };

function open() {
  const repo = fakeDocument(initial);
  const { result, unmount } = renderHook(() => useDocumentEditor(repo));
  const edit = (changes: Partial<typeof initial>) => act(() => result.current.edit(changes));
  const save = () => act(() => result.current.save());
  return { repo, result, edit, save, unmount };
}

describe('useDocumentEditor', () => {
  test('is unsaved while something differs, and no longer when it is typed back', () => {
    const { result, edit } = open();
    expect(result.current.isDirty).toBe(false);
    edit({ title: 'Mørke' });
    expect(result.current.document.value).toEqual({ ...initial, title: 'Mørke' });
    expect(result.current.isDirty).toBe(true);
    expect(useUnfinishedWork.getState().counts.unsaved).toBe(1);
    edit({ title: 'Lys' });
    expect(result.current.isDirty).toBe(false);
    expect(useUnfinishedWork.getState().counts.unsaved).toBe(0);
  });

  test('a list that says the same is no change', () => {
    const { result, edit } = open();
    edit({ tags: ['a'] });
    expect(result.current.isDirty).toBe(false);
  });

  test('follows what others save, save in the fields that are edited here', () => {
    const { repo, result, edit } = open();
    edit({ title: 'Mørke' });
    act(() => repo.changeElsewhere({ text: 'Andet' }));
    expect(result.current.document.value).toMatchObject({ title: 'Mørke', text: 'Andet' });
    expect(result.current.conflicts).toEqual([]);
  });

  test('writes only what was edited', async () => {
    const { repo, result, edit, save } = open();
    edit({ title: 'Mørke' });
    repo.changeElsewhere({ text: 'Andet' }, 'silently');
    await save();
    expect(repo.stored).toEqual({ ...initial, title: 'Mørke', text: 'Andet' });
    expect(result.current.isDirty).toBe(false);
  });

  test('what is typed while it saves is still unsaved afterwards', async () => {
    const { repo, result, edit } = open();
    edit({ title: 'Mørke' });
    const gate = repo.holdWrites();
    await act(async () => {
      const saved = result.current.save();
      result.current.edit({ title: 'Mørket' });
      gate.open();
      await saved;
    });
    expect(repo.stored.title).toBe('Mørke');
    expect(result.current).toMatchObject({ isDirty: true, conflicts: [] });
    repo.letWrite();
    await act(() => result.current.save());
    expect(repo.stored.title).toBe('Mørket');
    expect(result.current.isDirty).toBe(false);
  });

  test('does not overwrite what somebody else has saved without our having heard', async () => {
    const { repo, result, edit } = open();
    edit({ title: 'Mørke' });
    repo.changeElsewhere({ title: 'Skumring' }, 'silently');
    await act(async () => {
      await expect(result.current.save()).rejects.toMatchObject({ code: 'aborted' });
    });
    expect(repo.stored.title).toBe('Skumring');
    expect(result.current.document.value?.title).toBe('Mørke');
  });

  test('a conflict is shown, and one’s own words win when they are chosen', async () => {
    const { repo, result, edit, save } = open();
    edit({ title: 'Mørke', text: 'Nyt' });
    act(() => repo.changeElsewhere({ title: 'Skumring' }));
    expect(result.current.conflicts).toEqual(['title']);
    act(() => result.current.keepMine());
    expect(result.current).toMatchObject({ conflicts: [], isDirty: true });
    await save();
    expect(repo.stored).toMatchObject({ title: 'Mørke', text: 'Nyt' });
  });

  test('a conflict ends when the words of the others are taken; the other edits stay', () => {
    const { repo, result, edit } = open();
    edit({ title: 'Mørke', text: 'Nyt' });
    act(() => repo.changeElsewhere({ title: 'Skumring' }));
    act(() => result.current.takeTheirs());
    expect(result.current.document.value).toMatchObject({ title: 'Skumring', text: 'Nyt' });
    expect(result.current).toMatchObject({ conflicts: [], isDirty: true });
  });

  test('both have typed the same: there is nothing to choose', () => {
    const { repo, result, edit } = open();
    edit({ title: 'Mørke' });
    act(() => repo.changeElsewhere({ title: 'Mørke' }));
    expect(result.current).toMatchObject({ conflicts: [], isDirty: false });
  });

  test('keeps what was typed when it cannot be saved, and can save it then', async () => {
    const { repo, result, edit, save } = open();
    edit({ title: 'Mørke' });
    repo.holdWrites().failWith(new AppError('network'));
    await act(async () => {
      await expect(result.current.save()).rejects.toMatchObject({ code: 'network' });
    });
    expect(result.current).toMatchObject({ isDirty: true, conflicts: [] });
    repo.letWrite();
    await save();
    expect(repo.stored.title).toBe('Mørke');
  });

  test('can write one field alone', async () => {
    const { repo, result, edit } = open();
    edit({ title: 'Mørke' });
    await act(() => result.current.saveOnly({ text: 'Nyt' }));
    expect(repo.stored).toMatchObject({ title: 'Lys', text: 'Nyt' });
    expect(result.current.document.value).toMatchObject({ title: 'Mørke', text: 'Nyt' });
    expect(result.current.isDirty).toBe(true);
  });

  test('forgets the edits on request, and lets people go when it goes', () => {
    const { result, edit, unmount } = open();
    edit({ title: 'Mørke' });
    act(() => result.current.discard());
    expect(result.current.document.value).toEqual(initial);
    edit({ title: 'Mørke' });
    unmount();
    expect(useUnfinishedWork.getState().counts.unsaved).toBe(0);
  });

  test('opens with what is read when the listener says nothing, and saves upon it', async () => {
    const document = fakeDocument(initial);
    const repo = { ...document, watch: () => () => undefined };
    const { result } = renderHook(() => useDocumentEditor(repo));
    await vi.waitFor(() => expect(result.current.document.value).toEqual(initial));
    act(() => result.current.edit({ title: 'Mørke' }));
    await act(() => result.current.save());
    expect(document.stored.title).toBe('Mørke');
    expect(result.current.document.value?.title).toBe('Mørke');
    expect(result.current.isDirty).toBe(false);
  });
});
