import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '#src/ui/controls/Link.tsx';
import { usePurposeAnswers } from '#src/hooks/usePurposeAnswers.ts';
import { QUESTION, takeOver } from '#src/lib/hero.ts';
import { offeredPurposes } from '#src/lib/offeredPurposes.ts';
import { findRoute, routes } from '#src/model/base/routes.ts';
import { answerTo, type Answers } from '#src/model/consent/choices.ts';
import { choiceTexts } from '#src/model/consent/choiceTexts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { ChoiceForm } from '#src/ui/controls/ChoiceSettings.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import styles from './ChoiceBanner.module.css';

/**
 * Asks about each purpose, until it is answered. The page stays as it is and where it is, and the
 * shop works behind the question.
 */
export function ChoiceBanner({ isInViewer }: { isInViewer: boolean }) {
  const { answers, revision, choose } = usePurposeAnswers();
  const [isCustomising, setIsCustomising] = useState(false);
  const banner = useRef<HTMLElement>(null);
  const titleId = useId();
  const isHome = (findRoute(useLocation().pathname) ?? 'home') === 'home';

  // index.html asks as at the wall.
  useLayoutEffect(() => takeOver(QUESTION), []);

  function answer(next: Answers): void {
    choose(next);
    // The pressed button goes with the question.
    const page = banner.current?.closest<HTMLElement>('[role="dialog"]');
    (page ?? document.querySelector('main'))?.focus({ preventScroll: true });
  }

  return (
    <section
      ref={banner}
      className={classNames(
        styles['banner'],
        styles[isInViewer ? 'inViewer' : 'floating'],
        !isInViewer && !isHome && styles['low'],
        isCustomising && styles['customising'],
      )}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-cookie-banner=""
    >
      <p id={titleId} className={styles['title']}>
        {choiceTexts.title}
      </p>
      <p className={styles['text']}>
        {choiceTexts.question(offeredPurposes())}{' '}
        <Link to={routes.cookiePolicy}>{choiceTexts.readMore}</Link>
      </p>
      {isCustomising ? (
        <ChoiceForm answers={answers} revision={revision} onChoose={answer} />
      ) : (
        <div className={styles['actions']}>
          <Button onClick={() => answer(answerTo(offeredPurposes(), false))}>
            {choiceTexts.decline}
          </Button>
          <Button onClick={() => answer(answerTo(offeredPurposes(), true))}>
            {choiceTexts.accept}
          </Button>
          <Button
            look="quiet"
            className={styles['customise']}
            onClick={() => {
              setIsCustomising(true);
              banner.current?.focus();
            }}
          >
            {choiceTexts.customise}
          </Button>
        </div>
      )}
    </section>
  );
}
