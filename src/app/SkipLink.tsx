import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import styles from './SkipLink.module.css';

/** The id of the main element, where the skip link leads. */
export const CONTENT_ID = 'indhold';

/** The first link in the tab order, visible only while it has the focus. */
export function SkipLink() {
  return (
    <a href={`#${CONTENT_ID}`} className={styles['skip']}>
      {layoutTexts.skipToContent}
    </a>
  );
}
