import { MailCheck } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { reauthenticate, finishEmailChange, requestEmailChange } from '#src/data/auth/account.ts';
import { showErrorAtField, useRuleForm } from '#src/hooks/useRuleForm.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { wrongPasswordCodes } from '#src/model/account/password.ts';
import { type EmailChangeValues, emailChangeRules } from '#src/model/account/profileForm.ts';
import { profileErrors, profileTexts } from '#src/model/account/profileTexts.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import type { AppErrorCode } from '#src/model/base/errors.ts';
import type { NewToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { Facts } from '#src/ui/display/Facts.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { AccountHint, PasswordField } from '#src/ui/form/PasswordField.tsx';
import { EmailField } from '#src/ui/form/TextField.tsx';
import editorStyles from '../Editor.module.css';
import { AdminNotice, Panel, useEditing, EditActions } from '../Panel.tsx';
import styles from './EmailPanel.module.css';

/** The errors that concern the new address. */
const emailCodes: readonly AppErrorCode[] = [
  'auth/email-already-in-use',
  'auth/invalid-email',
  'already-exists',
];

const requested = (_answer: unknown, newEmail: string) =>
  ({ kind: 'success', text: profileTexts.emailRequested(newEmail) }) as const;

interface EmailChange {
  pending: boolean;
  /** Resolves to true when the mail has been sent. */
  change: (values: EmailChangeValues) => Promise<boolean>;
}

/** Checks the password, then requests the change. Each step has its own error texts. */
function useEmailChange(form: UseFormReturn<EmailChangeValues>): EmailChange {
  const passwordCheck = useSubmit(
    (password: string) =>
      showErrorAtField(() => reauthenticate(password), {
        form,
        field: 'emailConfirmPassword',
        codes: wrongPasswordCodes,
        errors: profileErrors.emailPassword,
      }),
    { errors: profileErrors.emailPassword },
  );
  const request = useSubmit(
    (newEmail: string) =>
      showErrorAtField(() => requestEmailChange(newEmail), {
        form,
        field: 'newEmail',
        codes: emailCodes,
        errors: profileErrors.email,
      }),
    { success: requested, errors: profileErrors.email },
  );
  return {
    pending: passwordCheck.pending || request.pending,
    change: async ({ newEmail, emailConfirmPassword }) => {
      const checked = await passwordCheck.submit(emailConfirmPassword);
      return checked.done && (await request.submit(newEmail.trim())).done;
    },
  };
}

const emptyValues: EmailChangeValues = { newEmail: '', emailConfirmPassword: '' };

interface EmailFormProps {
  currentEmail: string;
  onRequested: (newEmail: string) => void;
  onCancel: () => void;
}

function EmailForm({ currentEmail, onRequested, onCancel }: EmailFormProps) {
  const rules = useMemo(() => emailChangeRules(currentEmail), [currentEmail]);
  const form = useRuleForm({ values: emptyValues, rules, keptAs: 'newEmail' });
  const { pending, change } = useEmailChange(form);
  const { errors } = form.formState;
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        if (await change(values)) onRequested(values.newEmail.trim());
      }}
    >
      <EmailField
        label={profileTexts.newEmailLabel}
        error={errors.newEmail?.message}
        {...form.register('newEmail')}
      />
      <AccountHint email={currentEmail} />
      <PasswordField
        label={profileTexts.currentPasswordLabel}
        error={errors.emailConfirmPassword?.message}
        autoComplete="current-password"
        {...form.register('emailConfirmPassword')}
      />
      <EditActions
        pending={pending}
        onCancel={onCancel}
        label={profileTexts.emailSubmit}
        pendingLabel={profileTexts.emailSubmitting}
      />
    </Form>
  );
}

interface EmailRequestedProps {
  newEmail: string;
  onOther: () => void;
  onChanged: () => void;
}

/** Shown after the mail was sent, with a button that checks whether the address is confirmed. */
function EmailRequested({ newEmail, onOther, onChanged }: EmailRequestedProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The form with the focused button has been removed.
  useEffect(() => button.current?.focus(), []);
  const isChanged = useCallback(() => finishEmailChange(newEmail), [newEmail]);
  const { pending, submit } = useSubmit(isChanged, {
    success: (changed): NewToast =>
      changed
        ? { kind: 'success', text: profileTexts.emailChanged(newEmail) }
        : { kind: 'info', text: profileTexts.emailWaiting },
    errors: profileErrors.reload,
  });

  async function check(): Promise<void> {
    const outcome = await submit();
    if (outcome.done && outcome.answer) onChanged();
  }

  return (
    <div className={styles['requested']}>
      <p className={styles['words']}>
        <Icon of={MailCheck} />
        {profileTexts.emailRequested(newEmail)}
      </p>
      <div className={styles['actions']}>
        <Button ref={button} look="primary" busy={pending} onClick={() => void check()}>
          {pending ? profileTexts.emailChecking : profileTexts.emailCheck}
        </Button>
        <Button look="quiet" onClick={onOther}>
          {profileTexts.emailOther}
        </Button>
      </div>
    </div>
  );
}

function EmailEditor({ email }: { email: string }) {
  const { isEditing, start, stop, startButton, formFrame } = useEditing();
  const [requested, setRequested] = useState<string>();
  if (requested !== undefined) {
    const other = () => {
      setRequested(undefined);
      stop();
    };
    return <EmailRequested newEmail={requested} onOther={other} onChanged={other} />;
  }
  if (!isEditing) {
    return (
      <Button ref={startButton} className={editorStyles['edit']} onClick={start}>
        {profileTexts.changeEmail}
      </Button>
    );
  }
  return (
    <div ref={formFrame}>
      <EmailForm currentEmail={email} onCancel={stop} onRequested={setRequested} />
    </div>
  );
}

/** The e-mail address and its change, which has to be confirmed from the new address. */
export function EmailPanel({ user: { email, isAdmin } }: { user: SessionUser }) {
  return (
    <Panel title={profileTexts.tabs.email} {...(!isAdmin && { intro: profileTexts.emailIntro })}>
      <Facts look="rows" facts={[[profileTexts.currentEmailLabel, email]]} />
      {isAdmin ? <AdminNotice /> : <EmailEditor email={email} />}
    </Panel>
  );
}
