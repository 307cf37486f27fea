import { webStore } from './webStore.ts';

/** The browser's local storage: stays until it is cleared. */
export const { readText, writeText, remove, readJson, writeJson, clear } = webStore(
  () => localStorage,
);

/** Calls back when another tab has changed the value; the answer stops it. */
export function onOtherTab(key: string, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    // The key is null when the other tab has cleared everything.
    if (event.key === key || event.key === null) changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
