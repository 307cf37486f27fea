import { formatPriceInput, parsePriceInput } from '#src/model/base/money.ts';
import type { AlbumValues } from '#src/shared/forms/album.ts';
import type { Album } from '#src/shared/schemas/album.ts';

export const emptyAlbum: AlbumValues = {
  title: '',
  description: '',
  price: '',
  category: '',
  isPublished: true,
};

export function toValues(album: Album): AlbumValues {
  const { title, description, price, category, isPublished } = album;
  return { title, description, price: formatPriceInput(String(price)), category, isPublished };
}

export function toDetails({ title, description, price, category, isPublished }: AlbumValues) {
  return {
    title: title.trim(),
    description: description.trim(),
    price: parsePriceInput(price) ?? 0,
    category,
    isPublished,
  };
}
