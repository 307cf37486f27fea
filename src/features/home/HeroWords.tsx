import type { ReactNode } from 'react';
import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { heroWords } from '#src/lib/hero.ts';
import { routes } from '#src/model/base/routes.ts';
import { homeTexts } from '#src/model/content/homeTexts.ts';
import type { FrontPage } from '#src/model/content/schema.ts';
import { buttonClass } from '#src/ui/controls/Button.tsx';
import { LockableLink } from '#src/ui/controls/LockableLink.tsx';
import { HeroText } from '#src/ui/hero/HeroText.tsx';

interface HeroWordsProps {
  page: FrontPage | undefined;
  /** What else there is to say, below the button. */
  children?: ReactNode;
}

export function HeroWords({ page, children }: HeroWordsProps) {
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
