import { MailCheck } from 'lucide-react';
import { useCallback, useState } from 'react';
import { finishEmailChange } from '#src/data/auth/emailChange.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { profileErrors, profileTexts } from '#src/model/account/profileTexts.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import type { NewToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { Facts } from '#src/ui/display/Facts.tsx';
import editorStyles from '../Editor.module.css';
import { AdminNotice, Panel } from '../Panel.tsx';
import { useEditing } from '../useEditing.tsx';
import { EmailForm } from './EmailForm.tsx';
import styles from './EmailPanel.module.css';

interface EmailRequestedProps {
  newEmail: string;
  onOther: () => void;
  onChanged: () => void;
}

/** Shown after the mail was sent, with a button that checks whether the address is confirmed. */
export function EmailRequested({ newEmail, onOther, onChanged }: EmailRequestedProps) {
  const isChanged = useCallback(() => finishEmailChange(newEmail), [newEmail]);
  const { pending, submit } = useSubmit(isChanged, {
    success: (changed): NewToast =>
      changed
        ? { kind: 'success', text: profileTexts.emailChanged(newEmail) }
        : { kind: 'info', text: profileTexts.emailWaiting },
    errors: profileErrors.reload,
  });

  async function check(): Promise<void> {
    const outcome = await submit();
    if (outcome.done && outcome.answer) onChanged();
  }

  return (
    <div className={styles['requested']}>
      <p className={styles['words']}>
        <Icon of={MailCheck} />
        {profileTexts.emailRequested(newEmail)}
      </p>
      <div className={styles['actions']}>
        <Button look="primary" busy={pending} onClick={() => void check()}>
          {pending ? profileTexts.emailChecking : profileTexts.emailCheck}
        </Button>
        <Button look="quiet" onClick={onOther}>
          {profileTexts.emailOther}
        </Button>
      </div>
    </div>
  );
}

function EmailEditor({ email }: { email: string }) {
  const { isEditing, start, stop, startButton, formFrame } = useEditing();
  const [requested, setRequested] = useState<string>();
  if (requested !== undefined) {
    const other = () => setRequested(undefined);
    return <EmailRequested newEmail={requested} onOther={other} onChanged={other} />;
  }
  if (!isEditing) {
    return (
      <Button ref={startButton} className={editorStyles['edit']} onClick={start}>
        {profileTexts.changeEmail}
      </Button>
    );
  }
  return (
    <div ref={formFrame}>
      <EmailForm
        currentEmail={email}
        onCancel={stop}
        onRequested={(newEmail) => {
          stop();
          setRequested(newEmail);
        }}
      />
    </div>
  );
}

/** The e-mail address and its change, which has to be confirmed from the new address. */
export function EmailPanel({ user: { email, isAdmin } }: { user: SessionUser }) {
  return (
    <Panel title={profileTexts.tabs.email} {...(!isAdmin && { intro: profileTexts.emailIntro })}>
      <Facts look="rows" facts={[[profileTexts.currentEmailLabel, email]]} />
      {isAdmin ? <AdminNotice /> : <EmailEditor email={email} />}
    </Panel>
  );
}
