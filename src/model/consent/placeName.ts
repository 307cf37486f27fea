import { findRoute, type RouteName } from '../base/routes.ts';
import { parseGalleryQuery, parseMailedLink } from '../base/addresses.ts';
import type { WayBack } from './wayBack.ts';
import { wayBackTexts } from './wayBackTexts.ts';

/** The opened item of a gallery, as long as its title is not known. */
const items: Partial<Record<RouteName, string>> = {
  albums: wayBackTexts.album,
  singleImages: wayBackTexts.picture,
  gallery: wayBackTexts.picture,
  portfolio: wayBackTexts.picture,
};

/** The name of the place that the way leads back to: the title of what was shown, if anything was. */
export function placeName({ path, title }: WayBack): string {
  const { pathname, searchParams } = new URL(path, 'https://path.invalid');
  // The page behind such a link is titled with what it asks for, which is no place.
  if (parseMailedLink(searchParams).code !== null) return wayBackTexts.mailedLink;
  if (title !== undefined) return title;
  const route = findRoute(pathname) ?? 'home';
  const isItem = parseGalleryQuery(searchParams).open !== undefined;
  return (isItem ? items[route] : undefined) ?? wayBackTexts.pages[route];
}
