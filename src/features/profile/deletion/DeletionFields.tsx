import type { UseFormReturn } from 'react-hook-form';
import type { AccountDeletionValues } from '#src/model/account/profileForm.ts';
import { accountDeletionTexts as texts } from '#src/model/account/profileTexts.ts';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { AccountHint, PasswordField } from '#src/ui/form/PasswordField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import styles from './DeletionFields.module.css';

const conditions = ['cannotBeUndone', 'productsLost', 'permanent'] as const;

interface DeletionFieldsProps {
  form: UseFormReturn<AccountDeletionValues>;
  email: string;
}

/** Three confirmations, a phrase and the password. */
export function DeletionFields({ form, email }: DeletionFieldsProps) {
  const { errors } = form.formState;
  const missing = conditions.find((name) => errors[name]);
  const problems = [errors.currentPassword, missing && errors[missing], errors.phrase];
  const hasSeveral = problems.filter(Boolean).length > 1;
  return (
    <>
      <div>
        {conditions.map((name) => (
          <Checkbox
            key={name}
            label={texts[name]}
            // All three have the same error text, so it is shown once.
            error={name === missing ? errors[name]?.message : undefined}
            {...form.register(name)}
          />
        ))}
      </div>
      <TextField
        label={texts.phraseLabel}
        error={errors.phrase?.message}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('phrase')}
      />
      <AccountHint email={email} />
      <PasswordField
        label={texts.passwordLabel}
        error={errors.currentPassword?.message}
        autoComplete="current-password"
        {...form.register('currentPassword')}
      />
      <p role="alert" className={styles['summary']}>
        {hasSeveral ? texts.incomplete : ''}
      </p>
    </>
  );
}
