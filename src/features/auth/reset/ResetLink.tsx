import { Check, Circle } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from '#src/ui/controls/Link.tsx';
import { checkResetCode, confirmReset } from '#src/data/auth/mailedLink.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { useRuleForm } from '#src/hooks/useRuleForm.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { newPasswordChecklist, type NewPasswordChecklist } from '#src/model/account/password.ts';
import { newPasswordRules, type NewPasswordValues } from '#src/model/account/authForm.ts';
import { passwordResetErrors, passwordResetTexts } from '#src/model/account/authTexts.ts';
import { errorMessage } from '#src/model/base/errorMessage.ts';
import { type AppError, toAppError } from '#src/model/base/errors.ts';
import { routes } from '#src/model/base/routes.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { Button, buttonClass } from '#src/ui/controls/Button.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import { Icon, VisuallyHidden } from '#src/ui/controls/Icon.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { AccountHint, PasswordField, UncountedNote } from '#src/ui/form/PasswordField.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { AuthLink, AuthLinks, AuthPage, SubmitButton } from '../AuthPage.tsx';
import { useLeaveLink, isInvalidLink } from './MailedLink.tsx';
import styles from './mailedLinks.module.css';

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

function NewPasswordForm({ code, email, onSaved, onLinkInvalid }: NewPasswordFormProps) {
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

function Validating() {
  return (
    <AuthPage
      title={passwordResetTexts.newTitle}
      intro={<p role="status">{passwordResetTexts.validating}</p>}
    >
      <Skeleton height="21rem" />
    </AuthPage>
  );
}

function Invalid({ error, onRetry }: { error: AppError; onRetry: () => void }) {
  return (
    <AuthPage
      title={passwordResetTexts.invalidTitle}
      intro={<p role="alert">{errorMessage(error, passwordResetErrors.confirm)}</p>}
    >
      {isInvalidLink(error) ? (
        <Link to={routes.resetPassword} className={buttonClass('primary', styles['action'])}>
          {passwordResetTexts.requestNew}
        </Link>
      ) : (
        <Button look="primary" className={styles['action']} onClick={onRetry}>
          {commonTexts.retry}
        </Button>
      )}
      <AuthLinks>
        <AuthLink to={routes.login}>{passwordResetTexts.toLogin}</AuthLink>
      </AuthLinks>
    </AuthPage>
  );
}

/** Checks a reset link, then asks for the new password. */
export function ResetLink({ code }: { code: string }) {
  const check = useResource(useMemo(() => ({ read: () => checkResetCode(code) }), [code]));
  const leaveLink = useLeaveLink();
  const [linkError, setLinkError] = useState<AppError>();
  const error = linkError ?? check.error;
  if (error) return <Invalid error={error} onRetry={check.retry} />;
  if (check.status !== 'ready') return <Validating />;
  return (
    <AuthPage
      title={passwordResetTexts.newTitle}
      intro={<p>{passwordResetTexts.newFor(check.value)}</p>}
    >
      <NewPasswordForm
        code={code}
        email={check.value}
        onSaved={() => leaveLink({ kind: 'passwordSaved', email: check.value })}
        onLinkInvalid={setLinkError}
      />
    </AuthPage>
  );
}
