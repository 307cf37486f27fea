import type { ReactNode } from 'react';
import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { useOnline } from '#src/hooks/useOnline.ts';
import { heroWords } from '#src/lib/hero.ts';
import { routes } from '#src/model/base/routes.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { homeTexts } from '#src/model/content/homeTexts.ts';
import type { FrontPage } from '#src/model/content/schema.ts';
import { buttonClass } from '#src/ui/controls/Button.tsx';
import { LockableLink } from '#src/ui/controls/LockableLink.tsx';
import { VisuallyHidden } from '#src/ui/controls/VisuallyHidden.tsx';
import { HeroText } from '#src/ui/hero/HeroText.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import failureStyles from './HeroFailure.module.css';
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

/** The page works without its content; this line says that something is missing, and offers another try. */
export function HeroFailure({ onRetry }: { onRetry: () => void }) {
  const isOnline = useOnline();

  return (
    <p className={failureStyles['failure']} role="status">
      {isOnline ? homeTexts.failed : homeTexts.offline}
      {isOnline && (
        <button type="button" className={failureStyles['retry']} onClick={onRetry}>
          {commonTexts.retry}
        </button>
      )}
    </p>
  );
}

interface HeroContentProps {
  page: FrontPage | undefined;
  /** What else there is to say, below the button. */
  children?: ReactNode;
}

export function HeroContent({ page, children }: HeroContentProps) {
  const isLocked = useIsLocked();
  const { title, subtitle } = heroWords(page);
  return (
    <HeroText
      title={title}
      subtitle={subtitle}
      action={
        <LockableLink
          to={routes.portfolio}
          isLocked={isLocked}
          className={buttonClass('primary', 'hero-action')}
        >
          {homeTexts.button}
        </LockableLink>
      }
    >
      {children}
    </HeroText>
  );
}
