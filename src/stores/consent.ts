import { create } from 'zustand';
import { deleteCookies, localStore, onOtherTab, sessionStore } from '#src/lib/browserStorage.ts';
import {
  NO_CHOICE,
  nextChoice,
  parseChoice,
  purposes,
  type Answers,
  type ConsentChoice,
  type Purpose,
} from '#src/model/consent/choices.ts';
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

interface ConsentState {
  /** The answer at the wall; null before it. */
  value: Consent;
  /** The answers for each purpose, where these are asked for. */
  choice?: ConsentChoice;
}

function readChoice(): ConsentChoice {
  return parseChoice(localStore.readText(CONSENT_STORAGE_KEY));
}

function readState(): ConsentState {
  if (ASKS_PER_PURPOSE) return { value: null, choice: readChoice() };
  return { value: parseConsent(localStore.readText(CONSENT_STORAGE_KEY) ?? null) };
}

export const useConsent = create<ConsentState>()(readState);

/**
 * True when the shop may keep what it needs: always, or after a yes where the site waits for one.
 * Also a selector, as in `useConsent(hasConsent)`.
 */
export function hasConsent({ value } = useConsent.getState()): boolean {
  return ASKS_PER_PURPOSE || isAccepted(value);
}

/** True when the visitor has agreed to a purpose; a yes at the wall is a yes to all of them. */
export function allows(purpose: Purpose, { value, choice } = useConsent.getState()): boolean {
  return ASKS_PER_PURPOSE ? choice?.answers[purpose] === true : isAccepted(value);
}

/** The answers for each purpose; also a selector. */
export function choiceOf({ choice }: ConsentState = useConsent.getState()): ConsentChoice {
  return choice ?? NO_CHOICE;
}

/** Applies an answer; a refusal deletes the cookies of Google Analytics and an unsent message. */
function changed(state: ConsentState): void {
  if (isDeclined(state.value)) {
    deleteCookies(isAnalyticsCookie);
    sessionStore.remove(CONTACT_DRAFT_KEY);
  }
  useConsent.setState(state);
  if (isAccepted(state.value)) demandFulfilled('consent');
}

/** Stores and applies the choice. */
export function setConsent(value: ConsentAnswer): void {
  localStore.writeText(CONSENT_STORAGE_KEY, value);
  changed({ value });
}

/** Removes the choice, so that the banner asks again. */
export function clearConsent(): void {
  localStore.remove(CONSENT_STORAGE_KEY);
  useConsent.setState({ value: null });
}

/** Google's script keeps this in our storage. */
const RECAPTCHA_STORAGE_KEY = '_grecaptcha';

/** Removes what a purpose may have left in the browser. */
const removers: Record<Purpose, () => void> = {
  statistics: () => deleteCookies(isAnalyticsCookie),
  botCheck: () => localStore.remove(RECAPTCHA_STORAGE_KEY),
  convenience: () => sessionStore.remove(CONTACT_DRAFT_KEY),
};

function removeNotAllowed(): void {
  for (const purpose of purposes) if (!allows(purpose)) removers[purpose]();
}

function keepChoice(choice: ConsentChoice): void {
  localStore.writeJson(CONSENT_STORAGE_KEY, choice);
  useConsent.setState({ choice });
}

/** Adds answers for purposes, and removes what is not allowed any more. */
export function setChoice(answers: Answers): void {
  const [stored, known] = [readChoice(), choiceOf()];
  // Another tab may have answered meanwhile; without storage this tab remembers.
  const earlier = stored.revision < known.revision ? known : stored;
  keepChoice(nextChoice(earlier, answers, crypto.randomUUID()));
  removeNotAllowed();
}

/** Notes that the server has logged an answer. */
export function choiceLogged({ browser, revision }: ConsentChoice): void {
  const stored = readChoice();
  if (stored.browser === browser && stored.revision === revision) {
    keepChoice({ ...stored, isLogged: true });
  }
}

/** Follows the choice in other tabs and in index.html. Returns a function that stops it. */
export function followConsent(): () => void {
  // Stored things may be left from the time of another way of asking.
  if (ASKS_PER_PURPOSE) removeNotAllowed();
  // The answer may have been given in index.html, which only stores it.
  else changed(readState());
  return onOtherTab(CONSENT_STORAGE_KEY, () => {
    changed(readState());
  });
}
