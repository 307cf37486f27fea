import type { ReactNode } from 'react';
import { classNames } from '../controls/classNames.ts';
import styles from './Facts.module.css';

export type Fact = readonly [name: string, value: ReactNode];

interface FactsProps {
  /** What has no value is left out. */
  facts: readonly Fact[];
  look?: 'rows' | 'columns' | 'ends';
  /** The names of those that are too long for a column: each has a line of its own. */
  long?: readonly string[];
  className?: string | undefined;
}

/** What is known of something, each by its name. */
export function Facts({ facts, look, long = [], className }: FactsProps) {
  const known = facts.filter(([, value]) => value !== undefined && value !== '');
  if (known.length === 0) return null;
  return (
    <dl className={classNames(styles['facts'], look && styles[look], className)}>
      {known.map(([name, value]) => (
        <div key={name} data-long={long.includes(name) || undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
