import { create } from 'zustand';
import * as localStore from '#src/lib/browserStorage.ts';
import { deleteCookies } from '#src/lib/browserStorage.ts';
import {
  CONSENT_STORAGE_KEY,
  isAccepted,
  isAnalyticsCookie,
  isDeclined,
  parseConsent,
  type Consent,
  type ConsentAnswer,
} from '#src/model/consent/consent.ts';

function readConsent(): Consent {
  return parseConsent(localStore.readText(CONSENT_STORAGE_KEY) ?? null);
}

/** What the visitor has said about cookies; null while they have not chosen. */
export const useConsent = create<{ value: Consent }>()(() => ({ value: readConsent() }));

/** Whether cookies are accepted: now, or as a selector in `useConsent(hasConsent)`. */
export function hasConsent({ value } = useConsent.getState()): boolean {
  return isAccepted(value);
}

/** Keeps the choice; a refusal deletes what measuring visits has left behind. */
export function setConsent(value: ConsentAnswer): void {
  if (isDeclined(value)) deleteCookies(isAnalyticsCookie);
  localStore.writeText(CONSENT_STORAGE_KEY, value);
  useConsent.setState({ value });
}

/** Forgets the choice, so that it is asked for again. */
export function clearConsent(): void {
  localStore.remove(CONSENT_STORAGE_KEY);
  useConsent.setState({ value: null });
}

/** Takes over what another tab decides; the answer stops it. */
export function followConsent(): () => void {
  return localStore.onOtherTab(CONSENT_STORAGE_KEY, () => {
    useConsent.setState({ value: readConsent() });
  });
}
