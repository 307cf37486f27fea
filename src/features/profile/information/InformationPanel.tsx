import { profileTexts } from '#src/model/account/profileTexts.ts';
import type { UserProfile, SessionUser } from '#src/model/account/schema.ts';
import { AdminNotice } from '../AdminNotice.tsx';
import { Panel } from '../Panel.tsx';
import { ExportPanel } from '../data/ExportPanel.tsx';
import { DeletionPanel } from '../deletion/DeletionPanel.tsx';
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
