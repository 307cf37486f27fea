import { useCallback, useRef, useState } from 'react';
import { errorText, type OperationErrors } from '#src/model/base/errorTexts.ts';
import { toAppError } from '#src/model/base/errors.ts';
import { dismissToast, showToast, type NewToast } from '#src/stores/toasts.ts';

/** Shows a failure as a toast, with the operation's own text for its code where there is one, and returns its id. */
export function reportFailure(thrown: unknown, errors?: OperationErrors): number {
  const { code, details } = toAppError(thrown);
  // An unconfirmed write may still have arrived, and the form keeps its input: a warning is enough.
  const kind = code === 'not-confirmed' ? 'warning' : 'error';
  const text = errorText(code, errors, details);
  return showToast({ kind, text });
}

interface SubmitOptions<Input extends unknown[], Answer> {
  /** The toast after success. */
  success?: (answer: Answer, ...input: Input) => NewToast;
  /** The operation's own texts for its error codes. */
  errors?: OperationErrors;
}

export type SubmitOutcome<Answer> = { done: true; answer: Answer } | { done: false };

export interface Submit<Input extends unknown[], Answer> {
  pending: boolean;
  submit: (...input: Input) => Promise<SubmitOutcome<Answer>>;
}

/**
 * Runs an action, ignores calls while it is running, and shows its outcome as a toast. A new try takes the
 * failure of the last one away.
 */
export function useSubmit<Input extends unknown[], Answer>(
  action: (...input: Input) => Promise<Answer>,
  options: SubmitOptions<Input, Answer> = {},
): Submit<Input, Answer> {
  const { success, errors } = options;
  const [pending, setPending] = useState(false);
  const isRunning = useRef(false);
  const lastFailure = useRef<number>(undefined);

  const submit = useCallback(
    async (...input: Input): Promise<SubmitOutcome<Answer>> => {
      if (isRunning.current) return { done: false };
      isRunning.current = true;
      setPending(true);
      if (lastFailure.current !== undefined) dismissToast(lastFailure.current);
      try {
        const answer = await action(...input);
        if (success) showToast(success(answer, ...input));
        return { done: true, answer };
      } catch (thrown) {
        lastFailure.current = reportFailure(thrown, errors);
        return { done: false };
      } finally {
        isRunning.current = false;
        setPending(false);
      }
    },
    [action, success, errors],
  );

  return { pending, submit };
}
