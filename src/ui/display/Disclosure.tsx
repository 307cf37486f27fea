import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  summary: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** Words that open what stands below them. */
export function Disclosure({ summary, className, children }: DisclosureProps) {
  return (
    <details className={className}>
      <summary className={styles['summary']}>{summary}</summary>
      {children}
    </details>
  );
}
