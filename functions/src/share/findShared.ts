import { documents } from '../../../src/model/base/paths.ts';
import { albumCover } from '../../../src/model/catalogue/album.ts';
import {
  albumSchema,
  type Album,
  portfolioItemSchema,
  singleImageSchema,
} from '../../../src/model/catalogue/schema.ts';
import type { Shared } from '../../../src/model/catalogue/sharePath.ts';
import type { Picture } from '../../../src/model/files/picture.ts';
import { isDisplayableUrl, STORAGE_ORIGINS } from '../../../src/model/files/urlPolicy.ts';
import { shareTexts } from '../../../src/model/system/functionTexts.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { storageOrigin } from '../env.ts';
import { firestore } from '../firebaseAdmin.ts';
import { currentShop } from '../settings/shop.ts';

/** The public facts about a published item. */
export interface SharedRecord {
  title: string;
  description: string;
  /** A public, watermarked picture; empty when there is none. */
  image: string;
}

/** Wide enough for every preview, and small enough for the size limits of all services. */
const PREVIEW_WIDTH_PX = 1200;

const publicOrigins = [...STORAGE_ORIGINS, storageOrigin];

/** The picture for a preview; only public pictures are returned. */
export function previewImage(
  { sources }: Pick<Picture, 'sources'>,
  otherwise: readonly string[],
  origins: readonly string[] = publicOrigins,
): string {
  const byWidth = [...sources].sort((a, b) => a.width - b.width);
  const wide = byWidth.find(({ width }) => width >= PREVIEW_WIDTH_PX) ?? byWidth.at(-1);
  const candidates = [wide?.url ?? '', ...otherwise];
  return candidates.find((url) => isDisplayableUrl(url, origins)) ?? '';
}

const read = (path: string) => firestore().doc(path).get();

async function findImage(imageId: string): Promise<SharedRecord | undefined> {
  for (const home of [documents.singleImage, documents.legacySingleImage]) {
    const image = decodeSnapshot(singleImageSchema, await read(home.build({ imageId })));
    if (!image?.isPublished || !image.visible) continue;
    const { title, description, picture, watermarkedSrc, thumbnailUrl } = image;
    return { title, description, image: previewImage(picture, [watermarkedSrc, thumbnailUrl]) };
  }
  return undefined;
}

async function albumRecord(album: Album): Promise<SharedRecord> {
  const { url, picture } = albumCover(album);
  const { photographerName } = await currentShop();
  const count = shareTexts.albumOf(album.images.length, photographerName);
  return {
    title: album.title,
    description: album.description === '' ? count : album.description,
    image: previewImage(picture, [url]),
  };
}

async function findAlbum(albumId: string): Promise<SharedRecord | undefined> {
  const album = decodeSnapshot(albumSchema, await read(documents.album.build({ albumId })));
  return album?.isPublished ? albumRecord(album) : undefined;
}

async function findPortfolioItem(itemId: string): Promise<SharedRecord | undefined> {
  const item = decodeSnapshot(
    portfolioItemSchema,
    await read(documents.portfolioItem.build({ itemId })),
  );
  if (!item?.isPublished) return undefined;
  const { title, description, picture, imageUrl, thumbnailUrl } = item;
  return { title, description, image: previewImage(picture, [imageUrl, thumbnailUrl]) };
}

const finders = { billede: findImage, album: findAlbum, portfolio: findPortfolioItem };

/** The record of a shared address, if it is published. */
export function findShared({ kind, id }: Shared): Promise<SharedRecord | undefined> {
  return finders[kind](id);
}
