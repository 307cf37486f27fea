import { findRoute, parseGalleryQuery, parseMailedLink, type RouteName } from '../base/routes.ts';
import { wayBackTexts } from './wayBackTexts.ts';

/** The opened item of a gallery, as long as its title is not known. */
const items: Partial<Record<RouteName, string>> = {
  albums: wayBackTexts.album,
  singleImages: wayBackTexts.picture,
  gallery: wayBackTexts.picture,
  portfolio: wayBackTexts.picture,
};

/** The name of an address, by the title of what was shown there if anything was. */
export function placeName(path: string, title: string | undefined): string {
  const { pathname, searchParams } = new URL(path, 'https://path.invalid');
  // The page behind such a link is titled with what it asks for, which is no place.
  if (parseMailedLink(searchParams).code !== null) return wayBackTexts.mailedLink;
  if (title !== undefined) return title;
  const route = findRoute(pathname) ?? 'home';
  const isItem = parseGalleryQuery(searchParams).open !== undefined;
  return (isItem ? items[route] : undefined) ?? wayBackTexts.pages[route];
}
