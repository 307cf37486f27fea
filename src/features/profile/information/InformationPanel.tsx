import type { UserProfile } from '#src/shared/schemas/user.ts';
import type { SessionUser } from '#src/shared/sessionUser.ts';
import { profileTexts } from '#src/shared/texts/profile.ts';
import { AdminNotice } from '../AdminNotice.tsx';
import { ExportPanel } from '../data/ExportPanel.tsx';
import { DeletionPanel } from '../deletion/DeletionPanel.tsx';
import { Panel } from '../Panel.tsx';
import { NameEditor } from './NameEditor.tsx';
import { NameFacts } from './NameFacts.tsx';

interface InformationPanelProps {
  user: SessionUser;
  profile: UserProfile;
  onSaved: (changes: Partial<UserProfile>) => void;
}

/** Somebody's name, their data, and the way out. */
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
