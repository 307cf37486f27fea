import type { MouseEvent } from 'react';
import { showLockReason, useIsLocked } from '#src/hooks/useIsLocked.ts';
import { loginTexts } from '#src/model/account/texts.ts';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import styles from './SubmitButton.module.css';

interface SubmitButtonProps {
  label: string;
  pendingLabel: string;
  pending: boolean;
}

/** The button stays the form's own, so that Enter in a field meets the lock too. */
function stay(event: MouseEvent): void {
  event.preventDefault();
  showLockReason();
}

/** Sends the form. It waits for the consent to cookies, and says so; focus can still reach it. */
export function SubmitButton({ label, pendingLabel, pending }: SubmitButtonProps) {
  const isLocked = useIsLocked();
  if (!isLocked) {
    return (
      <Button look="primary" type="submit" busy={pending}>
        {pending ? pendingLabel : label}
      </Button>
    );
  }
  return (
    <div className={styles['locked']}>
      <Button
        look="primary"
        type="submit"
        aria-disabled
        title={layoutTexts.navigationNeedsCookies}
        onClick={stay}
      >
        {label}
      </Button>
      <p className={styles['reason']}>{loginTexts.consentNeeded}</p>
    </div>
  );
}
