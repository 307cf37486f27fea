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

/** The button keeps the type "submit", so that Enter in a field is blocked too. */
function preventSubmit(event: MouseEvent): void {
  event.preventDefault();
  showLockReason();
}

/** Submits the form. Without the consent to cookies it is disabled, but focusable, and shows the reason. */
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
        onClick={preventSubmit}
      >
        {label}
      </Button>
      <p className={styles['reason']}>{loginTexts.consentNeeded}</p>
    </div>
  );
}
