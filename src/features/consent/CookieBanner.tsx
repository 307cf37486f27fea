import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useConsentChoice } from '#src/hooks/useConsentChoice.ts';
import { findRoute, routes } from '#src/model/base/routes.ts';
import { isDeclined } from '#src/model/consent/consent.ts';
import { consentTexts } from '#src/model/consent/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import styles from './CookieBanner.module.css';

/**
 * The question about cookies. It hangs from the header whose links wait for the answer, so that it
 * covers neither the words nor the button of the hero, and it is no dialog: the page can be read.
 * On a phone every other page begins with its name, and has the question at its lower edge.
 */
export function CookieBanner() {
  const { choice, accept, decline } = useConsentChoice();
  const [isPutAway, setIsPutAway] = useState(false);
  const titleId = useId();
  const hasDeclined = isDeclined(choice);
  const route = findRoute(useLocation().pathname) ?? 'home';
  const isExplained = route === 'cookiesDeclined';
  const isOverHero = route === 'home';
  if (isPutAway) return null;
  return (
    <section
      className={classNames(styles['banner'], !isOverHero && styles['low'])}
      aria-labelledby={titleId}
      data-cookie-banner={isOverHero ? 'top' : 'low'}
    >
      <p id={titleId} className={styles['title']}>
        {hasDeclined ? consentTexts.declinedBannerTitle : consentTexts.bannerTitle}
      </p>
      <p className={styles['text']}>
        {hasDeclined ? consentTexts.declinedBannerText : consentTexts.bannerText}{' '}
        {hasDeclined && !isExplained ? (
          <Link to={routes.cookiesDeclined}>{consentTexts.declinedMore}</Link>
        ) : (
          <Link to={routes.cookiePolicy}>{consentTexts.readMore}</Link>
        )}
      </p>
      <div className={styles['actions']}>
        <Button onClick={hasDeclined ? () => setIsPutAway(true) : decline}>
          {hasDeclined ? consentTexts.withdrawCancel : consentTexts.decline}
        </Button>
        <Button look="primary" onClick={accept}>
          {consentTexts.accept}
        </Button>
      </div>
    </section>
  );
}
