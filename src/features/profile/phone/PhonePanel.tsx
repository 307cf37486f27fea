import { useNavigate } from 'react-router-dom';
import { useState } from 'react';
import { saveOwnPhone } from '#src/data/auth/ownProfile.ts';
import { signOut } from '#src/data/auth/session.ts';
import { useCountdown } from '#src/hooks/time.ts';
import { useRuleForm } from '#src/hooks/useRuleForm.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { rememberPhone } from '#src/lib/phoneBook.ts';
import { type PhoneValues, profilePhoneRules } from '#src/model/account/profileForm.ts';
import {
  PHONE_CHANGE_SIGN_OUT_DELAY_MS,
  formatPhone,
  splitPhone,
} from '#src/model/account/phone.ts';
import { profileTexts, profileErrors } from '#src/model/account/profileTexts.ts';
import type { UserProfile, SessionUser } from '#src/model/account/schema.ts';
import { signOutErrors } from '#src/model/account/texts.ts';
import { routes } from '#src/model/base/routes.ts';
import { SECOND_MS } from '#src/model/base/units.ts';
import { beginSignOut, endSignOut, useSession } from '#src/stores/session.ts';
import { showToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Facts } from '#src/ui/display/Facts.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { PhoneFormField } from '#src/ui/form/PhoneField.tsx';
import editorStyles from '../Editor.module.css';
import { AdminNotice, Panel, SavedText, useEditing, EditActions } from '../Panel.tsx';
import styles from './PhonePanel.module.css';

function valuesOf({ phoneNumber }: UserProfile): PhoneValues {
  const { countryCode, digits } = splitPhone(phoneNumber);
  return { countryCode, phoneNumber: digits };
}

const save = ({ countryCode, phoneNumber }: PhoneValues) =>
  saveOwnPhone({ countryCode, digits: phoneNumber });
const saved = () => ({ kind: 'success', text: profileTexts.phoneSaved }) as const;

/** Stores the new number in this browser, so that the user can sign in with it here. */
function remember(email: string, shown: string): void {
  if (rememberPhone(email, shown)) return;
  showToast({ kind: 'warning', text: profileErrors.verification.fallback });
}

interface PhoneFormProps {
  user: SessionUser;
  profile: UserProfile;
  onSaved: (phoneNumber: string) => void;
  onCancel: () => void;
}

function PhoneForm({ user, profile, onSaved, onCancel }: PhoneFormProps) {
  const form = useRuleForm({
    values: valuesOf(profile),
    rules: profilePhoneRules,
    keptAs: 'phone',
  });
  const { pending, submit } = useSubmit(save, { success: saved, errors: profileErrors.phone });
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        const outcome = await submit(values);
        if (!outcome.done) return;
        remember(user.email, outcome.answer);
        onSaved(outcome.answer);
      }}
    >
      <PhoneFormField form={form} />
      <EditActions pending={pending} onCancel={onCancel} />
    </Form>
  );
}

/** Shows the seconds until the user is signed out. */
function SigningOut() {
  const { secondsLeft } = useCountdown(PHONE_CHANGE_SIGN_OUT_DELAY_MS / SECOND_MS);
  return <p className={styles['notice']}>{profileTexts.phoneSigningOut(secondsLeft)}</p>;
}

/** Returns a function that signs the user out after a delay, also on another page. */
function useDelayedSignOut(uid: string): () => void {
  const navigate = useNavigate();
  const { submit } = useSubmit(signOut, { errors: signOutErrors });

  async function signOutToLogin(): Promise<void> {
    if (useSession.getState().user?.uid !== uid) return;
    beginSignOut();
    const outcome = await submit();
    if (outcome.done) await navigate(routes.login);
    else endSignOut();
  }

  return () => {
    setTimeout(() => void signOutToLogin(), PHONE_CHANGE_SIGN_OUT_DELAY_MS);
  };
}

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
  const signOutLater = useDelayedSignOut(user.uid);
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
        <Button ref={startButton} className={editorStyles['edit']} onClick={start}>
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
          signOutLater();
        }}
      />
    </div>
  );
}

/** The mobile number. Users can sign in with it, so a change requires a new login. */
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
