import styles from './Facts.module.css';

interface FactsProps {
  facts: readonly { label: string; value: string; isMissing?: boolean }[];
}

/** What is saved, line by line. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles['facts']}>
      {facts.map(({ label, value, isMissing = false }) => (
        <div key={label} className={styles['fact']}>
          <dt className={styles['label']}>{label}</dt>
          <dd className={styles['value']} data-missing={isMissing || undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
