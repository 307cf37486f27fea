import { afterEach, beforeEach, expect, vi } from 'vitest';
import { ResourceFollower, type AsyncState } from '#src/hooks/resource.ts';
import { AppError } from '#src/model/base/errors.ts';
import type { Resource } from '#src/model/base/resource.ts';
import { resetStoresAfterEach } from './stores.ts';

const running = new Set<ResourceFollower<string>>();

/** Lets the clock stand still, and stops what `follow` has begun after each test of the file. */
export function followByFakeTime(): void {
  resetStoresAfterEach();
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    for (const { stop } of running) stop();
    running.clear();
  });
}

export const error = new AppError('network');
const broken = new AppError('offline');

/** Sources that say what the test lets them say. */
export function sources() {
  const live = {
    tell: (value: string): void => expect.unreachable(`Nobody hears ${value}`),
    fail: (): void => expect.unreachable('Nobody listens'),
  };
  const stopListening = vi.fn();
  const watch = vi.fn((onNext: (value: string) => void, onError: (thrown: AppError) => void) => {
    live.tell = onNext;
    live.fail = () => onError(broken);
    return stopListening;
  });
  const read = vi.fn(() => Promise.resolve('read'));
  return { live, stopListening, watch, read };
}

/** The values that were told, and the codes of failures with nothing known; repetitions are left out. */
function wordsOf(states: readonly AsyncState<string>[]): string[] {
  return states
    .map((state) => (state.status === 'failed' ? `! ${state.error.code}` : (state.value ?? '…')))
    .filter((word, index, all) => word !== all[index - 1]);
}

export function follow(resource: Resource<string>) {
  const states: AsyncState<string>[] = [];
  const following = new ResourceFollower(resource, (state) => states.push(state));
  running.add(following);
  following.start();
  return {
    stop: following.stop,
    refresh: following.refresh,
    states,
    words: () => wordsOf(states),
    error: () => states.at(-1)?.error?.code,
  };
}

export const soon = () => vi.advanceTimersByTimeAsync(0);

/** The connection comes back. */
export async function connect(): Promise<void> {
  window.dispatchEvent(new Event('online'));
  await soon();
}
