import { logConsent } from '#src/data/functions/consentLog.ts';
import type { ConsentChoice } from '#src/model/consent/choices.ts';
import { choiceLogged } from '#src/stores/consentChoice.ts';

/** Has the server log an answer, and notes that it did. */
export async function logAnswer(choice: ConsentChoice): Promise<void> {
  await logConsent(choice);
  choiceLogged(choice);
}
