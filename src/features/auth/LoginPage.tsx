import { MailCheck } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { signInAndRecord } from '#src/data/auth/ownProfile.ts';
import { onCodeChallenge } from '#src/data/auth/secondFactor.ts';
import { resendVerification, resendVerificationTo } from '#src/data/auth/mailedLink.ts';
import { useAsked } from '#src/hooks/useAsked.ts';
import { useRuleForm } from '#src/hooks/useRuleForm.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { emailForPhone, rememberPhone } from '#src/lib/phoneBook.ts';
import {
  parseLoginIdentifier,
  type LoginValues,
  loginRules,
  safeRedirect,
} from '#src/model/account/login.ts';
import { loginTexts, signInErrors } from '#src/model/account/texts.ts';
import { parseLoginQuery, parseLoginState } from '#src/model/base/addresses.ts';
import { unreachable } from '#src/model/base/closedSets.ts';
import { AppError, toAppError } from '#src/model/base/errors.ts';
import { routes } from '#src/model/base/routes.ts';
import { useSession } from '#src/stores/session.ts';
import { dismissToast, showToast } from '#src/stores/toasts.ts';
import { BotCheck } from '#src/ui/botCheck/BotCheck.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { Checkbox } from '#src/ui/form/Choices.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import { AuthLink, AuthLinks, AuthPage, SubmitButton, useAccountBotCheck } from './AuthPage.tsx';
import styles from './LoginForm.module.css';
import { ResendButton } from './ResendButton.tsx';

/** Only few accounts have an app. */
const SecondFactorForm = lazyPage(() =>
  import('#src/ui/form/SecondFactorForm.tsx').then((m) => m.SecondFactorForm),
);

export const TOAST_LOGIN_MS = 1500;

/** Returns the e-mail address for signing in. A phone number is looked up among those known to this browser. */
function accountEmail(emailOrPhone: string): string | undefined {
  const identifier = parseLoginIdentifier(emailOrPhone);
  switch (identifier.kind) {
    case 'email':
      return identifier.email;
    case 'phone':
      return emailForPhone(identifier.phone);
    case 'invalid-email':
    case 'invalid':
      return undefined;
    default:
      return unreachable(identifier);
  }
}

/** Signs in, and remembers the account's phone number for the next login. */
export async function signIn(email: string, values: LoginValues): Promise<void> {
  const { password, remember } = values;
  const entered = await signInAndRecord({ email, password, remember });
  if (entered.phoneNumber !== '') rememberPhone(entered.email, entered.phoneNumber);
}

/** Sends the verification mail to the account in the form, else to the account just registered here. */
async function resendFor({ emailOrPhone, password }: LoginValues): Promise<void> {
  const email = accountEmail(emailOrPhone);
  if (email === undefined || password === '') await resendVerification();
  else await resendVerificationTo(email, password);
}

/** Shows that the address has to be verified first, with a button to resend the mail. */
function VerificationNotice({ resend }: { resend: () => Promise<void> }) {
  return (
    <section className={styles['notice']} aria-label={loginTexts.verificationTitle}>
      <Icon of={MailCheck} />
      <div className={styles['words']}>
        <p className={styles['title']}>{loginTexts.verificationTitle}</p>
        <p>{loginTexts.verificationPending}</p>
        <ResendButton
          resend={resend}
          startsWaiting={false}
          noAccountText={loginTexts.resendNeedsPassword}
        />
      </div>
    </section>
  );
}

const emptyValues: LoginValues = { emailOrPhone: '', password: '', remember: false };

type Run = (action: () => Promise<void>) => Promise<void>;

/** Signs in after the bot check. */
async function signInAfterBotCheck(values: LoginValues, run: Run): Promise<void> {
  const email = accountEmail(values.emailOrPhone);
  // Thrown before the bot check, whose token is valid only once.
  if (email === undefined) throw new AppError('auth/phone-unknown');
  await run(() => signIn(email, values));
  showToast({ kind: 'success', text: loginTexts.success, durationMs: TOAST_LOGIN_MS });
}

/** Shows a toast while it is being signed in, and not while a code is asked for. */
function useProgressToast(isShown: boolean): void {
  const toast = useRef<number>(undefined);
  useEffect(() => {
    if (isShown) toast.current = showToast({ text: loginTexts.submitting });
    return () => {
      if (toast.current !== undefined) dismissToast(toast.current);
    };
  }, [isShown]);
}

interface LoginFormProps {
  /** The visitor has just registered and has to verify the address. */
  isVerificationPending: boolean;
}

export function LoginForm({ isVerificationPending }: LoginFormProps) {
  const form = useRuleForm({ values: emptyValues, rules: loginRules, keptAs: 'login' });
  const check = useAccountBotCheck();
  const [isUnverified, setIsUnverified] = useState(isVerificationPending);
  const asked = useAsked(onCodeChallenge);
  const { pending, submit } = useSubmit(
    async (values: LoginValues) => {
      try {
        await signInAfterBotCheck(values, check.run);
      } catch (thrown) {
        const { code } = toAppError(thrown);
        if (code === 'auth/email-not-verified') setIsUnverified(true);
        // The person went back to the form.
        if (code !== 'cancelled') throw thrown;
      }
    },
    { errors: signInErrors },
  );
  useProgressToast(pending && !asked);
  const { register } = form;
  const { errors } = form.formState;
  if (asked) {
    return (
      <Suspense>
        <SecondFactorForm challenge={asked.question} onClose={asked.close} />
      </Suspense>
    );
  }
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

/** The delay lets the visitor see the success before the page changes. */
export const SIGN_IN_REDIRECT_DELAY_MS = 300;

/** Returns true for visitors who are signed in already, and a moment after signing in here. */
function useIsRedirectDue(): boolean {
  const isSignedIn = useSession((state) => state.user !== null);
  const [isDue, setIsDue] = useState(isSignedIn);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const timer = setTimeout(() => setIsDue(true), SIGN_IN_REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isSignedIn]);
  return isSignedIn && isDue;
}

/** The login page. Afterwards it leads to the page that the visitor came from. */
export function LoginPage() {
  const [parameters] = useSearchParams();
  const { redirect, isVerificationPending } = parseLoginQuery(parameters);
  const handedOn = parseLoginState(useLocation().state);
  const isRedirectDue = useIsRedirectDue();
  const target = redirect ?? handedOn.redirect;
  if (isRedirectDue) return <Navigate to={safeRedirect(target)} replace />;
  return (
    <AuthPage title={loginTexts.title} intro={<p>{loginTexts.intro}</p>}>
      <LoginForm isVerificationPending={isVerificationPending} />
      <AuthLinks>
        <p>
          {loginTexts.noAccount}
          <AuthLink to={routes.register} state={{ ...handedOn, redirect: target }}>
            {loginTexts.createAccount}
          </AuthLink>
        </p>
      </AuthLinks>
    </AuthPage>
  );
}
