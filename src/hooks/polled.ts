import { toAppError } from '#src/model/base/errors.ts';
import type { Watch } from './useLive.ts';

/** Asks now and every so often, but not again while an answer is still on its way. */
export function polled<Value>(ask: () => Promise<Value>, everyMs: number): Watch<Value> {
  return (onNext, onError) => {
    let isAsking = false;
    let isStopped = false;
    const turn = async () => {
      if (isAsking) return;
      isAsking = true;
      try {
        const value = await ask();
        if (!isStopped) onNext(value);
      } catch (thrown) {
        if (!isStopped) onError(toAppError(thrown));
      } finally {
        isAsking = false;
      }
    };
    void turn();
    const timer = setInterval(() => void turn(), everyMs);
    return () => {
      isStopped = true;
      clearInterval(timer);
    };
  };
}
