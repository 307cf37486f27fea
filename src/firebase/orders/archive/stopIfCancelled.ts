import { AppError } from '#src/shared/errors.ts';

export function stopIfCancelled(signal: AbortSignal): void {
  if (signal.aborted) throw new AppError('cancelled');
}
