import type { SessionUser } from '#src/model/account/schema.ts';
import type { OrderLine } from '#src/model/sale/schema.ts';
import { noPictureWords } from '#src/model/catalogue/pictureWords.ts';
import type {
  Album,
  AlbumImage,
  FilterButton,
  PortfolioItem,
  SingleImage,
} from '#src/model/catalogue/schema.ts';

export function filterButton(name: string, change: Partial<FilterButton> = {}): FilterButton {
  const slug = name.toLowerCase();
  return { id: slug, name, slug, color: '', isActive: true, order: 0, ...change };
}

/** Natur, Urban and Rejse, in this order. */
export function threeButtons(): FilterButton[] {
  return ['Natur', 'Urban', 'Rejse'].map((name, order) => filterButton(name, { order }));
}

export function singleImage(title: string, change: Partial<SingleImage> = {}): SingleImage {
  return {
    id: title,
    title,
    description: '',
    ...noPictureWords,
    category: 'natur',
    price: 199,
    filename: '',
    originalSrc: '',
    hasPreview: false,
    watermarkedSrc: `/pictures/${title}.webp`,
    thumbnailUrl: '',
    imageUrl: '',
    picture: { width: 3000, height: 2000, placeholder: '', sources: [] },
    order: 0,
    visible: true,
    isPublished: true,
    ...change,
  };
}

export function portfolioItem(title: string, change: Partial<PortfolioItem> = {}): PortfolioItem {
  return {
    id: title,
    title,
    description: '',
    ...noPictureWords,
    category: 'natur',
    imageUrl: `/pictures/${title}.webp`,
    thumbnailUrl: '',
    originalSrc: '',
    hasPreview: false,
    picture: { width: 3000, height: 2000, placeholder: '', sources: [] },
    order: 0,
    featured: false,
    isPublished: true,
    ...change,
  };
}

export function cartItem(id: string, change: Partial<OrderLine> = {}): OrderLine {
  return {
    id,
    name: id,
    price: 199,
    type: 'image',
    category: 'natur',
    thumbnailUrl: '',
    imageUrl: '',
    downloadUrl: '',
    quantity: 1,
    ...change,
  };
}

export function albumImage(title: string, order: number): AlbumImage {
  return {
    id: title,
    title,
    description: '',
    ...noPictureWords,
    filename: '',
    order,
    originalSrc: '',
    hasPreview: false,
    watermarkedSrc: `/pictures/${title}.webp`,
    picture: { width: 3000, height: 2000, placeholder: '', sources: [] },
  };
}

/** An album with these pictures; the first is its cover. */
export function album(
  title: string,
  pictures: readonly string[],
  change: Partial<Album> = {},
): Album {
  const images = pictures.map(albumImage);
  const cover = images[0]?.watermarkedSrc ?? '';
  return {
    id: title,
    title,
    description: '',
    category: 'natur',
    price: 595,
    images,
    coverImageUrl: cover,
    watermarkedCoverUrl: cover,
    order: 0,
    isPublished: true,
    visible: true,
    securityLevel: 'enhanced',
    protectionEnabled: true,
    ...change,
  };
}

export const admin: SessionUser = {
  uid: 'uid-admin',
  email: 'ejer@jerslevfoto.example',
  name: 'Asta',
  isAdmin: true,
  emailVerified: true,
};

export const customer: SessionUser = {
  ...admin,
  uid: 'uid-kunde',
  email: 'kunde@jerslevfoto.example',
  isAdmin: false,
};
