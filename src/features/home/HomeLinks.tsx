import { ArrowRight } from 'lucide-react';
import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { routes } from '#src/model/base/routes.ts';
import { homeTexts } from '#src/model/content/homeTexts.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { LockableLink } from '#src/ui/controls/LockableLink.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import styles from './HomeLinks.module.css';
import { HomePicture, type ShownPicture } from './HomePicture.tsx';

const LINKS = [
  { to: routes.albums, name: layoutTexts.albums, hint: homeTexts.albumsHint },
  { to: routes.singleImages, name: layoutTexts.singleImages, hint: homeTexts.singleImagesHint },
  { to: routes.prices, name: layoutTexts.prices, hint: homeTexts.pricesHint },
] as const;

const PICTURE_RATIO = 4 / 3;

/** The links to albums, single images and prices, led by pictures in the same order. */
export function HomeLinks({ pictures = [] }: { pictures?: readonly ShownPicture[] }) {
  return (
    <nav
      className={classNames(styles['links'], pictures.length > 0 && styles['pictured'])}
      aria-label={homeTexts.pagesLabel}
    >
      <ul className={styles['list']}>
        {LINKS.map(({ to, name, hint }, index) => (
          <li key={to}>
            <HomePicture
              to={to}
              shown={pictures[index % pictures.length]}
              aspectRatio={PICTURE_RATIO}
              sizes="(width < 48rem) 30vw, 33vw"
              className={styles['link']}
            >
              <span className={styles['name']}>{name}</span>{' '}
              <span className={styles['hint']}>{hint}</span>
              <span className={styles['arrow']}>
                <Icon of={ArrowRight} />
              </span>
            </HomePicture>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Reserves space below the hero, silently: nobody waits for it there. The links work at once. */
export function HomeSkeleton() {
  return (
    <div className={styles['skeleton']}>
      <div className={styles['row']}>
        <Skeleton aspectRatio={3 / 2} />
        <Skeleton height="100%" />
      </div>
      <HomeLinks />
    </div>
  );
}

/** The way from a section of the front page to the page with all of it. */
export function SectionLink({ to, text }: { to: string; text: string }) {
  const isLocked = useIsLocked();
  return (
    <p className={styles['way']}>
      <LockableLink to={to} isLocked={isLocked} className={styles['wayLink']}>
        {text}
        <Icon of={ArrowRight} size={18} />
      </LockableLink>
    </p>
  );
}
