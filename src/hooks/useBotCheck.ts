import { useCallback, useState } from 'react';
import { AppError } from '#src/model/base/errors.ts';
import { isBotCheckToken } from '#src/model/contact/botCheck.ts';
import { needsPermission, useBotCheckAccess } from './useBotCheckAccess.ts';

export interface BotCheckState {
  /** The form cannot be sent before the challenge is solved. */
  isSolved: boolean;
  /** The props of `<BotCheck>`. */
  challenge: { attempt: number; onToken: (token: string | null) => void; isOptional: boolean };
  /**
   * Has the server verify the token and then runs `action`. A token is valid once, so the challenge
   * starts again after success and after failure.
   */
  run: <Answer>(action: (token: string) => Promise<Answer>) => Promise<Answer>;
  reset: () => void;
}

/**
 * The bot check of a form:
 *
 *     const botCheck = useBotCheck(verifyBotCheck);
 *     const { submit, pending } = useSubmit((values) => botCheck.run(() => send(values)));
 *     <BotCheck {...botCheck.challenge} />
 *     <Button type="submit" disabled={!botCheck.isSolved} busy={pending}>
 *
 * An optional one is left out as long as the visitor has not agreed to it, where they may choose. Without
 * `verify`, the action hands the token on itself.
 */
export function useBotCheck(
  verify?: (token: string) => Promise<void>,
  { isOptional = false } = {},
): BotCheckState {
  const isLeftOut = needsPermission(useBotCheckAccess()) && isOptional;
  const [attempt, setAttempt] = useState(0);
  const [token, setToken] = useState<string | null>(null);

  const reset = useCallback(() => {
    setToken(null);
    setAttempt((current) => current + 1);
  }, []);

  const run = useCallback(
    async <Answer>(action: (token: string) => Promise<Answer>): Promise<Answer> => {
      if (isLeftOut) return action('');
      if (!isBotCheckToken(token)) throw new AppError('captcha/missing');
      try {
        await verify?.(token);
        return await action(token);
      } finally {
        reset();
      }
    },
    [isLeftOut, token, verify, reset],
  );

  return {
    isSolved: isLeftOut || isBotCheckToken(token),
    challenge: { attempt, onToken: setToken, isOptional },
    run,
    reset,
  };
}
