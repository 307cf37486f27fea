import { verifyCaptcha } from '#src/data/captcha.ts';
import { useBotCheck, type BotCheck } from '#src/hooks/useBotCheck.ts';
import { useCaptchaAccess } from '#src/hooks/useCaptchaAccess.ts';

interface AccountBotCheck extends Pick<BotCheck, 'challenge' | 'run'> {
  isNeeded: boolean;
}

/**
 * The bot check of a form about the account. Without a configured provider the form works without it:
 * Firebase Auth limits requests itself, and nobody must be locked out of their account.
 */
export function useAccountBotCheck(): AccountBotCheck {
  const { challenge, run } = useBotCheck(verifyCaptcha, { isOptional: true });
  const isNeeded = useCaptchaAccess() !== 'not-configured';
  return { isNeeded, challenge, run: isNeeded ? run : (action) => action() };
}
