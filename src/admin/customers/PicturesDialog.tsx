import { useState } from 'react';
import { customerPanelTexts as texts } from '#src/model/account/customerTexts.ts';
import { formatKroner } from '#src/model/base/money.ts';
import { largeUrl, smallUrl } from '#src/model/files/pictureAddress.ts';
import type { OrderItemView } from '#src/model/orders/orderViews.ts';
import { Lightbox } from '#src/ui/Lightbox/Lightbox.tsx';
import { LazyImage } from '#src/ui/display/LazyImage.tsx';
import { PICTURE_CARD } from '#src/ui/gallery/pictureTransition.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import styles from './PicturesDialog.module.css';

/** A picture as the panel shows it: watermarked, of unknown size. */
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

/** Ordered pictures, one at a time and large. */
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

/** A picture among others: small at first. */
export interface OrderedPicture extends ViewerPicture {
  thumbnail: string;
  /** What it costs by itself; the pictures of an album have one price together. */
  price?: number;
}

/** The public picture of an ordered thing. */
export function pictureOf(item: OrderItemView): OrderedPicture {
  return { id: item.id, title: item.name, src: largeUrl(item), thumbnail: smallUrl(item) };
}

/** The single images of an order. */
export function imagePictures(items: readonly OrderItemView[]): OrderedPicture[] {
  return items.map((item) => ({ ...pictureOf(item), price: item.price }));
}

/** The pictures of an album; of one that says none there is its cover. */
export function albumPictures(item: OrderItemView): OrderedPicture[] {
  if (item.albumImages.length === 0) return [pictureOf(item)];
  return item.albumImages.map(({ id, title, filename, watermarkedSrc: src }) => ({
    id,
    title: title || filename,
    src,
    thumbnail: src,
  }));
}

interface CardProps {
  picture: OrderedPicture;
  onOpen: () => void;
}

function Card({ picture: { id, title, thumbnail, price }, onOpen }: CardProps) {
  return (
    <button
      type="button"
      className={styles['card']}
      aria-label={price === undefined ? texts.openPicture(title) : undefined}
      {...{ [PICTURE_CARD]: id }}
      onClick={onOpen}
    >
      <span className={styles['picture']}>
        <LazyImage src={thumbnail} alt="" aspectRatio={1} />
      </span>
      {price !== undefined && (
        <>
          <span className={styles['name']}>{title}</span>
          <span className={styles['price']}>{formatKroner(price)}</span>
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

/** The pictures of an album, or the single images of an order: small ones that open large. */
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
