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

interface OtherTab {
  onSignIn: () => void;
  onSignOut: () => void;
}

/** Follows what another tab does with the session; the answer stops it. */
export function onOtherTab({ onSignIn, onSignOut }: OtherTab): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    // The key is null when the other tab has cleared everything.
    if (key !== null && !key.startsWith(KEY_PREFIX)) return;
    if (newValue === null) onSignOut();
    else onSignIn();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
