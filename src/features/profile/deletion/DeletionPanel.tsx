import { useState } from 'react';
import type { SessionUser } from '#src/shared/sessionUser.ts';
import { accountDeletionTexts as texts } from '#src/shared/texts/profile.ts';
import { Button } from '#src/ui/Button.tsx';
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
