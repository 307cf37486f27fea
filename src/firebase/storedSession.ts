/** The prefix of the key under which the SDK keeps who is signed in. */
const KEY_PREFIX = 'firebase:authUser:';

function holdsSession(storage: () => Storage): boolean {
  try {
    return Object.keys(storage()).some((key) => key.startsWith(KEY_PREFIX));
  } catch {
    // The browser refuses access to its storage, so the SDK cannot have kept a session in it.
    return false;
  }
}

/** Whether somebody may be signed in: known without loading the SDK. */
export function hasStoredSession(): boolean {
  return holdsSession(() => localStorage) || holdsSession(() => sessionStorage);
}

/** Calls back when another tab has signed somebody in; the answer stops it. */
export function onStoredSession(found: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key?.startsWith(KEY_PREFIX) && event.newValue !== null) found();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
