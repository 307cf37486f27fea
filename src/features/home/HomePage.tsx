import * as frontPage from '#src/data/repos/frontPage.ts';
import { useLoad } from '#src/hooks/useLoad.ts';
import { HeroMedia } from '#src/ui/hero/HeroMedia.tsx';
import { HeroFailure } from './HeroFailure.tsx';
import { HeroSkeleton } from './HeroSkeleton.tsx';
import { HeroWords } from './HeroWords.tsx';
import { HomeLinks } from './WaysOn.tsx';
import { useEarlyHeroRemoval } from './useShellHandover.ts';

/** One picture, one sentence, one way on. Without its content it still has the name and the way on. */
export function HomePage() {
  const { status, value, retry } = useLoad(frontPage.get);
  const isLoading = status === 'loading';
  useEarlyHeroRemoval(!isLoading);
  return (
    <>
      <section className="hero" aria-busy={isLoading}>
        {value && <HeroMedia page={value} />}
        {isLoading ? (
          <HeroSkeleton />
        ) : (
          <HeroWords page={value}>
            {status === 'failed' && <HeroFailure onRetry={retry} />}
          </HeroWords>
        )}
      </section>
      <HomeLinks />
    </>
  );
}
