import { useState, type ComponentProps } from 'react';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';

type KeptViewProps<Value> = ComponentProps<typeof AsyncView<Value>>;

/**
 * An asynchronous value that is edited: what was shown once stays, with what is typed into it, when its source
 * fails or is asked again. The error stands above it.
 */
export function KeptView<Value>({ state, skeleton, errors, children }: KeptViewProps<Value>) {
  const [known, setKnown] = useState(state.value);
  if (state.value !== undefined && state.value !== known) setKnown(state.value);
  const shown = state.value ?? known;
  return (
    <>
      {state.value === undefined && (
        <AsyncView
          state={state}
          skeleton={shown === undefined && skeleton}
          {...(errors && { errors })}
        >
          {() => null}
        </AsyncView>
      )}
      {shown !== undefined && children(shown)}
    </>
  );
}
