import type { ReactNode } from 'react';
import styles from './Caption.module.css';

interface Fact {
  label: string;
  value: string;
}

interface CaptionProps {
  title: string;
  description: string;
  facts?: readonly Fact[];
  /** What can be done with it. */
  children: ReactNode;
}

/** What stands below the picture in the viewer: words at the left, what to do at the right. */
export function Caption({ title, description, facts = [], children }: CaptionProps) {
  return (
    <div className={styles['caption']}>
      <div className={styles['words']}>
        <h2 className={styles['title']}>{title}</h2>
        {description !== '' && <p className={styles['description']}>{description}</p>}
        {facts.length > 0 && (
          <dl className={styles['facts']}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className={styles['actions']}>{children}</div>
    </div>
  );
}
