import { memberOf } from '../base/closedSets.ts';
import { parseJson } from '../base/json.ts';
import { isDeclined, parseConsent, type Consent } from './consent.ts';

/** The ways in which a site asks: one answer opens the whole site, or one for each purpose. */
export const consentModes = ['wall', 'choice'] as const;

export type ConsentMode = (typeof consentModes)[number];

const perPurpose: Record<ConsentMode, boolean> = { wall: false, choice: true };

/** True for the way in which visitors answer for each purpose, and the shop is open to everybody. */
export function isPerPurpose(mode: ConsentMode): boolean {
  return perPurpose[mode];
}

/** Finds the way that a stored text names; undefined for anything else. */
export function parseConsentMode(stored: unknown): ConsentMode | undefined {
  return typeof stored === 'string' ? memberOf(consentModes, stored) : undefined;
}

/** The purposes beyond what the shop needs; none is served without a yes of its own. */
export const purposes = ['statistics', 'botCheck', 'convenience'] as const;

export type Purpose = (typeof purposes)[number];

/** A purpose without an answer has not been asked about. */
export type Answers = Readonly<Partial<Record<Purpose, boolean>>>;

/** The answers as the browser keeps them. */
export interface ConsentChoice {
  answers: Answers;
  /** A random name of the browser in the log of answers; it says nothing about a person. */
  browser: string;
  /** Counts the answers of the browser. */
  revision: number;
  /** The version of the words that were answered. */
  version: string;
  isLogged: boolean;
}

export const NO_CHOICE: ConsentChoice = {
  answers: {},
  browser: '',
  revision: 0,
  version: '',
  isLogged: true,
};

/** The same answer to several purposes. */
export function answerTo(asked: readonly Purpose[], answer: boolean): Answers {
  return Object.fromEntries(asked.map((purpose) => [purpose, answer]));
}

function parseAnswers(stored: unknown): Answers {
  const answers = Object.entries(stored ?? {}).filter(
    ([purpose, answer]) => typeof answer === 'boolean' && purposes.some((own) => own === purpose),
  );
  return Object.fromEntries(answers);
}

/**
 * Parses the stored choice; anything unknown counts as no choice. A no at the wall goes for every
 * purpose, but a yes there was the price of the shop: these visitors are asked again.
 */
export function parseChoice(text: string | undefined): ConsentChoice {
  if (text === undefined) return NO_CHOICE;
  if (isDeclined(parseConsent(text))) return { ...NO_CHOICE, answers: answerTo(purposes, false) };
  const stored = parseJson(text) as Partial<Record<keyof ConsentChoice, unknown>> | null;
  const { answers, browser, revision, version, isLogged } = stored ?? {};
  if (typeof browser !== 'string' || typeof revision !== 'number' || typeof version !== 'string') {
    return NO_CHOICE;
  }
  return {
    answers: parseAnswers(answers),
    browser,
    revision,
    version,
    isLogged: isLogged === true,
  };
}

/**
 * The answer at the wall. It needs a yes to everything, which is also said by a yes to each purpose;
 * whoever has allowed less is asked.
 */
export function wallAnswer(stored: string | undefined): Consent {
  const { answers } = parseChoice(stored);
  const isYesToAll = purposes.every((purpose) => answers[purpose] === true);
  return parseConsent(stored ?? null) ?? (isYesToAll ? 'accepted' : null);
}

/**
 * The way in which a page begins, before it has read how the shop asks. Who has answered for each
 * purpose has allowed nothing else, so that the shop can be open to them whatever is built in.
 */
export function firstMode(stored: string | undefined, builtIn: ConsentMode): ConsentMode {
  const hasChosen = Object.keys(parseChoice(stored).answers).length > 0;
  return hasChosen && parseConsent(stored ?? null) === null ? 'choice' : builtIn;
}

/** The stored answer as a shop keeps it that asks about each purpose, also when it was given at the wall. */
export function answerPerPurpose(stored: string | undefined): string | undefined {
  const choice = parseChoice(stored);
  return choice === NO_CHOICE ? undefined : JSON.stringify(choice);
}

/** True as long as one of the purposes was not asked about. */
export function isUnanswered(answers: Answers, offered: readonly Purpose[]): boolean {
  return offered.some((purpose) => answers[purpose] === undefined);
}
