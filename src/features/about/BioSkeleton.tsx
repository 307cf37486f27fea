import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import styles from './AboutPage.module.css';

const LINES = ['100%', '96%', '99%', '64%', '98%', '100%', '94%', '72%'];

/** The words before they are known. */
export function BioSkeleton() {
  return (
    <div className={styles['waiting']} aria-hidden>
      <Skeleton width="12rem" height="1.25rem" />
      {LINES.map((width, index) => (
        <Skeleton key={index} width={width} height="1rem" />
      ))}
    </div>
  );
}
