import { useCallback } from 'react';
import type { Answers } from '#src/model/consent/choices.ts';
import { choiceTexts } from '#src/model/consent/choiceTexts.ts';
import { setChoice } from '#src/stores/consentChoice.ts';
import { choiceOf, useConsent } from '#src/stores/consent.ts';
import { showToast } from '#src/stores/toasts.ts';

interface PurposeAnswers {
  answers: Answers;
  /** Counts the answers that were given. */
  revision: number;
  /** Keeps further answers, and says so. The visitor stays where they are. */
  choose: (answers: Answers) => void;
}

/** The visitor's answers for each purpose. */
export function usePurposeAnswers(): PurposeAnswers {
  const { answers, revision } = useConsent(choiceOf);
  const choose = useCallback((next: Answers) => {
    setChoice(next);
    showToast({ kind: 'success', text: choiceTexts.saved });
  }, []);
  return { answers, revision, choose };
}
