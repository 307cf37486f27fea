import { CircleCheck, CircleHelp, CircleX, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useWallAnswer } from '#src/hooks/useWallAnswer.ts';
import { isAccepted, isDeclined, type ConsentAnswer } from '#src/model/consent/consent.ts';
import { consentTexts } from '#src/model/consent/texts.ts';
import { ConfirmDialog } from '../overlay/ConfirmDialog.tsx';
import { Button } from './Button.tsx';
import styles from './WallSettings.module.css';
import { Icon } from './Icon.tsx';

const icons: Record<ConsentAnswer | 'none', LucideIcon> = {
  accepted: CircleCheck,
  declined: CircleX,
  none: CircleHelp,
};

/** The visitor's one answer about cookies, for which the shop waits. */
export function WallSettings() {
  const { answer, accept, decline } = useWallAnswer();
  const [isAsking, setIsAsking] = useState(false);
  const status = answer ?? 'none';
  return (
    <div className={styles['settings']}>
      <p className={styles['status']} data-choice={status} role="status">
        <Icon of={icons[status]} />
        {consentTexts.status[status]}
      </p>
      <div className={styles['actions']}>
        {!isAccepted(answer) && <Button onClick={accept}>{consentTexts.accept}</Button>}
        {!isDeclined(answer) && (
          <Button onClick={isAccepted(answer) ? () => setIsAsking(true) : decline}>
            {consentTexts.decline}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={consentTexts.declineTitle}
          description={consentTexts.declineText}
          confirmLabel={consentTexts.declineConfirm}
          onConfirm={() => {
            setIsAsking(false);
            decline();
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
