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

/** What the visitor has said about cookies; null while they have not chosen. */
export const useConsent = create<{ value: Consent }>()(() => ({ value: readConsent() }));

/** Keeps the choice; a refusal deletes what measuring visits has left behind. */
export function setConsent(value: NonNullable<Consent>): void {
  if (value === 'declined') deleteCookies(isAnalyticsCookie);
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
