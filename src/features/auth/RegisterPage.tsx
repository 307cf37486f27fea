import { type ComponentProps, useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { register as registerAccount, type Registered } from '#src/data/auth/register.ts';
import { showErrorAtField, useRuleForm } from '#src/hooks/useRuleForm.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { rememberPhone } from '#src/lib/phoneBook.ts';
import { DEFAULT_COUNTRY_CODE, joinPhone } from '#src/model/account/phone.ts';
import { registrationRules, type RegistrationValues } from '#src/model/account/authForm.ts';
import {
  emailConfirmationTexts,
  registrationErrors,
  registrationTexts,
} from '#src/model/account/authTexts.ts';
import { invitedEmail } from '#src/model/account/invited.ts';
import { parseLoginState } from '#src/model/base/addresses.ts';
import type { AppErrorCode } from '#src/model/base/errors.ts';
import { routes } from '#src/model/base/routes.ts';
import { useSession } from '#src/stores/session.ts';
import type { NewToast } from '#src/stores/toasts.ts';
import { BotCheck } from '#src/ui/botCheck/BotCheck.tsx';
import { VisuallyHidden } from '#src/ui/controls/Icon.tsx';
import { Checkbox } from '#src/ui/form/Choices.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { NameFields } from '#src/ui/form/NameFields.tsx';
import { PasswordField, PasswordStrength } from '#src/ui/form/PasswordField.tsx';
import { PhoneFormField } from '#src/ui/form/PhoneField.tsx';
import { EmailField } from '#src/ui/form/TextField.tsx';
import { AuthLink, AuthLinks, AuthPage, SubmitButton, useAccountBotCheck } from './AuthPage.tsx';
import type { ConfirmationState } from './EmailConfirmationPage.tsx';
import styles from './RegisterPage.module.css';

interface Confirmation {
  hint?: string;
  error?: string;
}

/** Compares while typing: the beginning of the password is no error before the field is left. */
function confirmationOf(password: string, confirmed: string, isTouched: boolean): Confirmation {
  if (confirmed === '') return {};
  if (confirmed === password) return { hint: registrationTexts.passwordsMatch };
  const isIncomplete = !isTouched && password.startsWith(confirmed);
  return isIncomplete ? {} : { error: registrationTexts.passwordsDiffer };
}

/** The fields for a new password with its strength, and for its confirmation. */
function NewPasswordFields({ form }: { form: UseFormReturn<RegistrationValues> }) {
  const { register, control } = form;
  const { errors, touchedFields } = form.formState;
  const [password, confirmed] = useWatch({ control, name: ['password', 'confirmPassword'] });
  const live = confirmationOf(password, confirmed, touchedFields.confirmPassword === true);
  return (
    <>
      <div className={styles['password']}>
        <PasswordField
          label={registrationTexts.passwordLabel}
          hint={registrationTexts.passwordHint}
          error={errors.password?.message}
          autoComplete="new-password"
          {...register('password')}
        />
        <PasswordStrength password={password} />
      </div>
      <PasswordField
        label={registrationTexts.confirmLabel}
        hint={live.hint}
        error={live.error ?? errors.confirmPassword?.message}
        autoComplete="new-password"
        {...register('confirmPassword')}
      />
    </>
  );
}

/** Opens in a new tab, so that the input of the form is not lost. */
function LegalLink({ to, text }: { to: string; text: string }) {
  return (
    <a href={to} target="_blank" rel="noopener">
      {text}
      <VisuallyHidden> {registrationTexts.opensNewTab}</VisuallyHidden>
    </a>
  );
}

/** The checkbox for the terms of sale and the privacy policy. */
function TermsField(input: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  return (
    <Checkbox
      {...input}
      label={
        <>
          {registrationTexts.termsBefore}
          <LegalLink to={routes.salesTerms} text={registrationTexts.termsLink} />
          {registrationTexts.termsBetween}
          <LegalLink to={routes.privacyPolicy} text={registrationTexts.privacyLink} />
        </>
      }
    />
  );
}

const emptyValues: RegistrationValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  countryCode: DEFAULT_COUNTRY_CODE,
  phoneNumber: '',
  acceptTerms: false,
};

/** These errors are also shown beside the e-mail field. */
const emailCodes: readonly AppErrorCode[] = ['auth/email-already-in-use', 'auth/invalid-email'];

function phoneOf({ countryCode, phoneNumber }: RegistrationValues) {
  return { countryCode, digits: phoneNumber };
}

async function createAccount(values: RegistrationValues): Promise<Registered> {
  const { firstName, lastName, password } = values;
  const email = values.email.trim();
  const phone = phoneOf(values);
  const registered = await registerAccount({ email, password, firstName, lastName, phone });
  rememberPhone(email, joinPhone(phone));
  return registered;
}

function outcomeToast({ name, isMailSent, isResumed }: Registered): NewToast {
  if (!isResumed) return { kind: 'success', text: registrationTexts.success(name) };
  return isMailSent
    ? { kind: 'info', text: registrationTexts.sentAgain }
    : { kind: 'warning', text: emailConfirmationTexts.notSentAgain };
}

function useRegistration(form: UseFormReturn<RegistrationValues>) {
  const check = useAccountBotCheck();
  const submit = useSubmit(
    (values: RegistrationValues) =>
      showErrorAtField(() => check.run(() => createAccount(values)), {
        form,
        field: 'email',
        codes: emailCodes,
        errors: registrationErrors,
      }),
    { success: outcomeToast, errors: registrationErrors },
  );
  return { check, ...submit };
}

interface RegisterFormProps {
  onRegistered: (email: string, registered: Registered) => void;
}

function RegisterForm({ onRegistered }: RegisterFormProps) {
  const { hash } = useLocation();
  const values = useMemo(() => ({ ...emptyValues, email: invitedEmail(hash) }), [hash]);
  const form = useRuleForm({
    values,
    rules: registrationRules,
    keptAs: 'registration',
  });
  const { check, pending, submit } = useRegistration(form);
  const { register } = form;
  const { errors } = form.formState;
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        const outcome = await submit(values);
        if (outcome.done) onRegistered(values.email.trim(), outcome.answer);
      }}
    >
      <NameFields
        form={form}
        labels={{ first: registrationTexts.firstNameLabel, last: registrationTexts.lastNameLabel }}
      />
      <EmailField
        label={registrationTexts.emailLabel}
        error={errors.email?.message}
        {...register('email')}
      />
      <NewPasswordFields form={form} />
      <PhoneFormField form={form} />
      <TermsField error={errors.acceptTerms?.message} {...register('acceptTerms')} />
      {check.isNeeded && <BotCheck {...check.challenge} />}
      <SubmitButton
        label={registrationTexts.submit}
        pendingLabel={registrationTexts.submitting}
        pending={pending}
      />
    </Form>
  );
}

/** Creates an account, and leads to the page about the verification mail. */
export function RegisterPage() {
  const navigate = useNavigate();
  const handedOn = parseLoginState(useLocation().state);
  const user = useSession((state) => state.user);
  if (user) return <Navigate to={routes.home} replace />;
  return (
    <AuthPage title={registrationTexts.title} intro={<p>{registrationTexts.intro}</p>}>
      <RegisterForm
        onRegistered={(email, { isMailSent, isResumed }) => {
          const state: ConfirmationState = { email, isMailSent, isResumed, ...handedOn };
          void navigate(routes.emailConfirmation, { replace: true, state });
        }}
      />
      <AuthLinks>
        <p>
          {registrationTexts.haveAccount}
          <AuthLink to={routes.login} state={handedOn}>
            {registrationTexts.signIn}
          </AuthLink>
        </p>
      </AuthLinks>
    </AuthPage>
  );
}
