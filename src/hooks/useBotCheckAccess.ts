import { env } from '#src/config/env.ts';
import { allows, choiceOf, useConsent } from '#src/stores/consent.ts';
import { useAsksPerPurpose } from './useAsksPerPurpose.ts';

/**
 * The permission to use the bot check. A shop that asks about each purpose may have no answer or a no;
 * another needs cookies.
 */
export type BotCheckAccess = 'not-configured' | 'needs-cookies' | 'unanswered' | 'refused' | 'open';

const needs: Record<BotCheckAccess, boolean> = {
  'not-configured': false,
  'needs-cookies': false,
  unanswered: true,
  refused: true,
  open: false,
};

/** True when the bot check waits for a yes of its own. */
export function needsPermission(access: BotCheckAccess): boolean {
  return needs[access];
}

/** Nothing is fetched from the provider of the bot check unless the access is `open`. */
export function useBotCheckAccess(): BotCheckAccess {
  const isAllowed = useConsent((state) => allows('botCheck', state));
  const isAskedAbout = useAsksPerPurpose();
  const isRefused = useConsent((state) => choiceOf(state).answers.botCheck === false);
  if (env.recaptchaSiteKey === null) return 'not-configured';
  if (isAllowed) return 'open';
  if (!isAskedAbout) return 'needs-cookies';
  return isRefused ? 'refused' : 'unanswered';
}
