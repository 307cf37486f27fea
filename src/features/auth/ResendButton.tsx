import { useCountdown } from '#src/hooks/time.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { emailConfirmationTexts, verificationMailErrors } from '#src/model/account/authTexts.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import styles from './ResendButton.module.css';

export const VERIFICATION_RESEND_WAIT_S = 60;

interface ResendButtonProps {
  resend: () => Promise<void>;
  /** A mail has just been sent: the first press waits too. */
  startsWaiting: boolean;
  /** The error when the account to verify is unknown. */
  noAccountText: string;
}

const sent = () => ({ kind: 'success', text: emailConfirmationTexts.resent }) as const;

/** Sends the verification mail again, at most once a minute; the label counts down. */
export function ResendButton({ resend, startsWaiting, noAccountText }: ResendButtonProps) {
  const errors: OperationErrors = {
    ...verificationMailErrors,
    codes: { 'auth/no-current-user': noAccountText },
  };
  const countdown = useCountdown(startsWaiting ? VERIFICATION_RESEND_WAIT_S : 0);
  const { pending, submit } = useSubmit(resend, { success: sent, errors });
  const isWaiting = countdown.secondsLeft > 0;

  async function press(): Promise<void> {
    if (isWaiting) return;
    const outcome = await submit();
    if (outcome.done) countdown.start(VERIFICATION_RESEND_WAIT_S);
  }

  return (
    <Button
      className={styles['resend']}
      busy={pending}
      aria-disabled={isWaiting || pending || undefined}
      onClick={() => void press()}
    >
      {isWaiting
        ? emailConfirmationTexts.resendIn(countdown.secondsLeft)
        : emailConfirmationTexts.resend}
    </Button>
  );
}
