import { Link } from 'react-router-dom';
import { site } from '#src/config/site.ts';
import * as frontPage from '#src/firebase/repos/frontPage.ts';
import { useLoad } from '#src/hooks/useLoad.ts';
import { usePageTitle } from '#src/hooks/usePageTitle.ts';
import { routes } from '#src/shared/routes.ts';
import type { FrontPage } from '#src/shared/schemas/frontPage.ts';
import { layoutTexts } from '#src/shared/texts/layout.ts';
import { buttonClass } from '#src/ui/buttonClass.ts';
import { HeroMedia } from './HeroMedia.tsx';
import styles from './HomePage.module.css';

function Title({ page }: { page: FrontPage | undefined }) {
  const title = [page?.heroTitle, site.businessName].find(Boolean);
  const subtitle = [page?.heroSubtitle, site.tagline].find(Boolean);
  return (
    <div className={styles['words']}>
      <h1 className={styles['title']}>{title}</h1>
      <p className={styles['subtitle']}>{subtitle}</p>
      <Link to={routes.singleImages} className={buttonClass('primary', styles['button'])}>
        {layoutTexts.singleImages}
      </Link>
    </div>
  );
}

/** One picture, one sentence, one way on. Without its content it still has the name and the way on. */
export function HomePage() {
  usePageTitle();
  const { status, value } = useLoad(frontPage.get);
  return (
    <section className={styles['hero']} aria-busy={status === 'loading'}>
      {value && <HeroMedia page={value} />}
      {status !== 'loading' && <Title page={value} />}
    </section>
  );
}
