import * as z from 'zod/mini';
import { unreachable } from '../base/closedSets.ts';
import { falseByDefault, requiredDate, text, withDefault } from '../base/schema.ts';
import { DAY_MS } from '../base/units.ts';
import { type Picture } from '../files/picture.ts';
import { albumCover, albumImages, coverImage, type AlbumPictures } from '../catalogue/album.ts';
import { withCover } from '../catalogue/editing/albumChanges.ts';
import {
  type Album,
  albumImageSchema,
  albumSchema,
  type AlbumImage,
  portfolioItemSchema,
  singleImageSchema,
} from '../catalogue/schema.ts';

/*
 * An item that the photographer deletes leaves the shop at once and lies in the bin, from where it can
 * be put back with its place. Its files go after it.
 */

export const BIN_DAYS = 30;

/** The fields that the bin itself adds. */
const ofBin = { id: z.string(), removedAt: requiredDate };

export const binnedSchema = z.union([
  z.object({
    ...ofBin,
    kind: z.literal('image'),
    record: singleImageSchema,
    /** It was stored in the older collection, and goes back there. */
    isLegacy: falseByDefault,
  }),
  z.object({ ...ofBin, kind: z.literal('album'), record: albumSchema }),
  z.object({
    ...ofBin,
    kind: z.literal('albumImage'),
    record: albumImageSchema,
    albumId: z.string(),
    albumTitle: text,
    /** Its place in the album, counted from 0. */
    index: withDefault(z.number(), 0),
    wasCover: falseByDefault,
  }),
  z.object({ ...ofBin, kind: z.literal('portfolio'), record: portfolioItemSchema }),
]);

/** Something deleted. */
export type Binned = z.infer<typeof binnedSchema>;
export type BinKind = Binned['kind'];

type WithoutBinFields<Entry> = Entry extends Binned ? Omit<Entry, keyof typeof ofBin> : never;

/** Something that is being deleted. */
export type BinEntry = WithoutBinFields<Binned>;

/** The ids in the bin, which tell the collections apart: their own ids may be the same. */
export const binIds = {
  image: (id: string, isLegacy: boolean) => `${isLegacy ? 'legacy' : 'image'}-${id}`,
  album: (id: string) => `album-${id}`,
  albumImage: (albumId: string, id: string) => `picture-${albumId}-${id}`,
  portfolio: (id: string) => `portfolio-${id}`,
};

export function binIdOf(entry: BinEntry): string {
  const { id } = entry.record;
  switch (entry.kind) {
    case 'image':
      return binIds.image(id, entry.isLegacy);
    case 'album':
      return binIds.album(id);
    case 'albumImage':
      return binIds.albumImage(entry.albumId, id);
    case 'portfolio':
      return binIds.portfolio(id);
    default:
      return unreachable(entry);
  }
}

/** A picture of an album as it goes into the bin, with its place. */
export function binnedImage(album: Album, record: AlbumImage): BinEntry {
  return {
    kind: 'albumImage',
    record,
    albumId: album.id,
    albumTitle: album.title,
    index: albumImages(album).findIndex(({ id }) => id === record.id),
    wasCover: coverImage(album)?.id === record.id,
  };
}

/** The category to which it goes back; undefined for a picture in an album, which has none. */
export function categoryOf(entry: BinEntry): string | undefined {
  return entry.kind === 'albumImage' ? undefined : entry.record.category;
}

/** The picture that stands for it, and the record that holds its files. */
export function pictureOf(entry: BinEntry): {
  src: string;
  picture: Picture;
  original: { originalSrc: string; hasPreview: boolean } | undefined;
} {
  switch (entry.kind) {
    case 'album': {
      const { url: src, picture } = albumCover(entry.record);
      return { src, picture, original: coverImage(entry.record) };
    }
    case 'albumImage':
      return {
        src: entry.record.watermarkedSrc,
        picture: entry.record.picture,
        original: entry.record,
      };
    case 'image':
    case 'portfolio': {
      const { thumbnailUrl: src, picture } = entry.record;
      return { src, picture, original: entry.record };
    }
    default:
      return unreachable(entry);
  }
}

/** Items that were deleted before this time are taken out of the bin. */
export function binLimit(now: Date): Date {
  return new Date(now.getTime() - BIN_DAYS * DAY_MS);
}

/** The days that are left to put it back, the last one counted as one. */
export function binDaysLeft(removedAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((removedAt.getTime() - binLimit(now).getTime()) / DAY_MS));
}

/** The album with a picture put back in its place; one that is there already is left alone. */
export function withImageRestored(
  album: AlbumPictures,
  image: AlbumImage,
  { index, wasCover }: { index: number; wasCover: boolean },
): AlbumPictures {
  const others = albumImages(album);
  if (others.some(({ id }) => id === image.id)) return album;
  const images = [...others.slice(0, index), image, ...others.slice(index)].map((each, order) => ({
    ...each,
    order,
  }));
  const restored = { ...album, images };
  const { coverImageUrl, watermarkedCoverUrl } =
    wasCover || others.length === 0 ? withCover(restored, image.id) : restored;
  return { images, coverImageUrl, watermarkedCoverUrl };
}
