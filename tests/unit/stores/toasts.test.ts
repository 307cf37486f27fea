import { beforeEach, describe, expect, test } from 'vitest';
import { demandFulfilled, dismissToast, showToast, useToasts } from '#src/stores/toasts.ts';

beforeEach(() => {
  useToasts.setState(useToasts.getInitialState(), true);
});

describe('toasts', () => {
  test.each([
    { kind: 'success', durationMs: 5000 },
    { kind: 'info', durationMs: 5000 },
    { kind: 'warning', durationMs: 6000 },
    { kind: 'error', durationMs: 7000 },
  ] as const)('$kind stays $durationMs ms', ({ kind, durationMs }) => {
    const id = showToast({ kind, text: 'x' });
    expect(useToasts.getState().toasts).toEqual([{ id, kind, text: 'x', durationMs }]);
  });

  test('a toast without a kind informs, and may stay as long as it is told', () => {
    const id = showToast({ text: 'x', durationMs: 1500 });
    expect(useToasts.getState().toasts).toEqual([
      { id, kind: 'info', text: 'x', durationMs: 1500 },
    ]);
  });

  test('they stack, and each is dismissed by itself', () => {
    const first = showToast({ text: 'a' });
    const second = showToast({ text: 'b' });
    dismissToast(first);
    expect(useToasts.getState().toasts.map(({ id }) => id)).toEqual([second]);
    dismissToast(first);
    expect(useToasts.getState().toasts).toHaveLength(1);
  });

  test('what asks for something goes when that is done', () => {
    showToast({ text: 'a', demand: 'consent' });
    showToast({ text: 'b', demand: 'signIn' });
    showToast({ text: 'c' });
    demandFulfilled('consent');
    expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['b', 'c']);
  });

  test('what is said again is read once, as the latest', () => {
    showToast({ kind: 'error', text: 'a' });
    showToast({ kind: 'info', text: 'a' });
    const again = showToast({ kind: 'error', text: 'a' });
    const { toasts } = useToasts.getState();
    expect(toasts.map(({ kind }) => kind)).toEqual(['info', 'error']);
    expect(toasts.at(-1)?.id).toBe(again);
  });
});
