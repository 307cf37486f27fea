import { commonTexts } from '#src/model/base/texts.ts';
import { VisuallyHidden } from '#src/ui/controls/VisuallyHidden.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import skeletonStyles from './HeroSkeleton.module.css';

/** Holds the place of the words while the front page is on its way. */
export function HeroSkeleton() {
  return (
    <div className="hero-words">
      <VisuallyHidden>
        <span role="status">{commonTexts.loading}</span>
      </VisuallyHidden>
      <div className={skeletonStyles['title']}>
        <Skeleton height="1em" />
      </div>
      <div className={skeletonStyles['subtitle']}>
        <Skeleton height="1.3em" />
      </div>
      <span className="hero-action" />
    </div>
  );
}
