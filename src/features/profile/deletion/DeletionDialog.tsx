import { useRuleForm } from '#src/hooks/useRuleForm.ts';
import {
  accountDeletionRules,
  type AccountDeletionValues,
} from '#src/model/account/profileForm.ts';
import { accountDeletionTexts as texts } from '#src/model/account/profileTexts.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { ExportButton } from '../data/ExportButton.tsx';
import { DeletionActions } from './DeletionActions.tsx';
import { DeletionFields } from './DeletionFields.tsx';
import { PartialDeletion } from './PartialDeletion.tsx';
import { useAccountDeletion } from './useAccountDeletion.ts';

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
