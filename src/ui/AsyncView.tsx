import type { ReactNode } from 'react';
import type { AsyncState } from '#src/hooks/asyncState.ts';
import { commonTexts } from '#src/shared/texts/common.ts';
import { errorText } from '#src/shared/texts/errors.ts';
import type { OperationErrors } from '#src/shared/texts/errors.ts';
import { ErrorState } from './ErrorState.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface AsyncViewProps<Value> {
  state: AsyncState<Value> & { retry: () => void };
  skeleton: ReactNode;
  /** The words of the operation that failed. */
  errors?: OperationErrors;
  children: (value: Value) => ReactNode;
}

/** The three faces of something that is fetched: on its way, here, or not to be had. */
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
    case 'failed': {
      const { code, details } = state.error;
      return <ErrorState text={errorText(code, errors, details)} onRetry={state.retry} />;
    }
  }
}
