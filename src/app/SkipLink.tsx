import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import styles from './SkipLink.module.css';
import { CONTENT_ID } from './contentId.ts';

/** The first thing that the keyboard meets; seen only then. */
export function SkipLink() {
  return (
    <a href={`#${CONTENT_ID}`} className={styles['skip']}>
      {layoutTexts.skipToContent}
    </a>
  );
}
