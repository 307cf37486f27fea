import { heroWords } from '#src/lib/hero.ts';
import { homeTexts } from '#src/model/content/homeTexts.ts';
import type { FrontPage } from '#src/model/content/schema.ts';
import { HERO_PREVIEW_HEIGHT_PX } from '#src/shared/limits.ts';
import { buttonClass } from '#src/ui/controls/Button.tsx';
import { HeroMedia } from '#src/ui/hero/HeroMedia.tsx';
import { HeroText } from '#src/ui/hero/HeroText.tsx';
import { PreviewFrame } from '../kit/layout/PreviewFrame.tsx';
import styles from './HeroPreview.module.css';

/** The hero as visitors will see it. */
export function HeroPreview({ page }: { page: FrontPage }) {
  return (
    <PreviewFrame heightPx={HERO_PREVIEW_HEIGHT_PX}>
      <div className={`hero ${styles['hero']}`}>
        <HeroMedia page={page} />
        <HeroText
          {...heroWords(page)}
          action={<span className={buttonClass('primary', 'hero-action')}>{homeTexts.button}</span>}
        />
      </div>
    </PreviewFrame>
  );
}
