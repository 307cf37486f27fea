import { isDeclined, parseConsent } from './consent.ts';

/** The ways in which a site asks: one answer opens the whole site, or one for each purpose. */
export const consentModes = ['wall', 'choice'] as const;

export type ConsentMode = (typeof consentModes)[number];

/** The purposes beyond what the shop needs; none is served without a yes of its own. */
export const purposes = ['statistics', 'botCheck', 'convenience'] as const;

export type Purpose = (typeof purposes)[number];

/** A purpose without an answer has not been asked about. */
export type Answers = Readonly<Partial<Record<Purpose, boolean>>>;

/** The version of the words in `choiceTexts.ts`: whoever changes them changes it too. */
export const CHOICE_VERSION = '2026-11-26';

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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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

/** The choice after further answers. A browser without a name gets the new one. */
export function nextChoice(
  earlier: ConsentChoice,
  answers: Answers,
  newName: string,
): ConsentChoice {
  return {
    answers: { ...earlier.answers, ...answers },
    browser: earlier.browser || newName,
    revision: earlier.revision + 1,
    version: CHOICE_VERSION,
    isLogged: false,
  };
}

/** True as long as one of the purposes was not asked about. */
export function isUnanswered(answers: Answers, offered: readonly Purpose[]): boolean {
  return offered.some((purpose) => answers[purpose] === undefined);
}
