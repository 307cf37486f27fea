import { useState } from 'react';
import { formatKroner } from '#src/shared/domain/money.ts';
import type { OrderItemView } from '#src/shared/domain/orderViews.ts';
import { customerPanelTexts as texts } from '#src/shared/texts/customerPanel.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { LazyImage } from '#src/ui/LazyImage.tsx';
import { PICTURE_CARD } from '#src/ui/pictureCard.ts';
import styles from './ImagesDialog.module.css';
import { pictureOf } from './pictureOf.ts';
import { PictureViewer } from './PictureViewer.tsx';

interface ImagesDialogProps {
  items: readonly OrderItemView[];
  onClose: () => void;
}

/** The single images of an order. */
export function ImagesDialog({ items, onClose }: ImagesDialogProps) {
  const [openId, setOpenId] = useState<string>();
  return (
    <Dialog
      title={texts.imagesTitle}
      description={texts.imageCount(items.length)}
      isWide
      onClose={onClose}
    >
      <ul className={styles['grid']}>
        {items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className={styles['card']}
              {...{ [PICTURE_CARD]: item.id }}
              onClick={() => setOpenId(item.id)}
            >
              <span className={styles['picture']}>
                <LazyImage src={item.thumbnailUrl || item.imageUrl} alt="" aspectRatio={1} />
              </span>
              <span className={styles['name']}>{item.name}</span>
              <span className={styles['price']}>{formatKroner(item.price)}</span>
            </button>
          </li>
        ))}
      </ul>
      {openId !== undefined && (
        <PictureViewer
          label={texts.imagesTitle}
          pictures={items.map(pictureOf)}
          firstId={openId}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </Dialog>
  );
}
