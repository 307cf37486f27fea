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
import { VisuallyHidden } from '#src/ui/controls/Icon.tsx';
import type { HeroPage } from '#src/ui/hero/heroImage.ts';
import { HeroMedia, HeroText } from '#src/ui/hero/HeroMedia.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import styles from './HeroContent.module.css';

export function HeroSkeleton() {
  return (
    <section className="hero" aria-busy>
      <div className="hero-words">
        <VisuallyHidden>
          <span role="status">{commonTexts.loading}</span>
        </VisuallyHidden>
        <div className={styles['skeletonTitle']}>
          <Skeleton height="1em" />
        </div>
        <div className={styles['skeletonSubtitle']}>
          <Skeleton height="1.3em" />
        </div>
        <span className="hero-action" />
      </div>
    </section>
  );
}

/** Shows that the stored content is missing, with a retry. The rest of the page works without it. */
export function HeroFailure({ onRetry }: { onRetry: () => void }) {
  const isOnline = useOnline();

  return (
    <p className={styles['failure']} role="status">
      {isOnline ? homeTexts.failed : homeTexts.offline}
      {isOnline && (
        <button type="button" className={styles['retry']} onClick={onRetry}>
          {commonTexts.retry}
        </button>
      )}
    </p>
  );
}

interface HeroProps {
  page: (HeroPage & Pick<FrontPage, 'heroTitle' | 'heroSubtitle'>) | undefined;
  /** Has the picture wait until it is shown. */
  loading?: 'lazy';
  /** Shown below the button. */
  children?: ReactNode;
}

/** The hero of the front page. Without stored content the business name stands in for its words. */
export function Hero({ page, loading, children }: HeroProps) {
  const isLocked = useIsLocked();
  const { title, subtitle } = heroWords(page);
  return (
    <section className="hero">
      {page && <HeroMedia page={page} loading={loading} />}
      <HeroText
        title={title}
        subtitle={subtitle}
        tone={page?.wordsTone}
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
    </section>
  );
}
