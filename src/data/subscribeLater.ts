export type Unsubscribe = () => void;

/** Subscribes once the SDK is loaded, unless it was stopped before. */
export function subscribeLater<Sdk>(
  load: () => Promise<Sdk>,
  subscribe: (sdk: Sdk) => Unsubscribe,
  onError: (thrown: unknown) => void,
): Unsubscribe {
  const state: { isStopped: boolean; stop?: Unsubscribe } = { isStopped: false };
  load().then(
    (sdk) => {
      if (!state.isStopped) state.stop = subscribe(sdk);
    },
    (thrown: unknown) => {
      if (!state.isStopped) onError(thrown);
    },
  );
  return () => {
    state.isStopped = true;
    state.stop?.();
  };
}
