import { useCallback } from 'react';
import { isOrderRefusal } from '#src/model/base/errors.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';

export interface DialogProps {
  order: PendingOrder;
  /** Every order that waits. */
  waiting: readonly PendingOrder[];
  onClose: () => void;
}

/** Closes the dialog when the order cannot be decided like this any more. */
export function useCloseOnRefusal<Input extends unknown[], Answer>(
  decide: (...input: Input) => Promise<Answer>,
  onClose: () => void,
): (...input: Input) => Promise<Answer> {
  return useCallback(
    async (...input) => {
      try {
        return await decide(...input);
      } catch (thrown) {
        if (isOrderRefusal(thrown)) onClose();
        throw thrown;
      }
    },
    [decide, onClose],
  );
}
