import { Skeleton } from '#src/ui/Skeleton.tsx';
import styles from './FilterButtonRow.module.css';

const ROWS = ['14rem', '9rem', '12rem', '8rem', '11rem'];

/** The rows before they are known. */
export function FilterButtonsSkeleton() {
  return (
    <div aria-hidden>
      {ROWS.map((width) => (
        <div key={width} className={styles['row']}>
          <Skeleton width={width} height="1.5rem" />
        </div>
      ))}
    </div>
  );
}
