import { useLayoutEffect } from 'react';
import { ArrowRight } from 'lucide-react';
import * as frontPage from '#src/data/repos/frontPage.ts';
import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { removeShell } from '#src/lib/hero.ts';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { routes } from '#src/model/base/routes.ts';
import { homeTexts } from '#src/model/content/homeTexts.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { LockableLink } from '#src/ui/controls/LockableLink.tsx';
import { HeroMedia } from '#src/ui/hero/HeroMedia.tsx';
import { HeroFailure, HeroSkeleton, HeroContent } from './HeroContent.tsx';
import styles from './HomePage.module.css';

/** Removes the hero of the early script in the same frame in which the application shows its own. */
function useEarlyHeroRemoval(isReady: boolean): void {
  useLayoutEffect(() => {
    if (isReady) removeShell();
  }, [isReady]);

  useLayoutEffect(() => removeShell, []);
}

const LINKS = [
  { to: routes.albums, name: layoutTexts.albums, hint: homeTexts.albumsHint },
  { to: routes.singleImages, name: layoutTexts.singleImages, hint: homeTexts.singleImagesHint },
  { to: routes.prices, name: layoutTexts.prices, hint: homeTexts.pricesHint },
] as const;

/** The links to albums, single images and prices below the hero. */
function HomeLinks() {
  const isLocked = useIsLocked();
  return (
    <nav className={styles['links']} aria-label={homeTexts.pagesLabel}>
      <ul className={styles['list']}>
        {LINKS.map(({ to, name, hint }) => (
          <li key={to}>
            <LockableLink to={to} isLocked={isLocked} className={styles['link']}>
              <span className={styles['name']}>{name}</span>
              <span className={styles['hint']}>{hint}</span>
              <span className={styles['arrow']}>
                <Icon of={ArrowRight} />
              </span>
            </LockableLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The front page. Without its stored content it still shows the name and the links. */
export function HomePage() {
  const { status, value, retry } = useResource(frontPage.current);
  const isLoading = status === 'loading';
  useEarlyHeroRemoval(!isLoading);
  return (
    <>
      <section className="hero" aria-busy={isLoading}>
        {value && <HeroMedia page={value} />}
        {isLoading ? (
          <HeroSkeleton />
        ) : (
          <HeroContent page={value}>
            {status === 'failed' && <HeroFailure onRetry={retry} />}
          </HeroContent>
        )}
      </section>
      <HomeLinks />
    </>
  );
}
