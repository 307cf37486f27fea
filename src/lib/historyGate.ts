type Gate = (event: PopStateEvent) => void;

const state: { gate: Gate | undefined } = { gate: undefined };

/**
 * Listens for the back and forward buttons before anybody else does: browsers tell the listeners of
 * a window in the order in which they came, whatever phase they ask for.
 */
export function installHistoryGate(): void {
  window.addEventListener('popstate', (event) => state.gate?.(event));
}

/** From now on `gate` hears first of every move, and may keep it from the others; the answer ends it. */
export function guardHistory(gate: Gate): () => void {
  state.gate = gate;
  return () => {
    if (state.gate === gate) state.gate = undefined;
  };
}
