const listeners = new Set<() => void>();

/**
 * Calls back when this page has added an item to the catalogue or removed one. Returns a function
 * that stops it.
 */
export function onCatalogueChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function notifyCatalogueChanged(): void {
  for (const listener of listeners) listener();
}
