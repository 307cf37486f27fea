import { useMemo } from 'react';
import { useRuleForm } from '#src/hooks/useRuleForm.ts';
import { emailChangeRules, type EmailChangeValues } from '#src/model/account/profileForm.ts';
import { profileTexts } from '#src/model/account/profileTexts.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { AccountHint, PasswordField } from '#src/ui/form/PasswordField.tsx';
import { EmailField } from '#src/ui/form/TextField.tsx';
import { EditActions } from '../EditActions.tsx';
import { useEmailChange } from './useEmailChange.ts';

const emptyValues: EmailChangeValues = { newEmail: '', emailConfirmPassword: '' };

interface EmailFormProps {
  currentEmail: string;
  onRequested: (newEmail: string) => void;
  onCancel: () => void;
}

export function EmailForm({ currentEmail, onRequested, onCancel }: EmailFormProps) {
  const rules = useMemo(() => emailChangeRules(currentEmail), [currentEmail]);
  const form = useRuleForm({ values: emptyValues, rules });
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
