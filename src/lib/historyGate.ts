type Gate = (event: PopStateEvent) => void;

const state: { gate: Gate | undefined } = { gate: undefined };

/**
 * Registers for the back and forward buttons before the router does, because browsers call the
 * listeners of a window in the order of their registration.
 */
export function installHistoryGate(): void {
  window.addEventListener('popstate', (event) => state.gate?.(event));
}

/**
 * Calls `gate` first on every navigation; it may stop the event from reaching the router. Returns a
 * function that ends this.
 */
export function guardHistory(gate: Gate): () => void {
  state.gate = gate;
  return () => {
    if (state.gate === gate) state.gate = undefined;
  };
}
