import type { ReactNode } from 'react';
import styles from './AboutOpening.module.css';
import { paragraphs } from './paragraphs.ts';

interface AboutOpeningProps {
  portrait: ReactNode;
  name: string;
  /** The words below the name. */
  children: ReactNode;
}

/** The head of the about page: the portrait, the name, and who that is. */
export function AboutOpening({ portrait, name, children }: AboutOpeningProps) {
  return (
    <div className={styles['opening']}>
      <div className={styles['portrait']}>{portrait}</div>
      <div className={styles['words']}>
        <h1 className={styles['name']}>{name}</h1>
        {children}
      </div>
    </div>
  );
}

interface BioProps {
  profession: string;
  text: string;
}

export function Bio({ profession, text }: BioProps) {
  return (
    <>
      <p className={styles['profession']}>{profession}</p>
      <div className={styles['bio']}>
        {paragraphs(text).map((paragraph, index) => (
          <p key={`${index} ${paragraph}`}>{paragraph}</p>
        ))}
      </div>
    </>
  );
}
