import { useState } from 'react';
import { profileTexts } from '#src/model/account/profileTexts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import styles from '../Editor.module.css';
import { Panel } from '../Panel.tsx';
import { EverywhereDialog } from './EverywhereDialog.tsx';

/** Ends the sessions on all devices, for somebody who has lost one. */
export function EverywherePanel({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel title={profileTexts.everywhereTitle} intro={profileTexts.everywhereIntro}>
      <Button className={styles['edit']} onClick={() => setIsOpen(true)}>
        {profileTexts.everywhereOpen}
      </Button>
      {isOpen && <EverywhereDialog email={email} onClose={() => setIsOpen(false)} />}
    </Panel>
  );
}
