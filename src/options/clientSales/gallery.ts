import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import type { GalleryOption } from '../galleryOption.ts';

const load = () => import('./Offer.tsx');

/** Pictures beyond what was agreed, in each gallery that has a price for them. */
export const picturesForSale: GalleryOption = {
  isOn: ({ picturePrice }) => picturePrice > 0,
  shows: {
    picture: lazyPage(() => load().then((m) => m.BuyPicture)),
    list: lazyPage(() => load().then((m) => m.BuyList)),
    note: lazyPage(() => load().then((m) => m.OfferNote), 'nothing'),
    dialog: lazyPage(() => import('./BuyDialog.tsx').then((m) => m.BuyDialog), {
      close: ({ onClose }) => onClose,
    }),
  },
};
