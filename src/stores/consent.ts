import { create } from 'zustand';
import { deleteCookies, localStore, onOtherTab, sessionStore } from '#src/lib/browserStorage.ts';
import {
  answerPerPurpose,
  firstMode,
  isPerPurpose,
  parseChoice,
  parseConsentMode,
  purposes,
  wallAnswer,
  type ConsentChoice,
  type ConsentMode,
  type Purpose,
} from '#src/model/consent/choices.ts';
import {
  CONSENT_STORAGE_KEY,
  CONTACT_DRAFT_KEY,
  isAccepted,
  isAnalyticsCookie,
  type Consent,
  type ConsentAnswer,
} from '#src/model/consent/consent.ts';
import { currentShop, useShop } from './shop.ts';
import { demandFulfilled } from './toasts.ts';

interface ConsentState {
  /** The way in which the shop asks. */
  mode: ConsentMode;
  /** The answer as the browser keeps it. */
  stored: string | undefined;
  /** The answer at the wall; null before it, and where there is no wall. */
  value: Consent;
  /** The answers for each purpose. */
  choice: ConsentChoice;
}

function stateOf(mode: ConsentMode, stored: string | undefined): ConsentState {
  const value = isPerPurpose(mode) ? null : wallAnswer(stored);
  return { mode, stored, value, choice: parseChoice(stored) };
}

/** Until `followConsent` has read the answer nothing is allowed, and the shop is closed as in index.html. */
export const useConsent = create<ConsentState>()(() => stateOf('wall', undefined));

/** True when visitors are asked about each purpose; also a selector, as the functions below. */
export function asksPerPurpose({ mode } = useConsent.getState()): boolean {
  return isPerPurpose(mode);
}

/** True when the shop may keep what it needs: always, or after a yes where it waits for one. */
export function hasConsent(state = useConsent.getState()): boolean {
  return asksPerPurpose(state) || isAccepted(state.value);
}

/** True when the visitor has agreed to a purpose; a yes at the wall is a yes to all of them. */
export function allows(purpose: Purpose, state = useConsent.getState()): boolean {
  return asksPerPurpose(state) ? state.choice.answers[purpose] === true : isAccepted(state.value);
}

/** The answers for each purpose. */
export function choiceOf({ choice } = useConsent.getState()): ConsentChoice {
  return choice;
}

/** Google's script keeps this in our storage. */
const RECAPTCHA_STORAGE_KEY = '_grecaptcha';

/** Removes what a purpose may have left in the browser. */
const removers: Record<Purpose, () => void> = {
  statistics: () => deleteCookies(isAnalyticsCookie),
  botCheck: () => localStore.remove(RECAPTCHA_STORAGE_KEY),
  convenience: () => sessionStore.remove(CONTACT_DRAFT_KEY),
};

/** Applies a state, and removes what it does not allow. */
function change(state: ConsentState): void {
  useConsent.setState(state);
  for (const purpose of purposes) if (!allows(purpose)) removers[purpose]();
  if (hasConsent()) demandFulfilled('consent');
}

function store(answer: string | undefined): void {
  if (answer === undefined) localStore.remove(CONSENT_STORAGE_KEY);
  else localStore.writeText(CONSENT_STORAGE_KEY, answer);
}

/** Keeps and applies an answer as the browser stores it; undefined is none. */
export function keepAnswer(answer: string | undefined): void {
  store(answer);
  change(stateOf(useConsent.getState().mode, answer));
}

/** Stores and applies the answer at the wall. */
export function setConsent(value: ConsentAnswer): void {
  keepAnswer(value);
}

/** Removes the answer, so that the banner asks again. */
export function clearConsent(): void {
  keepAnswer(undefined);
}

/**
 * Takes over how the shop asks. Where it asks about each purpose, a yes at the wall is forgotten: it
 * must not count at the next visit, before the settings are read.
 */
function takeOver(mode: ConsentMode, stored: string | undefined): void {
  const answer = isPerPurpose(mode) ? answerPerPurpose(stored) : stored;
  if (answer !== stored) store(answer);
  change(stateOf(mode, answer));
}

/** Takes what the first script of the page has read in the settings. */
function takeEarlyMode(): ConsentMode | undefined {
  const { dataset } = document.documentElement;
  const mode = parseConsentMode(dataset['consent']);
  delete dataset['consent'];
  return mode;
}

/** Reads the answer that another tab or index.html has stored. */
function readAgain(): void {
  const stored = localStore.readText(CONSENT_STORAGE_KEY);
  const mode = takeEarlyMode();
  if (mode) takeOver(mode, stored);
  else change(stateOf(useConsent.getState().mode, stored));
}

/**
 * Follows the settings of the shop, and the answer in other tabs and in index.html. Returns a function
 * that stops it.
 */
export function followConsent(): () => void {
  const mode = firstMode(localStore.readText(CONSENT_STORAGE_KEY), currentShop().consent);
  useConsent.setState({ mode });
  readAgain();
  const stopFollowing = useShop.subscribe(({ consent }) => {
    takeOver(consent, useConsent.getState().stored);
  });
  const stopListening = onOtherTab(CONSENT_STORAGE_KEY, readAgain);
  return () => {
    stopFollowing();
    stopListening();
  };
}
