import type { ReactNode } from 'react';
import { classNames } from '../controls/classNames.ts';
import styles from './Facts.module.css';

export type Fact = readonly [name: string, value: ReactNode];

interface FactsProps {
  /** Facts without a value are left out. */
  facts: readonly Fact[];
  look?: 'rows' | 'columns' | 'ends';
  /** The names of facts that are too long for a column and get a line of their own. */
  long?: readonly string[];
  className?: string | undefined;
}

/** A description list of names and values. */
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

/** The features of a price package; empty lines are left out. */
export function FeatureList({ features }: { features: readonly string[] }) {
  const written = features.filter((feature) => feature.trim() !== '');
  if (written.length === 0) return null;
  return (
    <ul className={styles['list']}>
      {written.map((feature, index) => (
        <li key={`${index} ${feature}`}>{feature}</li>
      ))}
    </ul>
  );
}
