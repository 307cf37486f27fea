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

  test('they stack, each is dismissed by itself, and one without a kind informs', () => {
    const first = showToast({ text: 'a' });
    const id = showToast({ text: 'b', durationMs: 1500 });
    for (const _time of ['once', 'twice']) dismissToast(first);
    expect(useToasts.getState().toasts).toEqual([
      { id, kind: 'info', text: 'b', durationMs: 1500 },
    ]);
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
