import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Link } from '#src/ui/controls/Link.tsx';
import { shorten } from '#src/model/base/text.ts';
import type { Picture } from '#src/model/files/picture.ts';
import { LazyImage } from '../display/LazyImage.tsx';
import { Skeleton } from '../states/Skeleton.tsx';
import styles from './GalleryCard.module.css';
import { GalleryGrid } from './GalleryGrid.tsx';
import type { ItemLink } from './galleryAddress.ts';
import { aspectRatioOf, ratioStyle } from './pictureAttributes.ts';
import { movePicture, PICTURE_CARD } from './pictureTransition.ts';

export const DESCRIPTION_PREVIEW_LENGTH = 100;

/** The cover of an album without pictures. */
export function EmptyCover({ aspectRatio }: { aspectRatio: number }) {
  return (
    <div className={styles['cover']} style={{ aspectRatio }}>
      <svg className={styles['drawing']} viewBox="-0.5 -0.5 97 65" aria-hidden>
        <rect className={styles['frame']} x="3" y="3" width="90" height="58" />
        <path d="M0 14V0H14ZM82 0H96V14ZM96 50V64H82ZM14 64H0V50Z" />
      </svg>
    </div>
  );
}

/** The props of a card's link, which animates the picture into the lightbox. */
export function useTransitionLink(id: string, { to, state }: ItemLink) {
  const navigate = useNavigate();
  function onClick(event: MouseEvent): void {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere) return;
    event.preventDefault();
    movePicture(id, () => void navigate(to, { state }));
  }
  return { to, state, onClick, [PICTURE_CARD]: id };
}

interface GalleryCardProps {
  id: string;
  title: string;
  /** The title, where it is left out. */
  alt?: string;
  description?: string;
  /** Shown beside the title. */
  price?: string | undefined;
  /** Shown below the title, for example the number of pictures. */
  note?: string;
  src: string;
  picture: Picture;
  eager: boolean;
  /** The width of the picture, as a browser wants it to choose a file. */
  sizes: string;
  /** An album without pictures has no cover either. */
  isEmpty?: boolean;
  link: ItemLink;
  /** The link leads to a page, so the picture does not grow into the lightbox. */
  isPage?: boolean;
  /** A button on the picture; it shows on hover, or always on touch screens. */
  action?: ReactNode;
}

/** One picture with title and price. The description shows on hover, or always on touch screens. */
export function GalleryCard(props: GalleryCardProps) {
  const { id, title, alt = title, description = '', price, note, src, picture, link } = props;
  const ratio = aspectRatioOf(picture);
  const { onClick, ...transitionLink } = useTransitionLink(id, link);
  return (
    <figure className={styles['figure']} style={ratioStyle(ratio)}>
      <div className={styles['picture']}>
        {props.isEmpty ? (
          <EmptyCover aspectRatio={ratio} />
        ) : (
          <LazyImage
            src={src}
            alt={alt}
            aspectRatio={ratio}
            sources={picture.sources}
            sizes={props.sizes}
            placeholder={picture.placeholder}
            eager={props.eager}
          />
        )}
      </div>
      <figcaption className={styles['caption']}>
        <div className={styles['line']}>
          <h2 className={styles['title']}>
            <Link
              {...transitionLink}
              onClick={props.isPage ? undefined : onClick}
              className={styles['link']}
              draggable={false}
            >
              {title}
            </Link>
          </h2>
          {price !== undefined && <span className={styles['price']}>{price}</span>}
        </div>
        {note !== undefined && <p className={styles['note']}>{note}</p>}
      </figcaption>
      {props.action && <div className={styles['action']}>{props.action}</div>}
      {description !== '' && (
        <p className={styles['description']}>{shorten(description, DESCRIPTION_PREVIEW_LENGTH)}</p>
      )}
    </figure>
  );
}

const SKELETONS = [1.5, 0.75, 1.78, 1.33, 1, 1.5, 1.5, 0.67, 1.6].map((width, index) => ({
  id: `${index}`,
  width,
  height: 1,
}));

interface GallerySkeletonProps {
  /** The lines of text below each picture. */
  lines: number;
}

export function GallerySkeleton({ lines }: GallerySkeletonProps) {
  return (
    <GalleryGrid
      items={SKELETONS}
      pictureOf={(skeleton) => skeleton}
      isHidden
      card={({ width }) => (
        <div className={styles['figure']}>
          <Skeleton aspectRatio={width} />
          {lines > 0 && (
            <div className={styles['caption']}>
              <p>&nbsp;</p>
              {lines > 1 && <p>&nbsp;</p>}
            </div>
          )}
        </div>
      )}
    />
  );
}
