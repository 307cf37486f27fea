import * as operationLog from '#src/firebase/repos/operationLog.ts';
import type { Retryable } from '#src/hooks/asyncState.ts';
import { keepLast } from '#src/hooks/keepLast.ts';
import { useLive } from '#src/hooks/useLive.ts';
import { toAppError } from '#src/shared/errors.ts';
import { STATUS_LOG_POLL_MS } from '#src/shared/limits.ts';
import type { Operation } from '#src/shared/schemas/system.ts';

/** Reads the log every five seconds. */
const watchLog = keepLast<Operation[]>((onNext, onError) => {
  let isStopped = false;
  const read = async () => {
    try {
      const operations = await operationLog.read();
      if (!isStopped) onNext(operations);
    } catch (thrown) {
      if (!isStopped) onError(toAppError(thrown));
    }
  };
  void read();
  const timer = setInterval(() => void read(), STATUS_LOG_POLL_MS);
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
});

/** The operation log, the newest first. */
export function useOperations(): Retryable<Operation[]> {
  return useLive(watchLog);
}
