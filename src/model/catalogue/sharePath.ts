import { IDENTIFIER } from '../base/text.ts';
import { galleryPath, type GalleryRoute } from '../base/addresses.ts';
import { routes } from '../base/routes.ts';

/** The kinds of things that can be shared, as written in the address. */
export const shareKinds = ['billede', 'album', 'portfolio'] as const;

export type ShareKind = (typeof shareKinds)[number];

export interface Shared {
  kind: ShareKind;
  id: string;
}

const GALLERIES: Record<ShareKind, GalleryRoute> = {
  billede: routes.singleImages,
  album: routes.albums,
  portfolio: routes.portfolio,
};

const SHAPE = /^\/del\/(?<kind>[a-z]+)\/(?<id>[^/]+)\/?$/;

/**
 * The address to share. The server answers it with a page for readers that run no scripts, such as
 * link previews, and forwards people to the gallery.
 */
export function sharePath({ kind, id }: Shared): string {
  return `/del/${kind}/${encodeURIComponent(id)}`;
}

/** Parses an address made by `sharePath`; undefined for any other. */
export function parseSharePath(path: string): Shared | undefined {
  const { kind, id } = SHAPE.exec(path)?.groups ?? {};
  const known = shareKinds.find((name) => name === kind);
  if (known === undefined || id === undefined || !IDENTIFIER.test(id)) return undefined;
  return { kind: known, id };
}

/** The gallery that contains a shared item. */
export function sharedGallery(kind: ShareKind): GalleryRoute {
  return GALLERIES[kind];
}

/** The gallery's address with the shared item open. */
export function sharedTarget({ kind, id }: Shared): string {
  return galleryPath(GALLERIES[kind], { open: id });
}
