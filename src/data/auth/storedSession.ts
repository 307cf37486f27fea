import * as z from 'zod/mini';

/** The prefix of the key under which the SDK keeps who is signed in. */
const KEY_PREFIX = 'firebase:authUser:';

function storedIn(storage: () => Storage): string | undefined {
  try {
    const key = Object.keys(storage()).find((name) => name.startsWith(KEY_PREFIX));
    return key === undefined ? undefined : (storage().getItem(key) ?? undefined);
  } catch {
    // The browser refuses access to its storage, so the SDK cannot have kept a session in it.
    return undefined;
  }
}

const storedSession = () => storedIn(() => localStorage) ?? storedIn(() => sessionStorage);

/** Whether somebody may be signed in: known without loading the SDK. */
export function hasStoredSession(): boolean {
  return storedSession() !== undefined;
}

const sessionSchema = z.object({ stsTokenManager: z.object({ refreshToken: z.string() }) });

/** What the stored session is renewed with; undefined when there is none, or none that can be read. */
export function storedRefreshToken(): string | undefined {
  try {
    const session: unknown = JSON.parse(storedSession() ?? '{}');
    return sessionSchema.safeParse(session).data?.stsTokenManager.refreshToken;
  } catch {
    // Not written by the SDK that we know.
    return undefined;
  }
}

/** Written for a moment by a tab that signs out: a session that lives in one tab is not shared. */
const FAREWELL_KEY = 'signedOut';

/** Tells the other tabs of this browser that this account signs out. */
export function tellOtherTabs(uid: string): void {
  try {
    localStorage.setItem(FAREWELL_KEY, uid);
    localStorage.removeItem(FAREWELL_KEY);
  } catch {
    // Tabs without a storage cannot hear of each other.
  }
}

interface OtherTab {
  onSignIn: () => void;
  onSignOut: () => void;
  /** The account signs out everywhere in this browser. */
  onFarewell: (uid: string) => void;
}

/** Follows what another tab does with the session; the answer stops it. */
export function onOtherTab({ onSignIn, onSignOut, onFarewell }: OtherTab): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === FAREWELL_KEY && newValue !== null) onFarewell(newValue);
    // The key is null when the other tab has cleared everything.
    if (key !== null && !key.startsWith(KEY_PREFIX)) return;
    if (newValue === null) onSignOut();
    else onSignIn();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
