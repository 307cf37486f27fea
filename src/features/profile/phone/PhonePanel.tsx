import { useState } from 'react';
import { formatPhone } from '#src/model/account/phone.ts';
import { profileTexts } from '#src/model/account/profileTexts.ts';
import type { UserProfile, SessionUser } from '#src/model/account/schema.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Facts } from '#src/ui/display/Facts.tsx';
import { AdminNotice } from '../AdminNotice.tsx';
import styles from '../Editor.module.css';
import { Panel } from '../Panel.tsx';
import { SavedText } from '../SavedText.tsx';
import { useEditing } from '../useEditing.ts';
import { PhoneForm } from './PhoneForm.tsx';
import { SigningOut } from './SigningOut.tsx';
import { useDelayedSignOut } from './useLeaveForLogin.ts';

function PhoneFacts({ profile: { phoneNumber } }: { profile: UserProfile }) {
  const value = phoneNumber === '' ? '' : formatPhone(phoneNumber);
  const saved = <SavedText value={value} missing={profileTexts.phoneNone} />;
  return <Facts look="rows" facts={[[profileTexts.tabs.phone, saved]]} />;
}

interface PhonePanelProps {
  user: SessionUser;
  profile: UserProfile;
  onSaved: (changes: Partial<UserProfile>) => void;
}

function PhoneEditor({ user, profile, onSaved }: PhonePanelProps) {
  const { isEditing, start, stop, startButton, formFrame } = useEditing();
  const [isLeaving, setIsLeaving] = useState(false);
  const leaveForLogin = useDelayedSignOut(user.uid);
  if (isLeaving) {
    return (
      <>
        <PhoneFacts profile={profile} />
        <SigningOut />
      </>
    );
  }
  if (!isEditing) {
    return (
      <>
        <PhoneFacts profile={profile} />
        <Button ref={startButton} className={styles['edit']} onClick={start}>
          {profileTexts.edit}
        </Button>
      </>
    );
  }
  return (
    <div ref={formFrame}>
      <PhoneForm
        user={user}
        profile={profile}
        onCancel={stop}
        onSaved={(phoneNumber) => {
          onSaved({ phoneNumber });
          setIsLeaving(true);
          leaveForLogin();
        }}
      />
    </div>
  );
}

/** The mobile number, with which people sign in, too: after a change they do so again. */
export function PhonePanel(props: PhonePanelProps) {
  return (
    <Panel
      title={profileTexts.tabs.phone}
      {...(!props.user.isAdmin && { intro: profileTexts.phoneIntro })}
    >
      {props.user.isAdmin ? (
        <>
          <PhoneFacts profile={props.profile} />
          <AdminNotice />
        </>
      ) : (
        <PhoneEditor {...props} />
      )}
    </Panel>
  );
}
