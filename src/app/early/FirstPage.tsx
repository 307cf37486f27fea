import { renderToStaticMarkup } from 'react-dom/server.edge';
import { StaticRouter } from 'react-router-dom';
import '#src/ui/styles/fallbackFonts.css';
import '#src/ui/styles/tokens.css';
import '#src/ui/styles/base.css';
import { CookieBanner } from '#src/features/consent/CookieBanner.tsx';
import { Hero } from '#src/features/home/HeroContent.tsx';
import '#src/features/home/hero.css';
import { Header } from '#src/features/layout/Header.tsx';
import { site } from '#src/config/site.ts';
import { SHELL_ID } from '#src/lib/hero.ts';
import { routes } from '#src/model/base/routes.ts';
import '#src/ui/layout/missingPart.css';
import { NO_PICTURE, readFrontPage } from './readFrontPage.ts';

/*
 * The part of the front page in index.html, rendered while the site is built: the header, the hero and the
 * question of the application, as a visitor sees them who has not answered about cookies. The style sheets that are
 * imported here and by these components stand in the page as well.
 */

/** Renders header and hero with the stored front page; null is one that could not be read. */
export function renderFirstPage(stored: object | null): { html: string; placeholder: string } {
  const page = readFrontPage(stored);
  const { placeholder, ...picture } = page.picture;
  const html = renderToStaticMarkup(
    <StaticRouter location={routes.home}>
      {/* Every address has the same file, so the first script decides where this is shown. */}
      <div
        id={SHELL_ID}
        className="shell"
        hidden
        data-waiting={stored ? undefined : ''}
        data-consent={site.consent}
      >
        <Header isOverPicture />
        <Hero
          page={{
            ...page,
            ...(!stored && { backgroundMedia: NO_PICTURE }),
            // The first script adds the placeholder: the content policy refuses an element's own styles.
            picture: { ...picture, placeholder: '' },
          }}
          loading="lazy"
        />
        <div hidden>
          <CookieBanner isInViewer={false} />
        </div>
      </div>
    </StaticRouter>,
  );
  return { html, placeholder };
}
