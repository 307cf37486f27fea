import { vi } from 'vitest';
import type { AppError } from '#src/model/base/errors.ts';
import { writeGate } from './writeGate.ts';

interface Watcher<Value> {
  onNext: (value: Value) => void;
  onError: (error: AppError) => void;
}

type Change<Value> = (current: Value) => Partial<Value>;

/** A document kept in memory that behaves like a repo: changes are told to all who watch. */
export function fakeDocument<Value extends object>(initial: Value) {
  const watchers = new Set<Watcher<Value>>();
  const gate = writeGate();
  const tell = () => watchers.forEach(({ onNext }) => onNext(fake.stored));
  const fake = {
    /** What is stored. */
    stored: initial,
    get: () => Promise.resolve(fake.stored),
    watch: (onNext: Watcher<Value>['onNext'], onError: Watcher<Value>['onError']) => {
      const watcher = { onNext, onError };
      watchers.add(watcher);
      onNext(fake.stored);
      return () => watchers.delete(watcher);
    },
    update: vi.fn(async (change: Change<Value>) => {
      await gate.pass();
      fake.stored = { ...fake.stored, ...change(fake.stored) };
      tell();
    }),
    /** Somebody else saves; `silently` when this browser has not heard of it yet. */
    changeElsewhere: (changes: Partial<Value>, how: 'told' | 'silently' = 'told') => {
      fake.stored = { ...fake.stored, ...changes };
      if (how === 'told') tell();
    },
    failWatchers: (error: AppError) => watchers.forEach(({ onError }) => onError(error)),
    /** Holds writes back until the gate opens or fails. */
    holdWrites: gate.close,
    /** From now on writes go through again. */
    letWrite: gate.leaveOpen,
  };
  return fake;
}
