import type { SessionUser } from '#src/shared/sessionUser.ts';
import { profileTexts } from '#src/shared/texts/profile.ts';
import { Panel } from '../Panel.tsx';
import { ExportButton } from './ExportButton.tsx';

/** Everybody may take what is kept about them with them. */
export function ExportPanel({ user }: { user: SessionUser }) {
  return (
    <Panel title={profileTexts.dataTitle} intro={profileTexts.exportHint}>
      <ExportButton user={user} />
    </Panel>
  );
}
