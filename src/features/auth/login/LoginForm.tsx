import { useState } from 'react';
import { useRuleForm } from '#src/hooks/useRuleForm.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { loginRules, type LoginValues } from '#src/model/account/login.ts';
import { loginTexts, signInErrors } from '#src/model/account/texts.ts';
import { AppError, toAppError } from '#src/model/base/errors.ts';
import { routes } from '#src/model/base/routes.ts';
import { TOAST_LOGIN_MS } from '#src/shared/limits.ts';
import { dismissToast, showToast } from '#src/stores/toasts.ts';
import { BotCheck } from '#src/ui/botCheck/BotCheck.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { AuthLink } from '../AuthLinks.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { useFormCheck } from '../useFormCheck.ts';
import styles from './LoginForm.module.css';
import { VerificationNotice } from './VerificationNotice.tsx';
import { accountEmail, resendFor, signIn } from './signIn.ts';

const emptyValues: LoginValues = { emailOrPhone: '', password: '', remember: false };

const signedIn = () =>
  ({ kind: 'success', text: loginTexts.success, durationMs: TOAST_LOGIN_MS }) as const;

type Run = (action: () => Promise<void>) => Promise<void>;

/** Signs in behind the bot check, and says that it goes on. */
async function enter(values: LoginValues, run: Run): Promise<void> {
  const email = accountEmail(values.emailOrPhone);
  // Known without asking anybody: the bot check is not spent on it.
  if (email === undefined) throw new AppError('auth/phone-unknown');
  const notice = showToast({ text: loginTexts.submitting });
  try {
    await run(() => signIn(email, values));
  } finally {
    dismissToast(notice);
  }
}

interface LoginFormProps {
  /** The visitor comes from registering, and has a mail to look for. */
  isVerificationPending: boolean;
}

export function LoginForm({ isVerificationPending }: LoginFormProps) {
  const form = useRuleForm({ values: emptyValues, rules: loginRules });
  const check = useFormCheck();
  const [isUnverified, setIsUnverified] = useState(isVerificationPending);
  const { pending, submit } = useSubmit(
    async (values: LoginValues) => {
      try {
        await enter(values, check.run);
      } catch (thrown) {
        if (toAppError(thrown).code === 'auth/email-not-verified') setIsUnverified(true);
        throw thrown;
      }
    },
    { success: signedIn, errors: signInErrors },
  );
  const { register } = form;
  const { errors } = form.formState;
  return (
    <>
      {isUnverified && <VerificationNotice resend={() => resendFor(form.getValues())} />}
      <Form
        form={form}
        onSubmit={async (values) => {
          await submit(values);
        }}
      >
        <TextField
          label={loginTexts.identifierLabel}
          error={errors.emailOrPhone?.message}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          {...register('emailOrPhone')}
        />
        <PasswordField
          label={loginTexts.passwordLabel}
          error={errors.password?.message}
          autoComplete="current-password"
          {...register('password')}
        />
        <div className={styles['row']}>
          <Checkbox label={loginTexts.rememberLabel} {...register('remember')} />
          <AuthLink to={routes.resetPassword}>{loginTexts.forgotPassword}</AuthLink>
        </div>
        {check.isNeeded && <BotCheck {...check.challenge} />}
        <SubmitButton
          label={loginTexts.submit}
          pendingLabel={loginTexts.submitting}
          pending={pending}
        />
      </Form>
    </>
  );
}
