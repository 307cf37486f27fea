import { localStore } from '#src/lib/browserStorage.ts';
import { parseChoice, type Answers, type ConsentChoice } from '#src/model/consent/choices.ts';
import { CONSENT_STORAGE_KEY } from '#src/model/consent/consent.ts';
import { nextChoice } from '#src/model/consent/nextChoice.ts';
import { choiceOf, keepAnswer } from './consent.ts';

function readChoice(): ConsentChoice {
  return parseChoice(localStore.readText(CONSENT_STORAGE_KEY));
}

function keepChoice(choice: ConsentChoice): void {
  keepAnswer(JSON.stringify(choice));
}

/** Adds answers for purposes, and removes what is not allowed any more. */
export function setChoice(answers: Answers): void {
  const [stored, known] = [readChoice(), choiceOf()];
  // Another tab may have answered meanwhile; without storage this tab remembers.
  const earlier = stored.revision < known.revision ? known : stored;
  keepChoice(nextChoice(earlier, answers, crypto.randomUUID()));
}

/** Notes that the server has logged an answer. */
export function choiceLogged({ browser, revision }: ConsentChoice): void {
  const stored = readChoice();
  if (stored.browser === browser && stored.revision === revision) {
    keepChoice({ ...stored, isLogged: true });
  }
}
