import { memberOf } from '../base/closedSets.ts';
import { IDENTIFIER } from '../base/text.ts';
import type { GalleryRoute } from '../base/addresses.ts';
import { type ItemKind, itemKinds, itemRoutes, routes } from '../base/routes.ts';

export interface Shared {
  kind: ItemKind;
  id: string;
}

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
  const known = memberOf(itemKinds, kind);
  if (known === undefined || id === undefined || !IDENTIFIER.test(id)) return undefined;
  return { kind: known, id };
}

/** The gallery that contains a shared item. */
export function sharedGallery(kind: ItemKind): GalleryRoute {
  return routes[itemRoutes[kind].page];
}
