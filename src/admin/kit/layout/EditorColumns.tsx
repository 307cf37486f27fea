import type { ReactNode } from 'react';
import styles from './EditorColumns.module.css';

interface EditorColumnsProps {
  preview: ReactNode;
  children: ReactNode;
}

/** What is edited, and beside it (below it on a phone) what it will look like. */
export function EditorColumns({ preview, children }: EditorColumnsProps) {
  return (
    <div className={styles['columns']}>
      <div className={styles['form']}>{children}</div>
      <div className={styles['preview']}>{preview}</div>
    </div>
  );
}
