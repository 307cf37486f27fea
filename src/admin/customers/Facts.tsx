import type { ReactNode } from 'react';
import styles from './Facts.module.css';

interface FactsProps {
  facts: readonly (readonly [string, ReactNode])[];
  /** The first is an e-mail address, which needs a line of its own. */
  hasLongFirst?: boolean;
}

/** What is known of something, each by its name. */
export function Facts({ facts, hasLongFirst = false }: FactsProps) {
  return (
    <dl className={styles['facts']} data-long-first={hasLongFirst}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles['fact']}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
