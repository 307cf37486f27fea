import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { changePassword } from '#src/data/auth/account.ts';
import { showErrorAtField, useRuleForm } from '#src/hooks/useRuleForm.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { wrongPasswordCodes } from '#src/model/account/password.ts';
import { passwordChangeRules, type PasswordChangeValues } from '#src/model/account/profileForm.ts';
import { profileErrors, profileTexts } from '#src/model/account/profileTexts.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { AccountHint, PasswordField, PasswordStrength } from '#src/ui/form/PasswordField.tsx';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import { Panel } from '../Panel.tsx';
import styles from './PasswordPanel.module.css';
import { SignOutEverywherePanel } from './SignOutEverywherePanel.tsx';

/** Customers never see it. */
const SecondFactorPanel = lazyPage(() =>
  import('../secondFactor/SecondFactorPanel.tsx').then((m) => m.SecondFactorPanel),
);

const emptyValues: PasswordChangeValues = {
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
};
const errors = profileErrors.password;
const changed = () => ({ kind: 'success', text: profileTexts.passwordSaved }) as const;

function PasswordForm({ email }: { email: string }) {
  const form = useRuleForm({ values: emptyValues, rules: passwordChangeRules });
  const { pending, submit } = useSubmit(
    ({ currentPassword, newPassword }: PasswordChangeValues) =>
      showErrorAtField(() => changePassword(currentPassword, newPassword), {
        form,
        field: 'currentPassword',
        codes: wrongPasswordCodes,
        errors,
      }),
    { success: changed, errors },
  );
  const problems = form.formState.errors;
  const newPassword = useWatch({ control: form.control, name: 'newPassword' });
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        const outcome = await submit(values);
        if (outcome.done) form.reset(emptyValues, { keepDirtyValues: false });
      }}
    >
      <AccountHint email={email} />
      <PasswordField
        label={profileTexts.currentPasswordLabel}
        error={problems.currentPassword?.message}
        autoComplete="current-password"
        {...form.register('currentPassword')}
      />
      <div className={styles['new']}>
        <PasswordField
          label={profileTexts.newPasswordLabel}
          hint={profileTexts.passwordHint}
          error={problems.newPassword?.message}
          autoComplete="new-password"
          {...form.register('newPassword')}
        />
        <PasswordStrength password={newPassword} />
      </div>
      <PasswordField
        label={profileTexts.confirmPasswordLabel}
        error={problems.confirmPassword?.message}
        autoComplete="new-password"
        {...form.register('confirmPassword')}
      />
      <Button look="primary" type="submit" className={styles['submit']} busy={pending}>
        {pending ? profileTexts.passwordSubmitting : profileTexts.passwordSubmit}
      </Button>
    </Form>
  );
}

/** Changes the password, which requires the current one, and signs out other devices. */
export function PasswordPanel({ user: { email, isAdmin } }: { user: SessionUser }) {
  return (
    <>
      <Panel title={profileTexts.tabs.password} intro={profileTexts.passwordIntro}>
        <PasswordForm email={email} />
      </Panel>
      {isAdmin && (
        <Suspense>
          <SecondFactorPanel email={email} />
        </Suspense>
      )}
      <SignOutEverywherePanel email={email} />
    </>
  );
}
