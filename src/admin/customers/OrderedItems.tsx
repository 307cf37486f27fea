import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { readPrivatePicture } from '#src/data/http.ts';
import { customerPanelTexts as texts } from '#src/model/account/customerTexts.ts';
import { formatKroner } from '#src/model/base/money.ts';
import { isGiftCard } from '#src/model/cart/schema.ts';
import { withLicenceName } from '#src/model/licences/texts.ts';
import { isAlbumItem, type OrderItemView, type OrderView } from '#src/model/orders/orderViews.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import {
  DiscountLine,
  GiftCardLine,
  GiftCardPicture,
  ItemLine,
  ItemList,
} from '#src/ui/display/ItemList.tsx';
import { PrivateImage } from '#src/ui/display/PrivateImage.tsx';
import styles from './OrderedItems.module.css';
import {
  albumPictures,
  imagePictures,
  pictureOf,
  PicturesDialog,
  PictureViewer,
} from './PicturesDialog.tsx';

type Opened = { kind: 'item'; item: OrderItemView } | { kind: 'images' };

function OrderedLine({ item, onOpen }: { item: OrderItemView; onOpen: () => void }) {
  const type = texts.itemTypes[isAlbumItem(item) ? 'album' : item.type];
  const kind = withLicenceName(type, item.licence);
  const count = item.albumImages.length;
  if (GIFT_CARDS && isGiftCard(item)) {
    return (
      <ItemLine picture={<GiftCardPicture />} name={item.name} kind={kind} price={item.price} />
    );
  }
  return (
    <ItemLine
      picture={
        <PrivateImage
          path={item.archivedPreview}
          read={readPrivatePicture}
          src={item.thumbnailUrl || item.imageUrl}
          alt=""
          aspectRatio={1}
        />
      }
      name={item.name}
      kind={count > 0 ? `${kind} · ${texts.imageCount(count)}` : kind}
      price={item.price}
      note={
        item.permanentAccess && (
          <p className={styles['badge']}>
            <Icon of={BadgeCheck} size={16} />
            {texts.permanentAccess}
          </p>
        )
      }
      hasWideAction
      action={
        <Button onClick={onOpen} aria-label={texts.openPicture(item.name)}>
          {isAlbumItem(item) ? texts.showAlbum : texts.showImage}
        </Button>
      }
    />
  );
}

interface OpenedItemProps {
  opened: Opened;
  images: readonly OrderItemView[];
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
      title={texts.albumTitle(item.albumTitle || item.name)}
      description={count > 0 ? `${price} · ${texts.imageCount(count)}` : price}
      pictures={albumPictures(item)}
      onClose={onClose}
    />
  );
}

/** The items of an order; each opens its pictures. */
export function OrderedItems({
  items,
  discount,
  giftCard,
}: Pick<OrderView, 'items' | 'discount' | 'giftCard'>) {
  const [opened, setOpened] = useState<Opened>();
  const images = items.filter((item) => !isAlbumItem(item));
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
      <ItemList>
        {items.map((item) => (
          <OrderedLine
            key={`${item.type}/${item.id}`}
            item={item}
            onOpen={() => setOpened({ kind: 'item', item })}
          />
        ))}
        {OFFERS_DISCOUNTS && discount && <DiscountLine discount={discount} />}
        {GIFT_CARDS && giftCard && <GiftCardLine part={giftCard} />}
      </ItemList>
      {opened && (
        <OpenedItem opened={opened} images={images} onClose={() => setOpened(undefined)} />
      )}
    </section>
  );
}
