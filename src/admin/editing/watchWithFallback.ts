import type { Watch } from '#src/hooks/useLive.ts';
import type { AppError } from '#src/model/base/errors.ts';

/**
 * The time a listener has before its subject is read directly. A healthy listener is faster, and
 * reading everything twice would cost twice as much.
 */
const PATIENCE_MS = 500;

interface Source<Value> {
  read: () => Promise<Value>;
  watch: Watch<Value>;
}

export interface FallbackWatch<Value> {
  watch: Watch<Value>;
  /** Reads again after a change, unless the listener is working. */
  readAgain: () => void;
}

interface Progress {
  isSilent: boolean;
  reading: 'due' | 'asked' | 'known' | 'failed';
  broken: AppError | undefined;
  /** Only the newest read counts. */
  turn: number;
}

const nothing = () => undefined;

/**
 * Watches a subject, and reads it while the listener is silent, so that an editor opens in any
 * case.
 */
export function watchWithFallback<Value>({ read, watch }: Source<Value>): FallbackWatch<Value> {
  const current: { readAgain: () => void } = { readAgain: nothing };

  const watchOrRead: Watch<Value> = (onNext, onError) => {
    const now: Progress = { isSilent: true, reading: 'due', broken: undefined, turn: 0 };

    const readNow = async () => {
      if (!now.isSilent) return;
      now.turn += 1;
      const asked = now.turn;
      const isWanted = () => now.isSilent && asked === now.turn;
      if (now.reading !== 'known') now.reading = 'asked';
      try {
        const value = await read();
        if (!isWanted()) return;
        now.reading = 'known';
        onNext(value);
      } catch (thrown) {
        console.warn('What is edited could not be read', thrown);
        if (!isWanted() || now.reading === 'known') return;
        now.reading = 'failed';
        if (now.broken) onError(now.broken);
      }
    };
    const timer = setTimeout(() => void readNow(), PATIENCE_MS);
    const settle = () => {
      now.isSilent = false;
      clearTimeout(timer);
    };
    current.readAgain = () => void readNow();

    const stop = watch(
      (value) => {
        settle();
        onNext(value);
      },
      (error) => {
        now.broken = error;
        if (!now.isSilent || now.reading === 'failed') onError(error);
        else if (now.reading === 'due') {
          clearTimeout(timer);
          void readNow();
        }
      },
    );
    return () => {
      settle();
      stop();
    };
  };

  return { watch: watchOrRead, readAgain: () => current.readAgain() };
}
