import { keepLast } from './keepLast.ts';
import type { Watch } from './useLive.ts';

/** A value, and when it was last known to be true. */
export interface Fresh<Value> {
  value: Value;
  at: Date;
}

export interface RefreshedSource<Value> {
  watch: Watch<Value>;
  list: () => Promise<Value>;
  everyMs: number;
}

/** Repeats work every so often, and when the network comes back; the answer stops it. */
function repeat(work: () => void, everyMs: number): () => void {
  const timer = setInterval(work, everyMs);
  window.addEventListener('online', work);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', work);
  };
}

/**
 * Follows something live and reads it anew every so often, so that a listener which died in silence is
 * noticed. A failure takes nothing away that was told before: its age says how old it is.
 */
export function refreshedWatch<Value>({
  watch,
  list,
  everyMs,
}: RefreshedSource<Value>): Watch<Fresh<Value>> {
  return keepLast((onNext, onError) => {
    let isStopped = false;
    let news = 0;
    let isBroken = false;
    let stopLive: (() => void) | undefined;

    const tell = (value: Value) => {
      if (!isStopped) onNext({ value, at: new Date() });
    };
    const followLive = () => {
      stopLive?.();
      isBroken = false;
      stopLive = watch(
        (value) => {
          news += 1;
          tell(value);
        },
        (error) => {
          isBroken = true;
          if (!isStopped) onError(error);
        },
      );
    };
    const refresh = async () => {
      const asked = news;
      try {
        const value = await list();
        // What was told live meanwhile is newer than what was asked for before.
        if (asked === news) tell(value);
        if (isBroken && !isStopped) followLive();
      } catch {
        // The next turn tries again.
      }
    };

    followLive();
    const stopRefreshing = repeat(() => void refresh(), everyMs);
    return () => {
      isStopped = true;
      stopRefreshing();
      stopLive?.();
    };
  });
}
