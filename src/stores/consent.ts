import { create } from 'zustand';
import * as localStore from '#src/lib/localStore.ts';

export type Consent = 'accepted' | 'declined';

const KEY = 'cookieConsent';

function readConsent(): Consent | null {
  const stored = localStore.readText(KEY);
  return stored === 'accepted' || stored === 'declined' ? stored : null;
}

/** What the visitor has said about cookies; null while they have not chosen. */
export const useConsent = create<{ value: Consent | null }>()(() => ({ value: readConsent() }));

export function setConsent(value: Consent): void {
  localStore.writeText(KEY, value);
  useConsent.setState({ value });
}

/** Forgets the choice, so that it is asked for again. */
export function clearConsent(): void {
  localStore.remove(KEY);
  useConsent.setState({ value: null });
}

/** Takes over what another tab decides; the answer stops it. */
export function followConsent(): () => void {
  return localStore.onOtherTab(KEY, () => useConsent.setState({ value: readConsent() }));
}
