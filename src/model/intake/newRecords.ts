import { withImageReplaced, withImagesPlaced } from '../catalogue/editing/albumChanges.ts';
import type { AlbumPictures } from '../catalogue/album.ts';
import { cameraFacts, type CameraFacts } from '../catalogue/pictureFiles.ts';
import type {
  Album,
  AlbumImage,
  PictureWords,
  PortfolioItem,
  SingleImage,
} from '../catalogue/schema.ts';
import { galleryOf } from '../clients/newGallery.ts';
import type { ClientGallery, ClientPicture } from '../clients/schema.ts';
import type { Picture } from '../files/picture.ts';
import type { MarkChoice } from '../watermarks/pictureMarks.ts';
import type { GivenWords, IntakeGoal } from './schema.ts';

/*
 * The records of new pictures, whoever has made their files. They point to files that are all there.
 */

/** One file to become a picture. */
export interface NewPicture<Goal extends IntakeGoal = IntakeGoal> extends CameraFacts {
  /** The id of the document, or of the picture in its album or gallery. */
  id: string;
  fileName: string;
  goal: Goal;
}

export type GoalOf<Kind extends IntakeGoal['kind']> = Extract<IntakeGoal, { kind: Kind }>;

/** Where the files of a picture lie, and what is known of them. */
export interface PlacedFiles {
  originalPath: string;
  originalBytes: number;
  size: { width: number; height: number };
  placeholder: string;
  /** The widths that are shown, the smallest first. */
  variants: { width: number; path: string }[];
  hasWebFile?: boolean;
}

/** The address of a public file. */
export type UrlOf = (path: string) => string;

/** What is said of a picture; earlier uploads, which a browser may have kept, said less. */
function wordsOf({ alt = '', place = '', keywords = [] }: GivenWords): PictureWords {
  return { alt, place, keywords };
}

/** What was chosen of the watermark of a picture. */
type Marked = Pick<MarkChoice, 'strength'>;

type Draft<Item> = Omit<Item, 'id' | 'createdAt' | 'updatedAt'>;

/** The fields that screens need to show the picture. */
function shownPicture({ strength }: Marked, placed: PlacedFiles, urlOf: UrlOf) {
  const sources = placed.variants.map(({ width, path }) => ({ width, url: urlOf(path) }));
  const marked = strength && strength !== 'normal' ? { strength } : {};
  const picture: Picture = {
    ...placed.size,
    placeholder: placed.placeholder,
    sources,
    ...marked,
  };
  return { picture, smallUrl: sources.at(0)?.url ?? '', largeUrl: sources.at(-1)?.url ?? '' };
}

/** The files and dates that every record of the catalogue has. */
function filesOf(
  { goal, ...camera }: CameraFacts & { goal: Marked },
  placed: PlacedFiles,
  urlOf: UrlOf,
) {
  const { picture, smallUrl, largeUrl } = shownPicture(goal, placed, urlOf);
  return {
    common: {
      originalSrc: placed.originalPath,
      hasPreview: true,
      picture,
      // A file without a date leaves that of the record: another file of it shows the same moment.
      ...cameraFacts(camera),
    },
    addresses: { imageUrl: largeUrl, thumbnailUrl: smallUrl },
    watermarkedSrc: largeUrl,
  };
}

export function newSingleImage(
  picture: NewPicture<GoalOf<'singleImage'>>,
  placed: PlacedFiles,
  urlOf: UrlOf,
): Draft<SingleImage> {
  const { common, addresses, watermarkedSrc } = filesOf(picture, placed, urlOf);
  return {
    ...picture.goal.words,
    ...wordsOf(picture.goal.words),
    filename: picture.fileName,
    ...common,
    ...addresses,
    watermarkedSrc,
    visible: true,
  };
}

export function newPortfolioItem(
  { goal, ...camera }: NewPicture<GoalOf<'portfolio'>>,
  placed: PlacedFiles,
  urlOf: UrlOf,
): Draft<PortfolioItem> {
  const { common, addresses } = filesOf({ ...camera, goal: {} }, placed, urlOf);
  return {
    ...goal.words,
    ...wordsOf(goal.words),
    ...common,
    ...addresses,
    featured: false,
    isPublished: true,
  };
}

export function newAlbumImage(
  picture: NewPicture<GoalOf<'album'>>,
  placed: PlacedFiles,
  urlOf: UrlOf,
): AlbumImage {
  const { id, fileName } = picture;
  const { title, description, order } = picture.goal;
  const { common, watermarkedSrc } = filesOf(picture, placed, urlOf);
  const words = { id, title, description, ...wordsOf(picture.goal), filename: fileName, order };
  return { ...words, ...common, watermarkedSrc };
}

const noPictures: AlbumPictures = { images: [], coverImageUrl: '', watermarkedCoverUrl: '' };

/** A new album with its first pictures. */
export function newAlbum(
  details: NonNullable<GoalOf<'album'>['details']>,
  images: readonly AlbumImage[],
  isPublished: boolean,
): Draft<Album> {
  return {
    ...details,
    ...withImagesPlaced(noPictures, images),
    isPublished,
    visible: true,
    securityLevel: 'enhanced',
    protectionEnabled: true,
  };
}

export function newClientPicture(
  { id, fileName, goal }: NewPicture<GoalOf<'client'>>,
  placed: PlacedFiles,
): ClientPicture {
  const { originalPath, originalBytes: bytes, size, placeholder, hasWebFile = false } = placed;
  const { title, section, order, isMarked, fileId } = goal;
  const words = { id, title, fileName, section, order };
  const file = { originalPath, bytes, ...(fileId !== undefined && { fileId }) };
  return { ...words, ...file, ...size, placeholder, hasWebFile, isMarked };
}

/** A new gallery with its first pictures. */
export const newClientGallery = (
  details: NonNullable<GoalOf<'client'>['details']>,
  images: ClientPicture[],
  now: Date,
): Draft<ClientGallery> => ({ ...galleryOf(details, now), images });

/** The changes of a record of its own whose picture is replaced; its texts stay. */
export function replacedFiles(
  picture: Omit<NewPicture<GoalOf<'replacement'>>, 'id'>,
  placed: PlacedFiles,
  urlOf: UrlOf,
) {
  const { common, addresses, watermarkedSrc } = filesOf(picture, placed, urlOf);
  const shop = { watermarkedSrc, filename: picture.fileName };
  return {
    singleImage: { ...common, ...addresses, ...shop, hasSharedFiles: false },
    portfolio: { ...common, ...addresses },
    inAlbum: (album: AlbumPictures, imageId: string) =>
      withImageReplaced(album, imageId, { ...common, ...shop, hasSharedFiles: undefined }),
  };
}
