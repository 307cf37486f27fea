import { afterEach, expect, test, vi } from 'vitest';
import { stopRequested } from '../../tools/stopRequested.ts';

const before = process.listeners('SIGINT');
afterEach(() => {
  for (const each of process.listeners('SIGINT').filter((own) => !before.includes(own))) {
    process.off('SIGINT', each);
  }
});

test('a Ctrl-C, which arrives twice, lets work end well, and the next one ends it at once', () => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const { signal } = stopRequested();
  process.emit('SIGINT');
  process.emit('SIGINT');
  expect(signal.aborted).toBe(true);
  expect(exit).not.toHaveBeenCalled();
  process.emit('SIGINT');
  expect(exit).toHaveBeenCalledWith(1);
});
