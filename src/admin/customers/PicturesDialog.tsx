import { useState } from 'react';
import { readPrivatePicture } from '#src/data/http.ts';
import { customerPanelTexts as texts } from '#src/model/account/customerTexts.ts';
import { formatKroner } from '#src/model/base/money.ts';
import { largeUrl, smallUrl } from '#src/model/files/picture.ts';
import { archivedPreview } from '#src/model/purchases/downloads.ts';
import { coverPreview } from '#src/model/purchases/item.ts';
import type { PurchaseItem } from '#src/model/purchases/schema.ts';
import { Lightbox } from '#src/ui/Lightbox/Lightbox.tsx';
import { PrivateImage } from '#src/ui/display/PrivateImage.tsx';
import { PICTURE_CARD } from '#src/ui/gallery/pictureTransition.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import styles from './PicturesDialog.module.css';

/** A watermarked picture of unknown size, as the panel shows it. */
export interface ViewerPicture {
  id: string;
  title: string;
  src: string;
}

interface PictureViewerProps {
  label: string;
  pictures: readonly ViewerPicture[];
  firstId: string;
  onClose: () => void;
}

/** Shows ordered pictures large, one at a time. */
export function PictureViewer({ label, pictures, firstId, onClose }: PictureViewerProps) {
  const [currentId, setCurrentId] = useState(firstId);
  return (
    <Lightbox
      label={label}
      pictures={pictures.map((picture) => ({ ...picture, sources: [], width: 0, height: 0 }))}
      currentId={currentId}
      onShow={setCurrentId}
      onClose={onClose}
    />
  );
}

/** A picture with a thumbnail for the grid. */
export interface OrderedPicture extends ViewerPicture {
  thumbnail: string;
  /** The path of the preview without a watermark; empty without one. */
  previewPath: string;
  /** The price below it, left out for pictures of an album, which have one together. */
  shownPrice?: string;
}

/** The public picture of an ordered item. */
export function pictureOf(item: PurchaseItem): OrderedPicture {
  const { id, name: title } = item;
  const previewPath = coverPreview(item);
  return { id, title, src: largeUrl(item), thumbnail: smallUrl(item), previewPath };
}

export function imagePictures(items: readonly PurchaseItem[]): OrderedPicture[] {
  return items.map((item) => ({ ...pictureOf(item), shownPrice: formatKroner(item.price) }));
}

/** The pictures of an album; its cover alone when the order does not list them. */
export function albumPictures(item: PurchaseItem): OrderedPicture[] {
  if (item.albumImages.length === 0) return [pictureOf(item)];
  return item.albumImages.map(({ id, title, filename, ...image }) => ({
    id,
    title: title || filename,
    src: image.watermarkedSrc,
    thumbnail: image.watermarkedSrc,
    previewPath: archivedPreview(item, id),
  }));
}

interface CardProps {
  picture: OrderedPicture;
  onOpen: () => void;
}

function Card({ picture: { id, title, thumbnail, previewPath, shownPrice }, onOpen }: CardProps) {
  return (
    <button
      type="button"
      className={styles['card']}
      aria-label={shownPrice === undefined ? texts.openPicture(title) : undefined}
      {...{ [PICTURE_CARD]: id }}
      onClick={onOpen}
    >
      <span className={styles['picture']}>
        <PrivateImage
          path={previewPath}
          read={readPrivatePicture}
          src={thumbnail}
          alt=""
          aspectRatio={1}
        />
      </span>
      {shownPrice !== undefined && (
        <>
          <span className={styles['name']}>{title}</span>
          <span className={styles['price']}>{shownPrice}</span>
        </>
      )}
    </button>
  );
}

interface PicturesDialogProps {
  title: string;
  description: string;
  pictures: readonly OrderedPicture[];
  onClose: () => void;
}

/**
 * A grid of thumbnails that open large: the pictures of an album, or the single images of an order.
 */
export function PicturesDialog({ title, description, pictures, onClose }: PicturesDialogProps) {
  const [openId, setOpenId] = useState<string>();
  return (
    <Dialog title={title} description={description} isWide onClose={onClose}>
      <ul className={styles['grid']}>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <Card picture={picture} onOpen={() => setOpenId(picture.id)} />
          </li>
        ))}
      </ul>
      {openId !== undefined && (
        <PictureViewer
          label={title}
          pictures={pictures}
          firstId={openId}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </Dialog>
  );
}
