import type { ReactNode } from 'react';
import styles from './EditorShell.module.css';

interface EditorShellProps {
  title: string;
  intro?: string;
  /** The one thing to do here. */
  action?: ReactNode;
  children: ReactNode;
}

/** The frame of every editor: what it is, what it is for, and its one action. */
export function EditorShell({ title, intro, action, children }: EditorShellProps) {
  return (
    <section className={styles['shell']}>
      <header className={styles['header']}>
        <div className={styles['words']}>
          <h1 className={styles['title']}>{title}</h1>
          {intro !== undefined && <p className={styles['intro']}>{intro}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}
