import { layoutTexts } from '#src/shared/texts/layout.ts';
import { CONTENT_ID } from './contentId.ts';
import styles from './SkipLink.module.css';

/** The first thing that the keyboard meets; seen only then. */
export function SkipLink() {
  return (
    <a href={`#${CONTENT_ID}`} className={styles['skip']}>
      {layoutTexts.skipToContent}
    </a>
  );
}
