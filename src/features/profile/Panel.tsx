import type { ReactNode } from 'react';
import { Lock } from 'lucide-react';
import { profileTexts } from '#src/model/account/profileTexts.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import styles from './Panel.module.css';

interface PanelProps {
  title: string;
  intro?: string;
  children: ReactNode;
}

/** A titled section of the profile. */
export function Panel({ title, intro, children }: PanelProps) {
  return (
    <section className={styles['panel']}>
      <div className={styles['words']}>
        <h2 className={styles['title']}>{title}</h2>
        {intro !== undefined && <p className={styles['intro']}>{intro}</p>}
      </div>
      {children}
    </section>
  );
}

/** Tells administrators that they cannot change this data themselves. */
export function AdminNotice() {
  return (
    <p className={styles['notice']}>
      <Icon of={Lock} size={18} />
      {profileTexts.adminLocked}
    </p>
  );
}

/** A saved value, or a note that it is missing. */
export function SavedText({ value, missing }: { value: string; missing: string }) {
  return value === '' ? <span className={styles['missing']}>{missing}</span> : value;
}
