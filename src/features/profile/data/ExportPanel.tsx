import { profileTexts } from '#src/model/account/profileTexts.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
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
