import { useNavigate } from 'react-router-dom';
import { useState } from 'react';
import { signOutEverywhere } from '#src/data/auth/account.ts';
import { showErrorAtField, useRuleForm } from '#src/hooks/useRuleForm.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { wrongPasswordCodes } from '#src/model/account/password.ts';
import { signOutEverywhereRules } from '#src/model/account/profileForm.ts';
import { profileErrors, profileTexts } from '#src/model/account/profileTexts.ts';
import { routes } from '#src/model/base/routes.ts';
import { beginSignOut, endSignOut } from '#src/stores/session.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { AccountHint, PasswordField } from '#src/ui/form/PasswordField.tsx';
import { Dialog, DialogActions } from '#src/ui/overlay/Dialog.tsx';
import { useCloseQuestion } from '#src/ui/overlay/ConfirmDialog.tsx';
import styles from '../Editor.module.css';
import { Panel } from '../Panel.tsx';

const emptyValues = { currentPassword: '' };
const errors = profileErrors.everywhere;
const done = () => ({ kind: 'success', text: profileTexts.everywhereDone }) as const;

interface SignOutEverywhereDialogProps {
  email: string;
  onClose: () => void;
}

/** Asks for the password, so that a stranger at an open page cannot lock the owner out. */
function SignOutEverywhereDialog({ email, onClose }: SignOutEverywhereDialogProps) {
  const navigate = useNavigate();
  const form = useRuleForm({ values: emptyValues, rules: signOutEverywhereRules });
  const { pending, submit } = useSubmit(
    ({ currentPassword }: typeof emptyValues) =>
      showErrorAtField(() => signOutEverywhere(currentPassword), {
        form,
        field: 'currentPassword',
        codes: wrongPasswordCodes,
        errors,
      }),
    { success: done, errors },
  );
  const { close, question } = useCloseQuestion(form.formState.isDirty, onClose);
  return (
    <Dialog
      title={profileTexts.everywhereTitle}
      description={profileTexts.everywhereText}
      onClose={close}
    >
      <Form
        form={form}
        onSubmit={async (values) => {
          beginSignOut();
          const outcome = await submit(values);
          if (outcome.done) await navigate(routes.login);
          else endSignOut();
        }}
      >
        <AccountHint email={email} />
        <PasswordField
          label={profileTexts.currentPasswordLabel}
          error={form.formState.errors.currentPassword?.message}
          autoComplete="current-password"
          {...form.register('currentPassword')}
        />
        <DialogActions>
          <Button look="quiet" disabled={pending} onClick={close}>
            {profileTexts.cancel}
          </Button>
          <Button look="primary" type="submit" busy={pending}>
            {pending ? profileTexts.everywhereSubmitting : profileTexts.everywhereSubmit}
          </Button>
        </DialogActions>
      </Form>
      {question}
    </Dialog>
  );
}

/** Ends the sessions on all devices, for example after the loss of one. */
export function SignOutEverywherePanel({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel title={profileTexts.everywhereTitle} intro={profileTexts.everywhereIntro}>
      <Button className={styles['edit']} onClick={() => setIsOpen(true)}>
        {profileTexts.everywhereOpen}
      </Button>
      {isOpen && <SignOutEverywhereDialog email={email} onClose={() => setIsOpen(false)} />}
    </Panel>
  );
}
