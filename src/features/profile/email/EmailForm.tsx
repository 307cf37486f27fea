import type { UseFormReturn } from 'react-hook-form';
import { useMemo } from 'react';
import { reauthenticate } from '#src/data/auth/account.ts';
import { requestEmailChange } from '#src/data/auth/emailChange.ts';
import { showErrorAtField, useRuleForm } from '#src/hooks/useRuleForm.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { wrongPasswordCodes } from '#src/model/account/password.ts';
import { type EmailChangeValues, emailChangeRules } from '#src/model/account/profileForm.ts';
import { profileErrors, profileTexts } from '#src/model/account/profileTexts.ts';
import type { AppErrorCode } from '#src/model/base/errors.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { AccountHint, PasswordField } from '#src/ui/form/PasswordField.tsx';
import { EmailField } from '#src/ui/form/TextField.tsx';
import { EditActions } from '../useEditing.tsx';

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

export function EmailForm({ currentEmail, onRequested, onCancel }: EmailFormProps) {
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
