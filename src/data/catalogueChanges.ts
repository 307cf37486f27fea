const listeners = new Set<() => void>();

/** Calls back when this page has added something to the catalogue or removed it; the answer stops it. */
export function onCatalogueChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function catalogueChanged(): void {
  for (const listener of listeners) listener();
}
