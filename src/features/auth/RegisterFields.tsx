import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { ComponentProps } from 'react';
import type { RegistrationValues } from '#src/model/account/registrationForm.ts';
import { registrationTexts } from '#src/model/account/registrationTexts.ts';
import { routes } from '#src/model/base/routes.ts';
import { VisuallyHidden } from '#src/ui/controls/Icon.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import { PasswordStrength } from '#src/ui/form/PasswordStrength.tsx';
import styles from './RegisterFields.module.css';

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
export function NewPasswordFields({ form }: { form: UseFormReturn<RegistrationValues> }) {
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
export function TermsField(input: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  return (
    <Checkbox
      {...input}
      label={
        <>
          {registrationTexts.termsBefore}
          <LegalLink to={routes.terms} text={registrationTexts.termsLink} />
          {registrationTexts.termsBetween}
          <LegalLink to={routes.privacyPolicy} text={registrationTexts.privacyLink} />
        </>
      }
    />
  );
}
