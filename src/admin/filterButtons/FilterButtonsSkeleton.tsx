import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import rowStyles from './FilterButtonRow.module.css';

const SKELETON_WIDTHS = ['14rem', '9rem', '12rem', '8rem', '11rem'];

/** The rows before they are known. */
export function FilterButtonsSkeleton() {
  return (
    <div aria-hidden>
      {SKELETON_WIDTHS.map((width) => (
        <div key={width} className={rowStyles['row']}>
          <Skeleton width={width} height="1.5rem" />
        </div>
      ))}
    </div>
  );
}
