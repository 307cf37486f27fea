import { useState } from 'react';
import { customerPanelTexts as texts } from '#src/model/account/customerTexts.ts';
import { formatKroner } from '#src/model/base/money.ts';
import { LazyImage } from '#src/ui/display/LazyImage.tsx';
import { PICTURE_CARD } from '#src/ui/gallery/pictureTransition.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { PictureViewer } from './PictureViewer.tsx';
import styles from './PicturesDialog.module.css';
import type { OrderedPicture } from './orderedPictures.ts';

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
