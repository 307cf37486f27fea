import { ShoppingBag } from 'lucide-react';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import type { GalleryPlaces } from '../galleryOption.ts';
import { clientSaleTexts as texts } from './texts.ts';

export function BuyPicture({ gallery, onWant }: GalleryPlaces['picture']) {
  return (
    <Button look="quiet" onClick={onWant}>
      <Icon of={ShoppingBag} />
      {texts.buy(gallery.picturePrice)}
    </Button>
  );
}

export function BuyList({ isEmpty, onWant }: GalleryPlaces['list']) {
  return (
    <Button look="quiet" disabled={isEmpty} onClick={onWant}>
      {texts.buyList}
    </Button>
  );
}

export function OfferNote({ gallery }: GalleryPlaces['note']) {
  return texts.offer(gallery.picturePrice);
}
