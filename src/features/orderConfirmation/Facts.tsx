import styles from './Facts.module.css';

interface FactsProps {
  /** Names and values; what has no value is left out. */
  facts: readonly (readonly [name: string, value: string])[];
}

export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles['facts']}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} className={styles['fact']}>
            <dt className={styles['name']}>{name}</dt>
            <dd className={styles['value']}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
