import { useState } from 'react';
import { profileTexts } from '#src/model/account/profileTexts.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Facts } from '#src/ui/display/Facts.tsx';
import { AdminNotice } from '../AdminNotice.tsx';
import styles from '../Editor.module.css';
import { Panel } from '../Panel.tsx';
import { useEditing } from '../useEditing.ts';
import { EmailForm } from './EmailForm.tsx';
import { EmailRequested } from './EmailRequested.tsx';

function EmailEditor({ email }: { email: string }) {
  const { isEditing, start, stop, startButton, formFrame } = useEditing();
  const [requested, setRequested] = useState<string>();
  if (requested !== undefined) {
    const other = () => setRequested(undefined);
    return <EmailRequested newEmail={requested} onOther={other} onChanged={other} />;
  }
  if (!isEditing) {
    return (
      <Button ref={startButton} className={styles['edit']} onClick={start}>
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

/** The address, and the change of it, which the new address has to confirm. */
export function EmailPanel({ user: { email, isAdmin } }: { user: SessionUser }) {
  return (
    <Panel title={profileTexts.tabs.email} {...(!isAdmin && { intro: profileTexts.emailIntro })}>
      <Facts look="rows" facts={[[profileTexts.currentEmailLabel, email]]} />
      {isAdmin ? <AdminNotice /> : <EmailEditor email={email} />}
    </Panel>
  );
}
