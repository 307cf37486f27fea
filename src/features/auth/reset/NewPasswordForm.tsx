import { useWatch } from 'react-hook-form';
import { confirmReset } from '#src/data/auth/passwordReset.ts';
import { useRuleForm } from '#src/hooks/useRuleForm.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { newPasswordRules, type NewPasswordValues } from '#src/model/account/passwordResetForm.ts';
import { passwordResetErrors, texts } from '#src/model/account/passwordResetTexts.ts';
import { toAppError, type AppError } from '#src/model/base/errors.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { AccountHint, PasswordField } from '#src/ui/form/PasswordField.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { PasswordChecklist } from './Checklist.tsx';
import { isDeadLink } from './deadLink.ts';

const emptyValues: NewPasswordValues = { password: '', confirmPassword: '' };

interface NewPasswordFormProps {
  code: string;
  email: string;
  onSaved: () => void;
  /** The link has run out, or was used elsewhere, while the form was open. */
  onDead: (error: AppError) => void;
}

export function NewPasswordForm({ code, email, onSaved, onDead }: NewPasswordFormProps) {
  const form = useRuleForm({ values: emptyValues, rules: newPasswordRules });
  const { pending, submit } = useSubmit(
    async ({ password }: NewPasswordValues) => {
      try {
        await confirmReset(code, password);
      } catch (thrown) {
        const error = toAppError(thrown);
        if (isDeadLink(error)) onDead(error);
        throw error;
      }
    },
    { errors: passwordResetErrors.confirm },
  );
  const { register, control } = form;
  const { errors } = form.formState;
  const password = useWatch({ control, name: 'password' });
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        const outcome = await submit(values);
        if (outcome.done) onSaved();
      }}
    >
      <AccountHint email={email} />
      <PasswordField
        label={texts.passwordLabel}
        error={errors.password?.message}
        autoComplete="new-password"
        {...register('password')}
      />
      <PasswordChecklist password={password} />
      <PasswordField
        label={texts.confirmLabel}
        error={errors.confirmPassword?.message}
        autoComplete="new-password"
        {...register('confirmPassword')}
      />
      <SubmitButton label={texts.save} pendingLabel={texts.saving} pending={pending} />
    </Form>
  );
}
