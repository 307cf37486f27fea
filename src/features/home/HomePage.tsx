import { Suspense, useLayoutEffect } from 'react';
import * as frontPage from '#src/data/repos/frontPage.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { removeShell } from '#src/lib/hero.ts';
import { HeroMedia } from '#src/ui/hero/HeroMedia.tsx';
import { lazyPage } from '#src/ui/layout/lazyPage.ts';
import { HeroFailure, HeroSkeleton, HeroContent } from './HeroContent.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';

/** Removes the hero of the early script in the same frame in which the application shows its own. */
function useEarlyHeroRemoval(isReady: boolean): void {
  useLayoutEffect(() => {
    if (isReady) removeShell();
  }, [isReady]);

  useLayoutEffect(() => removeShell, []);
}

// Fetched after the hero, which is all that the first screen shows.
const HomeSections = lazyPage(() => import('./HomeSections.tsx').then((m) => m.HomeSections));

const NO_ORDER: readonly string[] = [];

/** The front page. Without its stored content it still shows the name and what the catalogue has. */
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
      {isLoading ? (
        <HomeSkeleton />
      ) : (
        <Suspense fallback={<HomeSkeleton />}>
          <HomeSections featuredOrder={value?.featuredOrder ?? NO_ORDER} />
        </Suspense>
      )}
    </>
  );
}
