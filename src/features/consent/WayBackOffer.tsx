import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { placeName } from '#src/model/consent/wayBack.ts';
import { wayBackTexts } from '#src/model/consent/wayBackTexts.ts';
import { forgetWayBack, type WayBack } from '#src/stores/wayBack.ts';
import { Button, buttonClass } from '#src/ui/controls/Button.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import styles from './CookieBanner.module.css';

function stay(): void {
  forgetWayBack();
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Leads from the front page back to where cookies were accepted. It takes the place of the question. */
export function WayBackOffer({ way: { path, state, title } }: { way: WayBack }) {
  const titleId = useId();
  const link = useRef<HTMLAnchorElement>(null);
  // The focus was on the question, which is gone.
  useEffect(() => link.current?.focus({ preventScroll: true }), []);
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
        <Link ref={link} to={path} state={state} className={buttonClass('primary')}>
          {wayBackTexts.continueTo(placeName(path, title))}
        </Link>
        <Button onClick={stay}>{wayBackTexts.stay}</Button>
      </div>
    </section>
  );
}
