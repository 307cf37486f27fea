import { useState } from 'react';
import { accountDeletionTexts as texts } from '#src/model/account/profileTexts.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { AdminNotice } from '../AdminNotice.tsx';
import styles from '../Editor.module.css';
import { Panel } from '../Panel.tsx';
import { DeletionDialog } from './DeletionDialog.tsx';

/** The way out. */
export function DeletionPanel({ user }: { user: SessionUser }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel title={texts.open} {...(!user.isAdmin && { intro: texts.intro })}>
      {user.isAdmin ? (
        <AdminNotice />
      ) : (
        <Button look="danger" className={styles['edit']} onClick={() => setIsOpen(true)}>
          {texts.open}
        </Button>
      )}
      {isOpen && <DeletionDialog user={user} onClose={() => setIsOpen(false)} />}
    </Panel>
  );
}
