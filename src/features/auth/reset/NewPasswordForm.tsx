import { Check, Circle } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { confirmReset } from '#src/data/auth/mailedLink.ts';
import { useRuleForm } from '#src/hooks/useRuleForm.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { newPasswordChecklist, type NewPasswordChecklist } from '#src/model/account/password.ts';
import { newPasswordRules, type NewPasswordValues } from '#src/model/account/passwordResetForm.ts';
import { passwordResetTexts, passwordResetErrors } from '#src/model/account/passwordResetTexts.ts';
import { toAppError, type AppError } from '#src/model/base/errors.ts';
import { Icon, VisuallyHidden } from '#src/ui/controls/Icon.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { AccountHint, PasswordField } from '#src/ui/form/PasswordField.tsx';
import { UncountedNote } from '#src/ui/form/PasswordStrength.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import styles from './NewPasswordForm.module.css';
import { isInvalidLink } from './MailedLink.tsx';

const requirements = Object.keys(passwordResetTexts.checklist) as (keyof NewPasswordChecklist)[];

/** The requirements of a new password, checked while typing. */
function PasswordChecklist({ password }: { password: string }) {
  const checklist = newPasswordChecklist(password);
  return (
    <ul className={styles['list']} aria-label={passwordResetTexts.checklistLabel}>
      {requirements.map((requirement) => {
        const isMet = checklist[requirement];
        return (
          <li key={requirement} className={classNames(styles['item'], isMet && styles['met'])}>
            <Icon of={isMet ? Check : Circle} size={16} />
            {passwordResetTexts.checklist[requirement]}
            <VisuallyHidden>
              ({isMet ? passwordResetTexts.met : passwordResetTexts.unmet})
            </VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}

const emptyValues: NewPasswordValues = { password: '', confirmPassword: '' };

interface NewPasswordFormProps {
  code: string;
  email: string;
  onSaved: () => void;
  /** The link has expired or was used elsewhere while the form was open. */
  onLinkInvalid: (error: AppError) => void;
}

export function NewPasswordForm({ code, email, onSaved, onLinkInvalid }: NewPasswordFormProps) {
  const form = useRuleForm({ values: emptyValues, rules: newPasswordRules });
  const { pending, submit } = useSubmit(
    async ({ password }: NewPasswordValues) => {
      try {
        await confirmReset(code, password);
      } catch (thrown) {
        const error = toAppError(thrown);
        if (isInvalidLink(error)) onLinkInvalid(error);
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
        label={passwordResetTexts.passwordLabel}
        error={errors.password?.message}
        autoComplete="new-password"
        {...register('password')}
      />
      <PasswordChecklist password={password} />
      <p className={styles['note']} role="status">
        <UncountedNote password={password} />
      </p>
      <PasswordField
        label={passwordResetTexts.confirmLabel}
        error={errors.confirmPassword?.message}
        autoComplete="new-password"
        {...register('confirmPassword')}
      />
      <SubmitButton
        label={passwordResetTexts.save}
        pendingLabel={passwordResetTexts.saving}
        pending={pending}
      />
    </Form>
  );
}
