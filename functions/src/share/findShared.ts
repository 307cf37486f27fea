import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { ItemKind } from '../../../src/model/base/routes.ts';
import { albumCover, coverAlt } from '../../../src/model/catalogue/album.ts';
import { altTextOf } from '../../../src/model/catalogue/altText.ts';
import {
  albumSchema,
  portfolioItemSchema,
  singleImageSchema,
} from '../../../src/model/catalogue/schema.ts';
import type { Shared } from '../../../src/model/catalogue/sharePath.ts';
import type { Picture } from '../../../src/model/files/picture.ts';
import { isDisplayableUrl, STORAGE_ORIGINS } from '../../../src/model/files/urlPolicy.ts';
import { shareTexts } from '../../../src/model/system/functionTexts.ts';
import { homes } from '../addresses/nameItems.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { storageOrigin } from '../env.ts';
import { firestore } from '../firebaseAdmin.ts';
import { Refusal } from '../refusal.ts';
import { currentShop } from '../settings/shop.ts';

/** The public facts about a published item. */
export interface SharedRecord {
  id: string;
  slug?: string | undefined;
  title: string;
  description: string;
  /** A public, watermarked picture; empty when there is none. */
  image: string;
  /** What the picture shows, in words. */
  alt: string;
  createdAt?: Date | undefined;
  updatedAt?: Date | undefined;
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

type Describe = (
  snapshot: DocumentSnapshot,
  photographerName: string,
) => Omit<SharedRecord, 'id'> | undefined;

/** The public facts about an item of each kind; undefined when it is not published. */
const describe: Record<ItemKind, Describe> = {
  billede: (snapshot) => {
    const image = decodeSnapshot(singleImageSchema, snapshot);
    if (!image?.isPublished || !image.visible) return undefined;
    const { picture, watermarkedSrc, thumbnailUrl } = image;
    const alt = altTextOf(image);
    return { ...image, alt, image: previewImage(picture, [watermarkedSrc, thumbnailUrl]) };
  },
  album: (snapshot, photographerName) => {
    const album = decodeSnapshot(albumSchema, snapshot);
    if (!album?.isPublished) return undefined;
    const { url, picture } = albumCover(album);
    const count = shareTexts.albumOf(album.images.length, photographerName);
    const description = album.description === '' ? count : album.description;
    const alt = coverAlt(album);
    return { ...album, alt, description, image: previewImage(picture, [url]) };
  },
  portfolio: (snapshot) => {
    const item = decodeSnapshot(portfolioItemSchema, snapshot);
    if (!item?.isPublished) return undefined;
    const { picture, imageUrl, thumbnailUrl } = item;
    return {
      ...item,
      alt: altTextOf(item),
      image: previewImage(picture, [imageUrl, thumbnailUrl]),
    };
  },
};

function described(
  kind: ItemKind,
  snapshot: DocumentSnapshot,
  photographerName: string,
): SharedRecord | undefined {
  const record = describe[kind](snapshot, photographerName);
  if (!record) return undefined;
  const { slug, title, description, image, alt, createdAt, updatedAt } = record;
  return { id: snapshot.id, slug, title, description, image, alt, createdAt, updatedAt };
}

/** The record of a shared address, if it is published. */
export async function findShared({ kind, id }: Shared): Promise<SharedRecord | undefined> {
  const { photographerName } = await currentShop();
  for (const collection of homes[kind]) {
    const snapshot = await firestore().doc(`${collection}/${id}`).get();
    const record = described(kind, snapshot, photographerName);
    if (record) return record;
  }
  return undefined;
}

/** Everything of a kind that is published. A record that cannot be read hides no other. */
export async function listPublished(kind: ItemKind): Promise<SharedRecord[]> {
  const { photographerName } = await currentShop();
  const found = await Promise.all(
    homes[kind].map((each) => firestore().collection(each).where('isPublished', '==', true).get()),
  );
  return found
    .flatMap(({ docs }) => docs)
    .flatMap((snapshot) => {
      try {
        return described(kind, snapshot, photographerName) ?? [];
      } catch (thrown) {
        if (thrown instanceof Refusal) return [];
        throw thrown;
      }
    });
}
