import { IDENTIFIER } from '../base/randomText.ts';
import { galleryPath, routes, type GalleryRoute } from '../base/routes.ts';

/** What has an address for sharing, in the words of that address. */
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
 * The address under which a picture is shared: the server answers it with a page that those read
 * who run no scripts, and takes people on to the gallery.
 */
export function sharePath({ kind, id }: Shared): string {
  return `/del/${kind}/${encodeURIComponent(id)}`;
}

/** Reads what `sharePath` wrote; undefined for any other address. */
export function parseSharePath(path: string): Shared | undefined {
  const { kind, id } = SHAPE.exec(path)?.groups ?? {};
  const known = shareKinds.find((name) => name === kind);
  if (known === undefined || id === undefined || !IDENTIFIER.test(id)) return undefined;
  return { kind: known, id };
}

/** The gallery that something shared is part of. */
export function sharedGallery(kind: ShareKind): GalleryRoute {
  return GALLERIES[kind];
}

/** Where people see what was shared. */
export function sharedTarget({ kind, id }: Shared): string {
  return galleryPath(GALLERIES[kind], { open: id });
}
