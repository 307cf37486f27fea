import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { readPrivatePicture } from '#src/data/http.ts';
import { customerPanelTexts as texts } from '#src/model/account/customerTexts.ts';
import { formatKroner } from '#src/model/base/money.ts';
import { withLicenceName } from '#src/model/licences/texts.ts';
import { isAlbumItem, type OrderView } from '#src/model/orders/orderViews.ts';
import { coverPreview } from '#src/model/purchases/item.ts';
import type { PurchaseItem } from '#src/model/purchases/schema.ts';
import { isGiftCard } from '#src/model/sale/schema.ts';
import type { Statement } from '#src/model/sale/statement.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { PrivateImage } from '#src/ui/display/PrivateImage.tsx';
import { type ShownLine, StatementLines } from '#src/ui/display/StatementLines.tsx';
import styles from './OrderedItems.module.css';
import {
  albumPictures,
  imagePictures,
  pictureOf,
  PicturesDialog,
  PictureViewer,
} from './PicturesDialog.tsx';

type Opened = { kind: 'item'; item: PurchaseItem } | { kind: 'images' };

function orderedLine(item: PurchaseItem, onOpen: () => void): ShownLine {
  const type = texts.itemTypes[isAlbumItem(item) ? 'album' : item.type];
  const kind = withLicenceName(type, item.licence);
  const count = item.albumImages.length;
  const show = isAlbumItem(item) ? texts.showAlbum : texts.showImage;
  return {
    key: `${item.type}/${item.id}`,
    picture: (
      <PrivateImage
        path={coverPreview(item)}
        read={readPrivatePicture}
        src={item.thumbnailUrl || item.imageUrl}
        alt=""
        aspectRatio={1}
      />
    ),
    name: item.name,
    kind: count > 0 ? `${kind} · ${texts.imageCount(count)}` : kind,
    note: item.permanentAccess && (
      <p className={styles['badge']}>
        <Icon of={BadgeCheck} size={16} />
        {texts.permanentAccess}
      </p>
    ),
    hasWideAction: true,
    action: isGiftCard(item) ? undefined : (
      <Button onClick={onOpen} aria-label={texts.showItem(show, item.name)}>
        {show}
      </Button>
    ),
  };
}

interface OpenedItemProps {
  opened: Opened;
  images: readonly PurchaseItem[];
  onClose: () => void;
}

function OpenedItem({ opened, images, onClose }: OpenedItemProps) {
  if (opened.kind === 'images') {
    return (
      <PicturesDialog
        title={texts.imagesTitle}
        description={texts.imageCount(images.length)}
        pictures={imagePictures(images)}
        onClose={onClose}
      />
    );
  }
  const { item } = opened;
  if (!isAlbumItem(item)) {
    const pictures = [pictureOf(item)];
    return (
      <PictureViewer label={item.name} pictures={pictures} firstId={item.id} onClose={onClose} />
    );
  }
  const price = `${texts.price}: ${formatKroner(item.price)}`;
  const count = item.albumImages.length;
  return (
    <PicturesDialog
      title={texts.albumTitle(item.albumTitle ?? item.name)}
      description={count > 0 ? `${price} · ${texts.imageCount(count)}` : price}
      pictures={albumPictures(item)}
      onClose={onClose}
    />
  );
}

interface OrderedItemsProps {
  order: OrderView;
  statement: Statement<PurchaseItem>;
}

/** The items of an order; each opens its pictures. */
export function OrderedItems({ order, statement }: OrderedItemsProps) {
  const [opened, setOpened] = useState<Opened>();
  const images = order.items.filter((item) => !isAlbumItem(item));
  return (
    <section className={styles['items']}>
      <div className={styles['head']}>
        <h3 className={styles['title']}>{texts.items}</h3>
        {images.length > 1 && (
          <Button look="quiet" onClick={() => setOpened({ kind: 'images' })}>
            {texts.showImages}
          </Button>
        )}
      </div>
      <StatementLines
        statement={statement}
        discount={order.discount}
        line={(item) => orderedLine(item, () => setOpened({ kind: 'item', item }))}
      />
      {opened && (
        <OpenedItem opened={opened} images={images} onClose={() => setOpened(undefined)} />
      )}
    </section>
  );
}
