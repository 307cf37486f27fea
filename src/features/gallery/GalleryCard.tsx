import { shorten } from '#src/shared/domain/fileNames.ts';
import { formatKroner } from '#src/shared/domain/money.ts';
import { DESCRIPTION_PREVIEW_LENGTH } from '#src/shared/limits.ts';
import type { SingleImage } from '#src/shared/schemas/singleImage.ts';
import { LazyImage } from '#src/ui/LazyImage.tsx';
import styles from './GalleryCard.module.css';
import { ratioStyle } from './ratioStyle.ts';

interface GalleryCardProps {
  image: SingleImage;
  eager: boolean;
}

const UNKNOWN_RATIO = 3 / 2;
/** The height of a row in the style sheet, and how much a row grows at most to fill its line. */
const ROW_HEIGHT_PX = 320;
const ROW_GROWTH = 1.3;

function aspectRatioOf({ picture }: SingleImage): number {
  return picture.width > 0 && picture.height > 0 ? picture.width / picture.height : UNKNOWN_RATIO;
}

/** One picture with its quiet line; more of it when it is pointed at. */
export function GalleryCard({ image, eager }: GalleryCardProps) {
  const { title, description, price, picture, watermarkedSrc, thumbnailUrl, imageUrl } = image;
  const ratio = aspectRatioOf(image);
  const src = [watermarkedSrc, imageUrl, thumbnailUrl].find((url) => url !== '') ?? '';
  return (
    <li className={styles['card']} style={ratioStyle(ratio)}>
      <figure className={styles['figure']}>
        <LazyImage
          src={src}
          alt={title}
          aspectRatio={ratio}
          sources={picture.sources}
          sizes={`min(100vw, ${Math.round(ratio * ROW_HEIGHT_PX * ROW_GROWTH)}px)`}
          placeholder={picture.placeholder}
          eager={eager}
        />
        <figcaption className={styles['caption']}>
          <h2 className={styles['title']}>{title}</h2>
          {price > 0 && <span className={styles['price']}>{formatKroner(price)}</span>}
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
