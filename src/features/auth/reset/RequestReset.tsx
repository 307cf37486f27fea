import { useState } from 'react';
import { texts } from '#src/model/account/passwordResetTexts.ts';
import { routes } from '#src/model/base/routes.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { AuthLink, AuthLinks } from '../AuthLinks.tsx';
import { AuthPage } from '../AuthPage.tsx';
import { RequestForm } from './RequestForm.tsx';
import styles from './RequestReset.module.css';

interface SentProps {
  email: string;
  onAgain: () => void;
}

function Sent({ email, onAgain }: SentProps) {
  return (
    <AuthPage
      title={texts.sentTitle}
      intro={
        <p role="status">
          <strong>{texts.sentText(email)}</strong>
        </p>
      }
    >
      <ol className={styles['steps']}>
        {texts.sentSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button className={styles['again']} onClick={onAgain}>
        {texts.sendAgain}
      </Button>
      <AuthLinks>
        <AuthLink to={routes.login}>{texts.toLogin}</AuthLink>
      </AuthLinks>
    </AuthPage>
  );
}

/** Asks for a reset link; whether the address has an account is not told. */
export function RequestReset() {
  const [values, setValues] = useState({ email: '' });
  const [isSent, setIsSent] = useState(false);
  if (isSent) return <Sent email={values.email} onAgain={() => setIsSent(false)} />;
  return (
    <AuthPage title={texts.requestTitle} intro={<p>{texts.requestIntro}</p>}>
      <RequestForm
        values={values}
        onSent={(sent) => {
          setValues(sent);
          setIsSent(true);
        }}
      />
      <AuthLinks>
        <AuthLink to={routes.login}>{texts.toLogin}</AuthLink>
      </AuthLinks>
    </AuthPage>
  );
}
