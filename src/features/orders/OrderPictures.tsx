import { useState } from 'react';
import { readPrivatePicture } from '#src/data/http.ts';
import type { OrderView } from '#src/model/orders/orderViews.ts';
import { orderHistoryTexts as texts } from '#src/model/orders/texts.ts';
import { archivedPreview } from '#src/model/purchases/downloads.ts';
import { coverPreview } from '#src/model/purchases/item.ts';
import type { PurchaseItem } from '#src/model/purchases/schema.ts';
import { PrivateImage } from '#src/ui/display/PrivateImage.tsx';
import styles from './OrderCard.module.css';

interface BoughtImageProps {
  /** The public picture of the shop. */
  src: string;
  /** The path of the buyer's own copy of it; empty without one. */
  archivedPath: string;
  /** The path of the picture without a watermark; empty as long as the buyer may not read it. */
  previewPath: string;
}

/**
 * The picture of a bought item: without a watermark where the buyer may see it so, else the shop's, or
 * the buyer's copy when the shop has deleted its own.
 */
export function BoughtImage({ src, archivedPath, previewPath }: BoughtImageProps) {
  const [isGone, setIsGone] = useState(src === '');
  return (
    <PrivateImage
      path={previewPath || (isGone ? archivedPath : '')}
      read={readPrivatePicture}
      src={src}
      alt=""
      aspectRatio={1}
      onFailed={() => setIsGone(true)}
    />
  );
}

/** The number of places in the strip. The last place shows the number of the other pictures. */
const STRIP_LENGTH = 4;

interface StripPicture {
  src: string;
  archivedPath: string;
  previewPath: string;
}

function picturesOf(item: PurchaseItem, isOpened: boolean): StripPicture[] {
  const { thumbnailUrl, imageUrl, permanentThumbnailPath, albumImages } = item;
  const cover = {
    src: thumbnailUrl || imageUrl,
    archivedPath: permanentThumbnailPath,
    previewPath: isOpened ? coverPreview(item) : '',
  };
  const others = albumImages.map((image) => ({
    src: image.watermarkedSrc,
    archivedPath: '',
    previewPath: isOpened ? archivedPreview(item, image.id) : '',
  }));
  return [cover, ...others.slice(1)];
}

/** The pictures to show. Pictures without any file are only counted. */
function shownOf(pictures: readonly StripPicture[]): readonly StripPicture[] {
  const existing = pictures.filter((picture) => Object.values(picture).some((path) => path !== ''));
  const fitsAll = existing.length === pictures.length && existing.length <= STRIP_LENGTH;
  return fitsAll ? existing : existing.slice(0, STRIP_LENGTH - 1);
}

/** A row of the order's pictures; the names of what was bought, where none can be shown. */
export function PictureStrip({ order, isOpened }: { order: OrderView; isOpened: boolean }) {
  const pictures = order.items.flatMap((item) => picturesOf(item, isOpened));
  const shown = shownOf(pictures);
  if (shown.length === 0) return <p>{order.items.map(({ name }) => name).join(', ')}</p>;
  const hiddenCount = pictures.length - shown.length;
  return (
    <ul className={styles['strip']} aria-hidden>
      {shown.map((picture, index) => (
        // The same picture may have been bought twice.
        <li key={`${index}-${picture.src}`} className={styles['picture']}>
          <BoughtImage {...picture} />
        </li>
      ))}
      {hiddenCount > 0 && <li className={styles['more']}>{texts.morePictures(hiddenCount)}</li>}
    </ul>
  );
}
