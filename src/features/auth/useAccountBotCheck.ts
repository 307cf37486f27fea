import { verifyCaptcha } from '#src/data/captcha.ts';
import { useBotCheck, type BotCheck } from '#src/hooks/useBotCheck.ts';
import { useCaptchaAccess } from '#src/hooks/useCaptchaAccess.ts';

interface AccountBotCheck extends Pick<BotCheck, 'challenge' | 'run'> {
  isNeeded: boolean;
}

/**
 * The bot check of a form for accounts. Where it is not set up the form works without: Firebase Auth
 * has limits of its own, and nobody is locked out of their account, the owner least of all.
 */
export function useAccountBotCheck(): AccountBotCheck {
  const { challenge, run } = useBotCheck(verifyCaptcha);
  const isNeeded = useCaptchaAccess() !== 'not-configured';
  return { isNeeded, challenge, run: isNeeded ? run : (action) => action() };
}
