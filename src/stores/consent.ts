import { create } from 'zustand';
import * as localStore from '#src/lib/browserStorage.ts';
import { deleteCookies } from '#src/lib/browserStorage.ts';
import {
  CONSENT_STORAGE_KEY,
  isAnalyticsCookie,
  parseConsent,
  type Consent,
} from '#src/model/consent/consent.ts';

function readConsent(): Consent {
  return parseConsent(localStore.readText(CONSENT_STORAGE_KEY) ?? null);
}

/** The visitor's choice about cookies; null before any choice. */
export const useConsent = create<{ value: Consent }>()(() => ({ value: readConsent() }));

/** Stores the choice; a refusal deletes the cookies of Google Analytics. */
export function setConsent(value: NonNullable<Consent>): void {
  if (value === 'declined') deleteCookies(isAnalyticsCookie);
  localStore.writeText(CONSENT_STORAGE_KEY, value);
  useConsent.setState({ value });
}

/** Removes the choice, so that the banner asks again. */
export function clearConsent(): void {
  localStore.remove(CONSENT_STORAGE_KEY);
  useConsent.setState({ value: null });
}

/** Follows the choice in other tabs. Returns a function that stops it. */
export function followConsent(): () => void {
  return localStore.onOtherTab(CONSENT_STORAGE_KEY, () => {
    useConsent.setState({ value: readConsent() });
  });
}
