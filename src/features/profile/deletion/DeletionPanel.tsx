import { useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as pendingOrders from '#src/data/repos/orders/pendingOrders.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { useRuleForm } from '#src/hooks/useRuleForm.ts';
import {
  accountDeletionRules,
  type AccountDeletionValues,
} from '#src/model/account/profileForm.ts';
import { accountDeletionTexts as texts, profileTexts } from '#src/model/account/profileTexts.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Checkbox } from '#src/ui/form/Choices.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { AccountHint, PasswordField } from '#src/ui/form/PasswordField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { useCloseQuestion } from '#src/ui/overlay/ConfirmDialog.tsx';
import { Dialog, DialogActions } from '#src/ui/overlay/Dialog.tsx';
import editorStyles from '../Editor.module.css';
import { ExportButton } from '../ExportPanel.tsx';
import { AdminNotice, Panel } from '../Panel.tsx';
import styles from './DeletionPanel.module.css';
import { useAccountDeletion } from './useAccountDeletion.ts';

const conditions = ['cannotBeUndone', 'productsLost', 'permanent'] as const;

interface DeletionFieldsProps {
  form: UseFormReturn<AccountDeletionValues>;
  email: string;
}

/** Three confirmations, a phrase and the password. */
function DeletionFields({ form, email }: DeletionFieldsProps) {
  const { errors } = form.formState;
  const missing = conditions.find((name) => errors[name]);
  const problems = [errors.currentPassword, missing && errors[missing], errors.phrase];
  const hasSeveral = problems.filter(Boolean).length > 1;
  return (
    <>
      <div>
        {conditions.map((name) => (
          <Checkbox
            key={name}
            label={texts[name]}
            // All three have the same error text, so it is shown once.
            error={name === missing ? errors[name]?.message : undefined}
            {...form.register(name)}
          />
        ))}
      </div>
      <TextField
        label={texts.phraseLabel}
        error={errors.phrase?.message}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('phrase')}
      />
      <AccountHint email={email} />
      <PasswordField
        label={texts.passwordLabel}
        error={errors.currentPassword?.message}
        autoComplete="current-password"
        {...form.register('currentPassword')}
      />
      <p role="alert" className={styles['summary']}>
        {hasSeveral ? texts.incomplete : ''}
      </p>
    </>
  );
}

/** Lists the data that could not be deleted. */
function PartialDeletion({ failed }: { failed: readonly string[] }) {
  return (
    <div role="alert" className={styles['remaining']}>
      <p className={styles['words']}>{texts.partialList}</p>
      <ul className={styles['list']}>
        {failed.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </div>
  );
}

/** Warns about orders that would be cancelled; also when it is unknown whether there are any. */
function WaitingOrders({ userId }: { userId: string }) {
  const count = useResource(
    useMemo(() => ({ read: () => pendingOrders.countOpen(userId) }), [userId]),
  );
  if (count.status === 'loading' || count.value === 0) return null;
  return (
    <p role="status" className={styles['waiting']}>
      {count.value === undefined ? texts.waitingUnknown : texts.waiting(count.value)}
    </p>
  );
}

interface DeletionActionsProps {
  pending: boolean;
  /** The deletion is repeated because some data could not be deleted. */
  isRetry: boolean;
  onClose: () => void;
}

function DeletionActions({ pending, isRetry, onClose }: DeletionActionsProps) {
  const label = isRetry ? texts.partialRetry : texts.submit;
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

/** Asks for several confirmations before an account is deleted. Closing it resets the form. */
function DeletionDialog({ user, onClose }: DeletionDialogProps) {
  const form = useRuleForm({ values: emptyValues, rules: accountDeletionRules });
  const { pending, failed, run } = useAccountDeletion(form);
  const isPartial = failed.length > 0;
  const { close, question } = useCloseQuestion(form.formState.isDirty && !isPartial, () => {
    if (!pending) onClose();
  });
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
            <WaitingOrders userId={user.uid} />
            <ExportButton user={user} />
            <DeletionFields form={form} email={user.email} />
          </>
        )}
        <DeletionActions pending={pending} isRetry={isPartial} onClose={close} />
      </Form>
      {question}
    </Dialog>
  );
}

/** The section with the button that deletes the account. */
export function DeletionPanel({ user }: { user: SessionUser }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel title={texts.open} {...(!user.isAdmin && { intro: texts.intro })}>
      {user.isAdmin ? (
        <AdminNotice />
      ) : (
        <Button look="danger" className={editorStyles['edit']} onClick={() => setIsOpen(true)}>
          {texts.open}
        </Button>
      )}
      {isOpen && <DeletionDialog user={user} onClose={() => setIsOpen(false)} />}
    </Panel>
  );
}
