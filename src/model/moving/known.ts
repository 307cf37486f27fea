import { type FiledPicture, fileIdsOf } from '../catalogue/pictureFiles.ts';

/** An album or a gallery. */
interface Stored {
  id: string;
  title: string;
  images: readonly FiledPicture[];
}

/** The albums and galleries of a shop, and what lies in its bin. */
interface StoredShop {
  albums: readonly (Stored & { isPublished: boolean })[];
  galleries: readonly (Stored & { isOpen: boolean })[];
  binned: readonly { kind: string; record: { id: string } }[];
}

/** The pictures, albums and galleries of a shop, which an import has to find again. */
export interface KnownShop {
  /** The title of the album or gallery that each file is in, by its id. */
  titles: ReadonlyMap<string, string>;
  /** The ids of albums and galleries that take nothing in: customers see them, or they are deleted. */
  closed: ReadonlySet<string>;
  /** The pictures of the other albums and galleries, by its id. */
  drafts: ReadonlyMap<string, readonly FiledPicture[]>;
}

export function knownShop({ albums, galleries, binned }: StoredShop): KnownShop {
  const all = [...albums, ...galleries];
  const shown = [
    ...albums.filter(({ isPublished }) => isPublished),
    ...galleries.filter(({ isOpen }) => isOpen),
  ];
  const deleted = binned.flatMap(({ kind, record }) => (kind === 'album' ? [record] : []));
  const closed = new Set([...shown, ...deleted].map(({ id }) => id));
  return {
    titles: new Map(
      all.flatMap(({ title, images }) =>
        images.flatMap(fileIdsOf).map((id) => [id, title] as const),
      ),
    ),
    closed,
    drafts: new Map(
      all.filter(({ id }) => !closed.has(id)).map(({ id, images }) => [id, images] as const),
    ),
  };
}

const ID_LENGTH = 32;

/** The id of a picture, from its bytes. */
export async function pictureId(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, ID_LENGTH);
}
