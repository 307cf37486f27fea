import type { ReactNode } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  title: string;
  intro: string;
  children: ReactNode;
}

/** A titled part of a tab that is read from top to bottom. */
export function Section({ title, intro, children }: SectionProps) {
  return (
    <section className={styles['section']} aria-label={title}>
      <div className={styles['words']}>
        <h2 className={styles['title']}>{title}</h2>
        <p className={styles['intro']}>{intro}</p>
      </div>
      {children}
    </section>
  );
}
