import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { placeName } from '#src/model/consent/placeName.ts';
import type { WayBack } from '#src/model/consent/wayBack.ts';
import { wayBackTexts } from '#src/model/consent/wayBackTexts.ts';
import { Button, buttonClass } from '#src/ui/controls/Button.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import styles from './CookieBanner.module.css';

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
