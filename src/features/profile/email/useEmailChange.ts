import type { UseFormReturn } from 'react-hook-form';
import { reauthenticate } from '#src/data/auth/account.ts';
import { requestEmailChange } from '#src/data/auth/emailChange.ts';
import { tellAtField } from '#src/hooks/useRuleForm.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import type { EmailChangeValues } from '#src/model/account/profileForm.ts';
import { profileErrors, profileTexts } from '#src/model/account/profileTexts.ts';
import type { AppErrorCode } from '#src/model/base/errors.ts';
import { wrongPassword } from '../wrongPassword.ts';

/** What the server refuses about the address. */
const emailCodes: readonly AppErrorCode[] = [
  'auth/email-already-in-use',
  'auth/invalid-email',
  'already-exists',
];

const requested = (_answer: unknown, newEmail: string) =>
  ({ kind: 'success', text: profileTexts.emailRequested(newEmail) }) as const;

interface EmailChange {
  pending: boolean;
  /** Whether the mail is on its way. */
  change: (values: EmailChangeValues) => Promise<boolean>;
}

/** Proves who is asking, then asks for the change: each step fails in its own words. */
export function useEmailChange(form: UseFormReturn<EmailChangeValues>): EmailChange {
  const proof = useSubmit(
    (password: string) =>
      tellAtField(() => reauthenticate(password), {
        form,
        field: 'emailConfirmPassword',
        codes: wrongPassword,
        errors: profileErrors.emailPassword,
      }),
    { errors: profileErrors.emailPassword },
  );
  const request = useSubmit(
    (newEmail: string) =>
      tellAtField(() => requestEmailChange(newEmail), {
        form,
        field: 'newEmail',
        codes: emailCodes,
        errors: profileErrors.email,
      }),
    { success: requested, errors: profileErrors.email },
  );
  return {
    pending: proof.pending || request.pending,
    change: async ({ newEmail, emailConfirmPassword }) => {
      const proven = await proof.submit(emailConfirmPassword);
      return proven.done && (await request.submit(newEmail.trim())).done;
    },
  };
}
