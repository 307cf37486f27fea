import { profileTexts } from '#src/model/account/profileTexts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import styles from './EditActions.module.css';

interface EditActionsProps {
  pending: boolean;
  onCancel: () => void;
  label?: string;
  pendingLabel?: string;
}

/** The foot of a form that was opened to change something: take it or leave it. */
export function EditActions({
  pending,
  onCancel,
  label = profileTexts.save,
  pendingLabel = profileTexts.saving,
}: EditActionsProps) {
  return (
    <div className={styles['actions']}>
      <Button look="primary" type="submit" busy={pending}>
        {pending ? pendingLabel : label}
      </Button>
      <Button look="quiet" disabled={pending} onClick={onCancel}>
        {profileTexts.cancel}
      </Button>
    </div>
  );
}
