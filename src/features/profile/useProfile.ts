import { useCallback, useState } from 'react';
import { getOwnProfile } from '#src/data/auth/ownProfile.ts';
import type { Retryable } from '#src/hooks/asyncState.ts';
import { useLoad } from '#src/hooks/useLoad.ts';
import type { UserProfile } from '#src/model/account/schema.ts';

interface ProfileState {
  state: Retryable<UserProfile>;
  /** Takes over what has just been saved, without reading all of it again. */
  saved: (changes: Partial<UserProfile>) => void;
}

/** The profile of whoever is signed in. */
export function useProfile(): ProfileState {
  const loaded = useLoad(getOwnProfile);
  const [changes, setChanges] = useState<Partial<UserProfile>>({});
  const saved = useCallback((next: Partial<UserProfile>) => {
    setChanges((earlier) => ({ ...earlier, ...next }));
  }, []);
  const state =
    loaded.status === 'ready' ? { ...loaded, value: { ...loaded.value, ...changes } } : loaded;
  return { state, saved };
}
