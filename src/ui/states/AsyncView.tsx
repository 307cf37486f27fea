import type { ReactNode } from 'react';
import type { Retryable } from '#src/hooks/resource.ts';
import { errorText, type OperationErrors } from '#src/model/base/errorTexts.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { VisuallyHidden } from '../controls/Icon.tsx';
import { ErrorState } from './ErrorState.tsx';

interface AsyncViewProps<Value> {
  state: Retryable<Value>;
  skeleton: ReactNode;
  /** The operation's own texts for its error codes. */
  errors?: OperationErrors;
  children: (value: Value) => ReactNode;
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
      return (
        <ErrorState
          text={errorText(state.error.code, errors, state.error.details)}
          onRetry={state.retry}
        />
      );
  }
}
