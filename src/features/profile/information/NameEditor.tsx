import { profileTexts } from '#src/model/account/profileTexts.ts';
import type { UserProfile } from '#src/model/account/schema.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import styles from '../Editor.module.css';
import { useEditing } from '../useEditing.ts';
import { NameFacts } from './NameFacts.tsx';
import { NameForm } from './NameForm.tsx';

interface NameEditorProps {
  profile: UserProfile;
  onSaved: (changes: Partial<UserProfile>) => void;
}

/** The name, and the form that changes it. */
export function NameEditor({ profile, onSaved }: NameEditorProps) {
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
