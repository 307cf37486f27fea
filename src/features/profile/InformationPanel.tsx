import { setDisplayName } from '#src/data/auth/account.ts';
import { saveOwnName } from '#src/data/auth/ownProfile.ts';
import { useRuleForm } from '#src/hooks/useRuleForm.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { fullName } from '#src/model/account/people.ts';
import { type NameValues, profileNameRules } from '#src/model/account/profileForm.ts';
import { profileTexts, profileErrors } from '#src/model/account/profileTexts.ts';
import type { UserProfile, SessionUser } from '#src/model/account/schema.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Facts } from '#src/ui/display/Facts.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { NameFields } from '#src/ui/form/NameFields.tsx';
import styles from './Editor.module.css';
import { ExportPanel } from './ExportPanel.tsx';
import { SavedText, AdminNotice, Panel, EditActions, useEditing } from './Panel.tsx';
import { DeletionPanel } from './deletion/DeletionPanel.tsx';

const savedName = (value: string) => <SavedText value={value} missing={profileTexts.nameMissing} />;

/** The saved name. */
function NameFacts({ profile: { firstName, lastName } }: { profile: UserProfile }) {
  return (
    <Facts
      look="rows"
      facts={[
        [profileTexts.firstNameLabel, savedName(firstName)],
        [profileTexts.lastNameLabel, savedName(lastName)],
      ]}
    />
  );
}

const saveInProfile = ({ firstName, lastName }: NameValues) => saveOwnName(firstName, lastName);
const saveInAccount = ({ firstName, lastName }: NameValues) =>
  setDisplayName(fullName(firstName, lastName));
const saved = () => ({ kind: 'success', text: profileTexts.saved }) as const;

/** Saves the name in both places: in the profile, which the site reads, and in the account itself. */
function useSaveName() {
  const inProfile = useSubmit(saveInProfile, { errors: profileErrors.name });
  const inAccount = useSubmit(saveInAccount, { success: saved, errors: profileErrors.displayName });
  return {
    pending: inProfile.pending || inAccount.pending,
    save: async (values: NameValues): Promise<boolean> =>
      (await inProfile.submit(values)).done && (await inAccount.submit(values)).done,
  };
}

interface NameFormProps {
  profile: UserProfile;
  onSaved: (changes: Partial<UserProfile>) => void;
  onCancel: () => void;
}

function NameForm({ profile: { firstName, lastName }, onSaved, onCancel }: NameFormProps) {
  const form = useRuleForm({
    values: { firstName, lastName },
    rules: profileNameRules,
    keptAs: 'name',
  });
  const { pending, save } = useSaveName();
  return (
    <Form
      form={form}
      onSubmit={async (typed) => {
        const values = { firstName: typed.firstName.trim(), lastName: typed.lastName.trim() };
        if (await save(values)) onSaved(values);
      }}
    >
      <NameFields
        form={form}
        labels={{ first: profileTexts.firstNameLabel, last: profileTexts.lastNameLabel }}
      />
      <EditActions pending={pending} onCancel={onCancel} />
    </Form>
  );
}

interface NameEditorProps {
  profile: UserProfile;
  onSaved: (changes: Partial<UserProfile>) => void;
}

/** The name with the form that changes it. */
function NameEditor({ profile, onSaved }: NameEditorProps) {
  const { isEditing, start, stop, startButton, formFrame } = useEditing();
  if (!isEditing) {
    return (
      <>
        <NameFacts profile={profile} />
        <Button ref={startButton} className={styles['edit']} onClick={start}>
          {profileTexts.edit}
        </Button>
      </>
    );
  }
  return (
    <div ref={formFrame}>
      <NameForm
        profile={profile}
        onCancel={stop}
        onSaved={(changes) => {
          onSaved(changes);
          stop();
        }}
      />
    </div>
  );
}

interface InformationPanelProps {
  user: SessionUser;
  profile: UserProfile;
  onSaved: (changes: Partial<UserProfile>) => void;
}

/** The name, the export of the data and the deletion of the account. */
export function InformationPanel({ user, profile, onSaved }: InformationPanelProps) {
  return (
    <>
      <Panel title={profileTexts.tabs.information}>
        {user.isAdmin ? (
          <>
            <NameFacts profile={profile} />
            <AdminNotice />
          </>
        ) : (
          <NameEditor profile={profile} onSaved={onSaved} />
        )}
      </Panel>
      <ExportPanel user={user} />
      <DeletionPanel user={user} />
    </>
  );
}
