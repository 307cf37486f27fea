import type { ReactNode } from 'react';
import styles from './DialogActions.module.css';

/** The buttons at the foot of a dialog, with the primary one last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>;
}
