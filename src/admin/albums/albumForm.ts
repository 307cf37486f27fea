import { formatPriceInput, parsePriceInput } from '#src/shared/domain/money.ts';
import { albumRules } from '#src/shared/forms/album.ts';
import type { AlbumValues } from '#src/shared/forms/album.ts';
import type { RuleTable } from '#src/shared/forms/rules.ts';
import type { Album } from '#src/shared/schemas/album.ts';

/** What is typed about an album. */
export type AlbumFormValues = Omit<AlbumValues, 'imageCount' | 'refusedFiles'> & {
  isPublished: boolean;
};

export const emptyAlbum: AlbumFormValues = {
  title: '',
  description: '',
  price: '',
  category: '',
  isPublished: true,
};

export function toValues(album: Album): AlbumFormValues {
  const { title, description, price, category, isPublished } = album;
  return { title, description, price: formatPriceInput(String(price)), category, isPublished };
}

export function toDetails({ title, description, price, category, isPublished }: AlbumFormValues) {
  return {
    title: title.trim(),
    description: description.trim(),
    price: parsePriceInput(price) ?? 0,
    category,
    isPublished,
  };
}

type Field = keyof Omit<AlbumFormValues, 'isPublished'>;

/** The rules of what is typed; those of the files are checked where files are chosen. */
export function albumFormRules(otherTitles: readonly string[]): RuleTable<AlbumFormValues> {
  const noFiles = { imageCount: 1, refusedFiles: [] };
  return albumRules(otherTitles)
    .filter(({ field }) => field !== 'imageCount' && field !== 'refusedFiles')
    .map(({ field, check, message }) => ({
      field: field as Field,
      check: (values) => check({ ...values, ...noFiles }),
      message:
        typeof message === 'string' ? message : (values) => message({ ...values, ...noFiles }),
    }));
}
