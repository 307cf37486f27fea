import { accountDeletionTexts as texts, profileTexts } from '#src/model/account/profileTexts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { DialogActions } from '#src/ui/overlay/DialogActions.tsx';

interface DeletionActionsProps {
  pending: boolean;
  /** Whether something was left over. */
  isAgain: boolean;
  onClose: () => void;
}

export function DeletionActions({ pending, isAgain, onClose }: DeletionActionsProps) {
  const label = isAgain ? texts.partialRetry : texts.submit;
  return (
    <DialogActions>
      <Button look="quiet" disabled={pending} onClick={onClose}>
        {profileTexts.cancel}
      </Button>
      <Button look="danger" type="submit" busy={pending}>
        {pending ? texts.submitting : label}
      </Button>
    </DialogActions>
  );
}
