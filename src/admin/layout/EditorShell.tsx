import type { ReactNode } from 'react';
import { TriangleAlert } from 'lucide-react';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import styles from './EditorShell.module.css';
import noteStyles from './ProblemNote.module.css';

interface EditorShellProps {
  title: string;
  intro?: string;
  /** The one thing to do here. */
  action?: ReactNode;
  /** For editors that show what they edit beside it. */
  isWide?: boolean;
  children: ReactNode;
}

/** The frame of every editor: what it is, what it is for, and its one action. */
export function EditorShell({ title, intro, action, isWide, children }: EditorShellProps) {
  return (
    <section className={classNames(styles['shell'], isWide && styles['wide'])}>
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

/** What stands in the way, and what can be done about it. */
export function ProblemNote({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={noteStyles['note']} role="alert">
      <Icon of={TriangleAlert} />
      <p>{text}</p>
      {children}
    </div>
  );
}
