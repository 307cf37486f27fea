import { useState } from 'react';
import { useRuleForm } from '#src/hooks/useRuleForm.ts';
import {
  accountDeletionRules,
  type AccountDeletionValues,
} from '#src/model/account/profileForm.ts';
import { accountDeletionTexts as texts, profileTexts } from '#src/model/account/profileTexts.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { DialogActions } from '#src/ui/overlay/DialogActions.tsx';
import styles from '../Editor.module.css';
import { ExportButton } from '../ExportPanel.tsx';
import { AdminNotice, Panel } from '../Panel.tsx';
import { DeletionFields } from './DeletionFields.tsx';
import partialStyles from './PartialDeletion.module.css';
import { useAccountDeletion } from './useAccountDeletion.ts';

/** What is still there. */
export function PartialDeletion({ failed }: { failed: readonly string[] }) {
  return (
    <div role="alert" className={partialStyles['left']}>
      <p className={partialStyles['words']}>{texts.partialList}</p>
      <ul className={partialStyles['list']}>
        {failed.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </div>
  );
}

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

const emptyValues: AccountDeletionValues = {
  currentPassword: '',
  cannotBeUndone: false,
  productsLost: false,
  permanent: false,
  phrase: '',
};

interface DeletionDialogProps {
  user: SessionUser;
  onClose: () => void;
}

/** Asks three times before an account is deleted. Whoever closes it begins anew. */
export function DeletionDialog({ user, onClose }: DeletionDialogProps) {
  const form = useRuleForm({ values: emptyValues, rules: accountDeletionRules });
  const { pending, failed, run } = useAccountDeletion(form);
  const isPartial = failed.length > 0;
  const close = () => {
    if (!pending) onClose();
  };
  return (
    <Dialog
      title={isPartial ? texts.partialTitle : texts.title}
      description={isPartial ? texts.partialText : texts.warning}
      onClose={close}
    >
      <Form form={form} onSubmit={run}>
        {isPartial ? (
          <PartialDeletion failed={failed} />
        ) : (
          <>
            <ExportButton user={user} />
            <DeletionFields form={form} email={user.email} />
          </>
        )}
        <DeletionActions pending={pending} isAgain={isPartial} onClose={close} />
      </Form>
    </Dialog>
  );
}

/** The way out. */
export function DeletionPanel({ user }: { user: SessionUser }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel title={texts.open} {...(!user.isAdmin && { intro: texts.intro })}>
      {user.isAdmin ? (
        <AdminNotice />
      ) : (
        <Button look="danger" className={styles['edit']} onClick={() => setIsOpen(true)}>
          {texts.open}
        </Button>
      )}
      {isOpen && <DeletionDialog user={user} onClose={() => setIsOpen(false)} />}
    </Panel>
  );
}
