import { formatPriceInput, parsePriceInput } from '#src/model/base/money.ts';
import type { AlbumValues } from '#src/model/catalogue/form.ts';
import type { Album } from '#src/model/catalogue/schema.ts';

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
