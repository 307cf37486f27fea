import { createContext, use, useState, type ComponentProps } from 'react';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';

type KeptViewProps<Value> = ComponentProps<typeof AsyncView<Value>> & {
  /** Left out where nothing inside asks for it. */
  refresh?: () => void;
};

const nothing = () => undefined;

const Refresh = createContext<() => void>(nothing);

/** Returns a function that reads anew what the view around shows: a listener that has broken off tells of no save. */
export const useRefresh = (): (() => void) => use(Refresh);

/**
 * An asynchronous value that is edited: what was shown once stays, with what is typed into it, when its source
 * fails or is asked again. The error stands above it.
 */
export function KeptView<Value>(props: KeptViewProps<Value>) {
  const { state, refresh = nothing, skeleton, errors, children } = props;
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
      {shown !== undefined && <Refresh value={refresh}>{children(shown)}</Refresh>}
    </>
  );
}
