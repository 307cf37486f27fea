import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '#src/ui/controls/Link.tsx';
import { useWallAnswer } from '#src/hooks/useWallAnswer.ts';
import { firstPart, QUESTION, takeOver } from '#src/lib/hero.ts';
import { findRoute, routes } from '#src/model/base/routes.ts';
import { isDeclined } from '#src/model/consent/consent.ts';
import { consentTexts } from '#src/model/consent/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import styles from './CookieBanner.module.css';

const FADE_MS = 100;

type Place = 'top' | 'low' | 'viewer';

const placeClasses: Record<Place, string> = {
  top: classNames(styles['floating']),
  low: classNames(styles['floating'], styles['low']),
  viewer: classNames(styles['inViewer']),
};

/**
 * The cookie banner. On the front page it is shown below the header, so that it covers neither the text
 * nor the button of the hero; on other pages at the lower edge; in a viewer above the picture. It is no
 * dialog: the page stays usable.
 */
export function CookieBanner({ isInViewer }: { isInViewer: boolean }) {
  const { answer, wayBack, accept, decline } = useWallAnswer();
  const [isDismissed, setIsDismissed] = useState(false);
  const titleId = useId();
  const banner = useRef<HTMLElement>(null);
  const hasDeclined = isDeclined(answer);
  const route = findRoute(useLocation().pathname) ?? 'home';
  const isExplained = route === 'cookiesDeclined';
  const placeOnPage: Place = route === 'home' ? 'top' : 'low';
  const place = isInViewer ? 'viewer' : placeOnPage;

  useLayoutEffect(() => {
    const element = banner.current;
    if (!element || !firstPart(QUESTION)) return;
    // The question of index.html stands in the same place, so that nobody sees this one come. Browsers do not
    // count as the page's largest paint what fades in: its words were there before.
    element.style.animation = 'none';
    const fade = element.animate({ opacity: [0, 1] }, FADE_MS);
    fade.addEventListener('finish', () => takeOver(QUESTION));
  }, []);

  if (isDismissed) return null;
  return (
    <section
      ref={banner}
      className={classNames(styles['banner'], placeClasses[place])}
      aria-labelledby={titleId}
      // A button that needs the answer moves the focus here.
      tabIndex={-1}
      data-cookie-banner={place}
    >
      <p id={titleId} className={styles['title']}>
        {hasDeclined ? consentTexts.declinedBannerTitle : consentTexts.bannerTitle}
      </p>
      <p className={styles['text']}>
        {hasDeclined ? consentTexts.declinedBannerText : consentTexts.bannerText}{' '}
        {hasDeclined && !isExplained ? (
          <Link to={routes.cookiesDeclined} state={{ wayBack }}>
            {consentTexts.declinedMore}
          </Link>
        ) : (
          <Link to={routes.cookiePolicy} state={{ wayBack }}>
            {consentTexts.readMore}
          </Link>
        )}
      </p>
      <div className={styles['actions']}>
        <Button value="declined" onClick={hasDeclined ? () => setIsDismissed(true) : decline}>
          {hasDeclined ? consentTexts.declineCancel : consentTexts.decline}
        </Button>
        <Button value="accepted" onClick={accept}>
          {consentTexts.accept}
        </Button>
      </div>
    </section>
  );
}
