import type { ReactNode } from 'react';
import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { routes } from '#src/shared/routes.ts';
import type { FrontPage } from '#src/shared/schemas/frontPage.ts';
import { homeTexts } from '#src/shared/texts/home.ts';
import { buttonClass } from '#src/ui/buttonClass.ts';
import { LockableLink } from '#src/ui/LockableLink.tsx';
import { heroWords } from './heroWords.ts';

interface HeroWordsProps {
  page: FrontPage | undefined;
  /** What else there is to say, below the button. */
  children?: ReactNode;
}

export function HeroWords({ page, children }: HeroWordsProps) {
  const isLocked = useIsLocked();
  const { title, subtitle } = heroWords(page);
  return (
    <div className="hero-words">
      <h1 className="hero-title">{title}</h1>
      <p className="hero-subtitle">{subtitle}</p>
      <LockableLink
        to={routes.portfolio}
        isLocked={isLocked}
        className={buttonClass('primary', 'hero-action')}
      >
        {homeTexts.button}
      </LockableLink>
      {children}
    </div>
  );
}
