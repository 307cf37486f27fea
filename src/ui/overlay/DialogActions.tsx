import type { ReactNode } from 'react';
import styles from './DialogActions.module.css';

/** The buttons at the foot of a dialog, the one to press last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>;
}
