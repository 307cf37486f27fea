import type { ReactNode } from 'react';
import styles from './Facts.module.css';

interface FactsProps {
  facts: readonly (readonly [string, ReactNode])[];
  /** The names of those that are too long for a column: each has a line of its own. */
  long?: readonly string[];
}

/** What is known of something, each by its name. */
export function Facts({ facts, long = [] }: FactsProps) {
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles['fact']} data-long={long.includes(name)}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
