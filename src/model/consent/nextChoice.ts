import type { Answers, ConsentChoice } from './choices.ts';

/** The version of the words in `choiceTexts.ts`: whoever changes them changes it too. */
export const CHOICE_VERSION = '2026-11-26';

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
