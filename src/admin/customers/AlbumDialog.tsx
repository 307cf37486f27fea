import { useState } from 'react';
import { formatKroner } from '#src/shared/domain/money.ts';
import type { OrderItemView } from '#src/shared/domain/orderViews.ts';
import { customerPanelTexts as texts } from '#src/shared/texts/customerPanel.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { LazyImage } from '#src/ui/LazyImage.tsx';
import { PICTURE_CARD } from '#src/ui/pictureCard.ts';
import styles from './AlbumDialog.module.css';
import { pictureOf } from './pictureOf.ts';
import { PictureViewer } from './PictureViewer.tsx';
import type { ShownPicture } from './PictureViewer.tsx';

/** The pictures of an album; of one that says none there is its cover. */
function picturesOf(item: OrderItemView): ShownPicture[] {
  if (item.albumImages.length === 0) return [pictureOf(item)];
  return item.albumImages.map(({ id, title, filename, watermarkedSrc }) => ({
    id,
    title: title || filename,
    src: watermarkedSrc,
  }));
}

/** An ordered album: what it is called and costs, and its pictures. */
export function AlbumDialog({ item, onClose }: { item: OrderItemView; onClose: () => void }) {
  const [openId, setOpenId] = useState<string>();
  const title = item.albumTitle || item.name;
  const pictures = picturesOf(item);
  const count = item.albumImages.length;
  const price = `${texts.price}: ${formatKroner(item.price)}`;
  return (
    <Dialog
      title={texts.albumTitle(title)}
      description={count > 0 ? `${price} · ${texts.imageCount(count)}` : price}
      isWide
      onClose={onClose}
    >
      <ul className={styles['grid']}>
        {pictures.map(({ id, title: name, src }) => (
          <li key={id}>
            <button
              type="button"
              className={styles['thumbnail']}
              aria-label={texts.openPicture(name)}
              {...{ [PICTURE_CARD]: id }}
              onClick={() => setOpenId(id)}
            >
              <LazyImage src={src} alt="" aspectRatio={1} />
            </button>
          </li>
        ))}
      </ul>
      {openId !== undefined && (
        <PictureViewer
          label={texts.albumTitle(title)}
          pictures={pictures}
          firstId={openId}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </Dialog>
  );
}
