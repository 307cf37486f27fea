import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import styles from './SkipLink.module.css';

/** Where the content of a page begins, for those who skip what stands above it. */
export const CONTENT_ID = 'indhold';

/** The first thing that the keyboard meets; seen only then. */
export function SkipLink() {
  return (
    <a href={`#${CONTENT_ID}`} className={styles['skip']}>
      {layoutTexts.skipToContent}
    </a>
  );
}
