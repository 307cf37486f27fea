import * as operationLog from '#src/data/repos/operationLog.ts';
import type { Retryable } from '#src/hooks/asyncState.ts';
import { keepLast } from '#src/hooks/keepLast.ts';
import { polled } from '#src/hooks/polled.ts';
import { useLive } from '#src/hooks/useLive.ts';
import type { Operation } from '#src/model/system/schema.ts';
import { STATUS_LOG_POLL_MS } from '#src/shared/limits.ts';

const watchLog = keepLast(polled(operationLog.read, STATUS_LOG_POLL_MS));

/** The operation log, read every five seconds, the newest first. */
export function useOperations(): Retryable<Operation[]> {
  return useLive(watchLog);
}
