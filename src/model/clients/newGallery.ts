import { endOfDay, newGalleryValues } from './form.ts';
import type { ClientGallery } from './schema.ts';

interface NewGallery {
  title: string;
  /** Of one more picture in kroner; 0 when none are sold. */
  price: number;
  linkKey: string;
}

/** A new gallery, closed and without a PIN until the photographer opens it. */
export function galleryOf(
  { title, price, linkKey }: NewGallery,
  now: Date,
): Omit<ClientGallery, 'id' | 'createdAt' | 'updatedAt'> {
  const { expiresOn, downloads, isMarked, isWebMarked } = newGalleryValues(now, '');
  return {
    title,
    message: '',
    images: [],
    hiddenIds: [],
    coverId: '',
    downloads,
    isMarked,
    isWebMarked,
    askedName: '',
    askedCount: 0,
    picturePrice: price,
    sharesChoices: false,
    showsShop: false,
    clientEmail: '',
    isOpen: false,
    revision: 0,
    expiresAt: endOfDay(expiresOn),
    linkKey,
    guestKey: '',
    pinSalt: '',
    pinHash: '',
  };
}
