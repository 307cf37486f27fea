import { Link } from 'react-router-dom';
import type { ItemLink } from '#src/hooks/useOpenItem.ts';
import { shorten } from '#src/model/files/names.ts';
import type { Picture } from '#src/model/files/picture.ts';
import { DESCRIPTION_PREVIEW_LENGTH } from '#src/shared/limits.ts';
import { LazyImage } from '../LazyImage.tsx';
import { EmptyCover } from './EmptyCover.tsx';
import styles from './GalleryCard.module.css';
import { aspectRatioOf } from './aspectRatioOf.ts';
import { ratioStyle } from './ratioStyle.ts';
import { useTransitionLink } from './useCarriedLink.ts';

interface GalleryCardProps {
  id: string;
  title: string;
  description?: string;
  /** What stands beside the title: a price. */
  price?: string | undefined;
  /** What stands below them: how much is in it. */
  note?: string;
  src: string;
  picture: Picture;
  eager: boolean;
  /** Nothing is in it yet, and so there is no picture either. */
  isEmpty?: boolean;
  /** Opens the picture. */
  link: ItemLink;
}

/** The height of a row in the style sheet, and how much a row grows at most to fill its line. */
const ROW_HEIGHT_PX = 320;
const ROW_GROWTH = 1.3;

/** One picture with its quiet line; more of it when it is pointed at, or where nothing can point. */
export function GalleryCard(props: GalleryCardProps) {
  const { id, title, description = '', price, note, src, picture, link } = props;
  const ratio = aspectRatioOf(picture);
  const carriedLink = useTransitionLink(id, link);
  return (
    <li className={styles['card']} style={ratioStyle(ratio)}>
      <figure className={styles['figure']}>
        <div className={styles['picture']}>
          {props.isEmpty ? (
            <EmptyCover aspectRatio={ratio} />
          ) : (
            <LazyImage
              src={src}
              alt={title}
              aspectRatio={ratio}
              sources={picture.sources}
              sizes={`min(100vw, ${Math.round(ratio * ROW_HEIGHT_PX * ROW_GROWTH)}px)`}
              placeholder={picture.placeholder}
              eager={props.eager}
            />
          )}
        </div>
        <figcaption className={styles['caption']}>
          <div className={styles['line']}>
            <h2 className={styles['title']}>
              <Link {...carriedLink} className={styles['link']} draggable={false}>
                {title}
              </Link>
            </h2>
            {price !== undefined && <span className={styles['price']}>{price}</span>}
          </div>
          {note !== undefined && <p className={styles['note']}>{note}</p>}
        </figcaption>
        {description !== '' && (
          <p className={styles['description']}>
            {shorten(description, DESCRIPTION_PREVIEW_LENGTH)}
          </p>
        )}
      </figure>
    </li>
  );
}
