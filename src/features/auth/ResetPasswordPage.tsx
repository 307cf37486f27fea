import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sendResetMail } from '#src/data/auth/mailedLink.ts';
import { useRuleForm } from '#src/hooks/useRuleForm.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { resetRequestRules, type ResetRequestValues } from '#src/model/account/authForm.ts';
import { passwordResetErrors, passwordResetTexts } from '#src/model/account/authTexts.ts';
import { routes } from '#src/model/base/routes.ts';
import { NEW_PASSWORD_MODE, parseMailedLink } from '#src/model/base/addresses.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { EmailField } from '#src/ui/form/TextField.tsx';
import { AuthLink, AuthLinks, AuthPage, SubmitButton } from './AuthPage.tsx';
import { RedirectWithToast } from './RedirectWithToast.tsx';
import styles from './ResetPasswordPage.module.css';
import { MailedLink, UsedLinkPage, useUsedLink } from './reset/MailedLink.tsx';
import { ResetLink } from './reset/ResetLink.tsx';

const send = ({ email }: ResetRequestValues) => sendResetMail(email.trim());

interface RequestFormProps {
  values: ResetRequestValues;
  onSent: (values: ResetRequestValues) => void;
}

function RequestForm({ values, onSent }: RequestFormProps) {
  const form = useRuleForm({ values, rules: resetRequestRules, keptAs: 'passwordReset' });
  const { pending, submit } = useSubmit(send, { errors: passwordResetErrors.request });
  const { setFocus } = form;
  const isAgain = values.email !== '';
  useEffect(() => {
    if (isAgain) setFocus('email');
  }, [isAgain, setFocus]);
  return (
    <Form
      form={form}
      onSubmit={async (typed) => {
        const outcome = await submit(typed);
        if (outcome.done) onSent({ email: typed.email.trim() });
      }}
    >
      <EmailField
        label={passwordResetTexts.emailLabel}
        error={form.formState.errors.email?.message}
        autoComplete="username"
        {...form.register('email')}
      />
      <SubmitButton
        label={passwordResetTexts.submit}
        pendingLabel={passwordResetTexts.submitting}
        pending={pending}
      />
    </Form>
  );
}

interface SentProps {
  email: string;
  onAgain: () => void;
}

function Sent({ email, onAgain }: SentProps) {
  return (
    <AuthPage
      title={passwordResetTexts.sentTitle}
      isAnswer
      intro={
        <p role="status">
          <strong>{passwordResetTexts.sentText(email)}</strong>
        </p>
      }
    >
      <ol className={styles['steps']}>
        {passwordResetTexts.sentSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button className={styles['again']} onClick={onAgain}>
        {passwordResetTexts.sendAgain}
      </Button>
      <AuthLinks>
        <AuthLink to={routes.login}>{passwordResetTexts.toLogin}</AuthLink>
      </AuthLinks>
    </AuthPage>
  );
}

/** Requests a reset link. The answer does not reveal whether the address has an account. */
function RequestReset() {
  const [values, setValues] = useState({ email: '' });
  const [isSent, setIsSent] = useState(false);
  if (isSent) return <Sent email={values.email} onAgain={() => setIsSent(false)} />;
  return (
    <AuthPage
      title={passwordResetTexts.requestTitle}
      intro={<p>{passwordResetTexts.requestIntro}</p>}
    >
      <RequestForm
        values={values}
        onSent={(sent) => {
          setValues(sent);
          setIsSent(true);
        }}
      />
      <AuthLinks>
        <AuthLink to={routes.login}>{passwordResetTexts.toLogin}</AuthLink>
      </AuthLinks>
    </AuthPage>
  );
}

/** The modes of other links by Firebase Auth, which supports one address for all its mails. */
const MAILED_LINKS: readonly string[] = ['verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'];

const INCOMPLETE = { kind: 'error', text: passwordResetTexts.linkIncomplete } as const;

function Incomplete() {
  return <RedirectWithToast to={routes.resetPassword} toast={INCOMPLETE} />;
}

/** Requests a reset link, and handles the links of all mails about the account. */
export function ResetPasswordPage() {
  const [parameters] = useSearchParams();
  const { mode, code } = parseMailedLink(parameters);
  const usedLink = useUsedLink();
  if (usedLink) return <UsedLinkPage usedLink={usedLink} />;
  if (mode === null && code === null) return <RequestReset />;
  if (!mode || !code) return <Incomplete />;
  if (mode === NEW_PASSWORD_MODE) return <ResetLink key={code} code={code} />;
  return MAILED_LINKS.includes(mode) ? <MailedLink key={code} code={code} /> : <Incomplete />;
}
