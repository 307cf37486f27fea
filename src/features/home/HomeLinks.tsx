import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { routes } from '#src/model/base/routes.ts';
import { homeTexts } from '#src/model/content/homeTexts.ts';
import type { Picture } from '#src/model/files/picture.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { LockableLink } from '#src/ui/controls/LockableLink.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import { LazyImage } from '#src/ui/display/LazyImage.tsx';
import { aspectRatioOf } from '#src/ui/gallery/pictureAttributes.ts';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import styles from './HomeLinks.module.css';

/** A published picture of the catalogue. */
export interface ShownPicture {
  id: string;
  title: string;
  alt: string;
  src: string;
  picture: Picture;
}

export const ratioOf = ({ picture }: ShownPicture): number => aspectRatioOf(picture);

interface HomePictureProps {
  /** Undefined while nothing can be shown in its place. */
  shown: ShownPicture | undefined;
  to: string;
  sizes: string;
  /** Left out, the picture keeps its own shape. */
  aspectRatio?: number;
  className?: string | undefined;
  /** Stands with the picture and names the link, which is otherwise named after the picture. */
  children?: ReactNode;
}

/** A picture that leads on. Locked, it keeps its colours: it is what the page is for. */
export function HomePicture(props: HomePictureProps) {
  const { shown, to, sizes, aspectRatio, className, children } = props;
  const isLocked = useIsLocked();
  const isNamed = children !== undefined;
  return (
    <LockableLink
      to={to}
      isLocked={isLocked}
      className={classNames(styles['pictureLink'], className)}
      draggable={false}
      // The picture has a name only once it is near the screen.
      {...(!isNamed && { 'aria-label': shown?.title })}
    >
      {shown && (
        <div className={styles['picture']}>
          <LazyImage
            src={shown.src}
            alt={isNamed ? '' : shown.alt}
            aspectRatio={aspectRatio ?? ratioOf(shown)}
            sources={shown.picture.sources}
            sizes={sizes}
            placeholder={shown.picture.placeholder}
          />
        </div>
      )}
      {children}
    </LockableLink>
  );
}

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
