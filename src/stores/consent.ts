import { create } from 'zustand';
import * as localStore from '#src/lib/browserStorage.ts';
import { deleteCookies } from '#src/lib/browserStorage.ts';
import * as sessionStore from '#src/lib/sessionStore.ts';
import {
  CONSENT_STORAGE_KEY,
  CONTACT_DRAFT_KEY,
  isAccepted,
  isAnalyticsCookie,
  isDeclined,
  parseConsent,
  type Consent,
  type ConsentAnswer,
} from '#src/model/consent/consent.ts';
import { demandFulfilled } from './toasts.ts';

function readConsent(): Consent {
  return parseConsent(localStore.readText(CONSENT_STORAGE_KEY) ?? null);
}

/** The visitor's choice about cookies; null before any choice. */
export const useConsent = create<{ value: Consent }>()(() => ({ value: readConsent() }));

/** True when cookies are accepted; also a selector, as in `useConsent(hasConsent)`. */
export function hasConsent({ value } = useConsent.getState()): boolean {
  return isAccepted(value);
}

function changed(value: Consent): void {
  useConsent.setState({ value });
  if (isAccepted(value)) demandFulfilled('consent');
}

/** Stores the choice; a refusal deletes the cookies of Google Analytics and an unsent message. */
export function setConsent(value: ConsentAnswer): void {
  if (isDeclined(value)) {
    deleteCookies(isAnalyticsCookie);
    sessionStore.remove(CONTACT_DRAFT_KEY);
  }
  localStore.writeText(CONSENT_STORAGE_KEY, value);
  changed(value);
}

/** Removes the choice, so that the banner asks again. */
export function clearConsent(): void {
  localStore.remove(CONSENT_STORAGE_KEY);
  useConsent.setState({ value: null });
}

/** Follows the choice in other tabs. Returns a function that stops it. */
export function followConsent(): () => void {
  return localStore.onOtherTab(CONSENT_STORAGE_KEY, () => {
    changed(readConsent());
  });
}
