import { sendResetMail } from '#src/data/auth/passwordReset.ts';
import { useRuleForm } from '#src/hooks/useRuleForm.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import {
  resetRequestRules,
  type ResetRequestValues,
} from '#src/model/account/passwordResetForm.ts';
import { passwordResetErrors, texts } from '#src/model/account/passwordResetTexts.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { EmailField } from '#src/ui/form/TextField.tsx';
import { SubmitButton } from '../SubmitButton.tsx';

const send = ({ email }: ResetRequestValues) => sendResetMail(email.trim());

interface RequestFormProps {
  values: ResetRequestValues;
  onSent: (values: ResetRequestValues) => void;
}

export function RequestForm({ values, onSent }: RequestFormProps) {
  const form = useRuleForm({ values, rules: resetRequestRules });
  const { pending, submit } = useSubmit(send, { errors: passwordResetErrors.request });
  return (
    <Form
      form={form}
      onSubmit={async (typed) => {
        const outcome = await submit(typed);
        if (outcome.done) onSent({ email: typed.email.trim() });
      }}
    >
      <EmailField
        label={texts.emailLabel}
        error={form.formState.errors.email?.message}
        autoComplete="username"
        {...form.register('email')}
      />
      <SubmitButton label={texts.submit} pendingLabel={texts.submitting} pending={pending} />
    </Form>
  );
}
