import { Navigate, useSearchParams } from 'react-router-dom';
import * as auth from '#src/firebase/auth.ts';
import { usePageTitle } from '#src/hooks/usePageTitle.ts';
import { useRuleForm } from '#src/hooks/useRuleForm.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { parseLoginIdentifier } from '#src/shared/domain/loginIdentifier.ts';
import { safeRedirect } from '#src/shared/domain/redirectTarget.ts';
import { AppError } from '#src/shared/errors.ts';
import { loginRules } from '#src/shared/forms/login.ts';
import type { LoginValues } from '#src/shared/forms/login.ts';
import { TOAST_LOGIN_MS } from '#src/shared/limits.ts';
import { loginTexts, signInErrors } from '#src/shared/texts/login.ts';
import { useSession } from '#src/stores/session.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Form } from '#src/ui/Form.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import styles from './LoginPage.module.css';

const emptyValues: LoginValues = { emailOrPhone: '', password: '', remember: false };

async function signIn({ emailOrPhone, password, remember }: LoginValues): Promise<void> {
  const identifier = parseLoginIdentifier(emailOrPhone);
  if (identifier.kind !== 'email') throw new AppError('auth/phone-unknown');
  await auth.signIn({ email: identifier.email, password, remember });
}

const signedIn = () =>
  ({ kind: 'success', text: loginTexts.success, durationMs: TOAST_LOGIN_MS }) as const;

function LoginForm() {
  const form = useRuleForm({ values: emptyValues, rules: loginRules });
  const { pending, submit } = useSubmit(signIn, { success: signedIn, errors: signInErrors });
  const { register } = form;
  const { errors } = form.formState;
  return (
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
      <TextField
        label={loginTexts.passwordLabel}
        error={errors.password?.message}
        type="password"
        autoComplete="current-password"
        {...register('password')}
      />
      <Checkbox label={loginTexts.rememberLabel} {...register('remember')} />
      <Button look="primary" type="submit" busy={pending}>
        {pending ? loginTexts.submitting : loginTexts.submit}
      </Button>
    </Form>
  );
}

/** Signs in, and goes on to where the visitor was headed. */
export function LoginPage() {
  usePageTitle(loginTexts.title);
  const [parameters] = useSearchParams();
  const user = useSession((state) => state.user);
  if (user) return <Navigate to={safeRedirect(parameters.get('redirect'))} replace />;
  return (
    <section className={styles['page']}>
      <div className={styles['words']}>
        <h1 className={styles['title']}>{loginTexts.title}</h1>
        <p className={styles['intro']}>{loginTexts.intro}</p>
      </div>
      <LoginForm />
    </section>
  );
}
