import type { ReactNode } from 'react';
import styles from './Panel.module.css';

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
