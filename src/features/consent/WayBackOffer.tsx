import { useEffect, useId, useRef, useState } from 'react';
import { Link } from '#src/ui/controls/Link.tsx';
import { parseGalleryQuery, parseMailedLink } from '#src/model/base/addresses.ts';
import { findRoute, itemKindOf, type RouteName } from '#src/model/base/routes.ts';
import type { WayBack } from '#src/model/consent/consent.ts';
import { wayBackTexts } from '#src/model/consent/texts.ts';
import { Button, buttonClass } from '#src/ui/controls/Button.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import styles from './CookieBanner.module.css';

/** The opened item of a gallery, as long as its title is not known. */
const items: Partial<Record<RouteName, string>> = {
  albums: wayBackTexts.album,
  singleImages: wayBackTexts.picture,
  gallery: wayBackTexts.picture,
  portfolio: wayBackTexts.picture,
};

/** The name of the place that the way leads back to: the title of what was shown, if anything was. */
function placeName({ path, title }: WayBack): string {
  const { pathname, searchParams } = new URL(path, 'https://path.invalid');
  // The page behind such a link is titled with what it asks for, which is no place.
  if (parseMailedLink(searchParams).code !== null) return wayBackTexts.mailedLink;
  if (title !== undefined) return title;
  const route = findRoute(pathname) ?? 'home';
  const isItem =
    itemKindOf(pathname) !== undefined || parseGalleryQuery(searchParams).open !== undefined;
  return (isItem ? items[route] : undefined) ?? wayBackTexts.pages[route];
}

/** The history entries of the front page that were left again. */
const left = new Set<string>();

interface WayBackOfferProps {
  way: WayBack;
  /** The key of the history entry. */
  place: string;
}

/**
 * Leads from the front page back to where cookies were accepted, until another page is opened. It takes
 * the place of the question.
 */
export function WayBackOffer({ way, place }: WayBackOfferProps) {
  const [isOpen, setIsOpen] = useState(() => !left.has(place));
  const titleId = useId();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The focus was on the question, which is gone.
    link.current?.focus({ preventScroll: true });
    return () => void left.add(place);
  }, [place]);
  if (!isOpen) return null;

  function stay(): void {
    setIsOpen(false);
    document.querySelector('main')?.focus({ preventScroll: true });
  }

  return (
    <section
      className={classNames(styles['banner'], styles['floating'])}
      aria-labelledby={titleId}
      data-way-back=""
    >
      <p id={titleId} className={styles['title']}>
        {wayBackTexts.title}
      </p>
      <div className={styles['ways']}>
        <Link ref={link} to={way.path} state={way.state} className={buttonClass('primary')}>
          {wayBackTexts.continueTo(placeName(way))}
        </Link>
        <Button onClick={stay}>{wayBackTexts.stay}</Button>
      </div>
    </section>
  );
}
