import { Download } from 'lucide-react';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { profileErrors, profileTexts } from '#src/model/account/profileTexts.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import styles from './ExportPanel.module.css';
import { Panel } from './Panel.tsx';

/** Few customers export, so the code is fetched then. */
async function save(user: SessionUser): Promise<void> {
  const { exportData } = await import('./exportData.ts');
  await exportData(user);
}

const saved = () => ({ kind: 'success', text: profileTexts.exported }) as const;

/** Downloads all stored data of a user. */
export function ExportButton({ user }: { user: SessionUser }) {
  const { pending, submit } = useSubmit(save, { success: saved, errors: profileErrors.export });
  return (
    <Button className={styles['button']} busy={pending} onClick={() => void submit(user)}>
      <Icon of={Download} size={18} />
      {pending ? profileTexts.exporting : profileTexts.exportData}
    </Button>
  );
}

export function ExportPanel({ user }: { user: SessionUser }) {
  return (
    <Panel title={profileTexts.dataTitle} intro={profileTexts.exportHint}>
      <ExportButton user={user} />
    </Panel>
  );
}
