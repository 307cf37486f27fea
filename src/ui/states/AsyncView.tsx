import type { ReactNode } from 'react';
import type { AsyncState } from '#src/hooks/asyncState.ts';
import { useRetryOnline } from '#src/hooks/useOnline.ts';
import { errorText, type OperationErrors } from '#src/model/base/errorTexts.ts';
import type { AppError } from '#src/model/base/errors.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { VisuallyHidden } from '../controls/VisuallyHidden.tsx';
import { ErrorState } from './ErrorState.tsx';

interface AsyncViewProps<Value> {
  state: AsyncState<Value> & { retry: () => void };
  skeleton: ReactNode;
  /** The operation's own texts for its error codes. */
  errors?: OperationErrors;
  children: (value: Value) => ReactNode;
}

interface FailedProps {
  error: AppError;
  retry: () => void;
  errors: OperationErrors | undefined;
}

/** Shows the error with a retry button, and retries by itself when the connection is back. */
function Failed({ error: { code, details }, retry, errors }: FailedProps) {
  useRetryOnline({ status: 'failed', retry });
  return <ErrorState text={errorText(code, errors, details)} onRetry={retry} />;
}

/** Renders an asynchronous value: a skeleton while loading, then the value or the error. */
export function AsyncView<Value>({ state, skeleton, errors, children }: AsyncViewProps<Value>) {
  switch (state.status) {
    case 'loading':
      return (
        <>
          <VisuallyHidden>
            <span role="status">{commonTexts.loading}</span>
          </VisuallyHidden>
          {skeleton}
        </>
      );
    case 'ready':
      return children(state.value);
    case 'failed':
      return <Failed error={state.error} retry={state.retry} errors={errors} />;
  }
}
