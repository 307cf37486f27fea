import type { ReactNode } from 'react';
import { Lock } from 'lucide-react';
import { profileTexts } from '#src/model/account/profileTexts.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import noticeStyles from './AdminNotice.module.css';
import styles from './Panel.module.css';
import savedStyles from './SavedText.module.css';

interface PanelProps {
  title: string;
  intro?: string;
  children: ReactNode;
}

/** One matter of the account: what it is, and what can be done about it. */
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

/** An administrator's account is looked after by the owner. */
export function AdminNotice() {
  return (
    <p className={noticeStyles['notice']}>
      <Icon of={Lock} size={18} />
      {profileTexts.adminLocked}
    </p>
  );
}

/** What is saved; or, more quietly, that nothing is. */
export function SavedText({ value, missing }: { value: string; missing: string }) {
  return value === '' ? <span className={savedStyles['missing']}>{missing}</span> : value;
}
