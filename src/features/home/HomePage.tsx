import { Suspense, useLayoutEffect } from 'react';
import * as frontPage from '#src/data/repos/content/frontPage.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { takeOver } from '#src/lib/hero.ts';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import { Hero, HeroFailure, HeroSkeleton } from './HeroContent.tsx';
import { HomeSkeleton } from './HomeLinks.tsx';

// Fetched after the hero, which is all that the first screen shows.
const HomeSections = lazyPage(() => import('./HomeSections.tsx').then((m) => m.HomeSections));

const NO_ORDER: readonly string[] = [];

/** The front page. Without its stored content it still shows the name and what the catalogue has. */
export function HomePage() {
  const { status, value, retry } = useResource(frontPage.current);
  const isLoading = status === 'loading';
  useLayoutEffect(() => {
    if (!isLoading) takeOver('.hero');
  }, [isLoading]);
  if (isLoading) {
    return (
      <>
        <HeroSkeleton />
        <HomeSkeleton />
      </>
    );
  }
  return (
    <>
      <Hero page={value}>{status === 'failed' && <HeroFailure onRetry={retry} />}</Hero>
      <Suspense fallback={<HomeSkeleton />}>
        <HomeSections featuredOrder={value?.featuredOrder ?? NO_ORDER} />
      </Suspense>
    </>
  );
}
