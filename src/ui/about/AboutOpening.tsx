import type { ReactNode } from 'react';
import openingStyles from './AboutOpening.module.css';
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
    <div className={openingStyles['opening']}>
      <div className={openingStyles['portrait']}>{portrait}</div>
      <div className={openingStyles['words']}>
        <h1 className={openingStyles['name']}>{name}</h1>
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
      <p className={openingStyles['profession']}>{profession}</p>
      <div className={openingStyles['bio']}>
        {paragraphs(text).map((paragraph, index) => (
          <p key={`${index} ${paragraph}`}>{paragraph}</p>
        ))}
      </div>
    </>
  );
}
