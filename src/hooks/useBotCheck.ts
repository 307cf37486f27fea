import { useCallback, useState } from 'react';
import { AppError } from '#src/model/base/errors.ts';
import { isCaptchaToken } from '#src/model/system/contracts.ts';

export interface BotCheck {
  /** The form cannot be sent before the challenge is solved. */
  isSolved: boolean;
  /** The props of `<BotCheck>`. */
  challenge: { attempt: number; onToken: (token: string | null) => void };
  /**
   * Has the server verify the token and then runs `action`. A token is valid once, so the challenge
   * starts again after success and after failure.
   */
  run: <Answer>(action: () => Promise<Answer>) => Promise<Answer>;
  reset: () => void;
}

/**
 * The bot check of a form:
 *
 *     const botCheck = useBotCheck(verifyCaptcha);
 *     const { submit, pending } = useSubmit((values) => botCheck.run(() => send(values)));
 *     <BotCheck {...botCheck.challenge} />
 *     <Button type="submit" disabled={!botCheck.isSolved} busy={pending}>
 */
export function useBotCheck(verify: (token: string) => Promise<void>): BotCheck {
  const [attempt, setAttempt] = useState(0);
  const [token, setToken] = useState<string | null>(null);

  const reset = useCallback(() => {
    setToken(null);
    setAttempt((current) => current + 1);
  }, []);

  const run = useCallback(
    async <Answer>(action: () => Promise<Answer>): Promise<Answer> => {
      if (!isCaptchaToken(token)) throw new AppError('captcha/missing');
      try {
        await verify(token);
        return await action();
      } finally {
        reset();
      }
    },
    [token, verify, reset],
  );

  return { isSolved: isCaptchaToken(token), challenge: { attempt, onToken: setToken }, run, reset };
}
