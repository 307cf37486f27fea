import type { ReactNode } from 'react';
import { Facts } from '../Facts.tsx';
import type { Fact } from '../Facts.tsx';
import styles from './Caption.module.css';

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
        <Facts className={styles['facts']} facts={facts} />
      </div>
      <div className={styles['actions']}>{children}</div>
    </div>
  );
}
