import { AppError } from '#src/model/base/errors.ts';

export function stopIfCancelled(signal: AbortSignal): void {
  if (signal.aborted) throw new AppError('cancelled');
}
