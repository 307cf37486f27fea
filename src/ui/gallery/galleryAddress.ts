import { useNavigate, useParams, useSearchParams, useLocation, type To } from 'react-router-dom';
import {
  galleryPath,
  opening,
  parseGalleryQuery,
  type GalleryQuery,
  type GalleryRoute,
} from '#src/model/base/addresses.ts';
import {
  ALL_FILTER_SLUG,
  shownCategory,
} from '#src/model/catalogue/filterButtons/filterButtons.ts';
import { parseSortOrder, type Arrangement } from '#src/model/catalogue/gallery.ts';
import type { FilterButton } from '#src/model/catalogue/schema.ts';

export interface ArrangementInAddress {
  arrangement: Arrangement;
  /** The address of this gallery after a change. */
  pathOf: (changes: Partial<Arrangement>) => string;
  change: (changes: Partial<Arrangement>) => void;
}

const DEFAULT_SORT = parseSortOrder(undefined);

/** The query of an arrangement, without the defaults. */
function arrangementQuery({ category, sort }: Arrangement): GalleryQuery {
  return {
    ...(category !== ALL_FILTER_SLUG && { category }),
    ...(sort !== DEFAULT_SORT && { sort }),
  };
}

/** Filter and sort order of a gallery. They live in the address, so that they can be shared. */
export function useArrangement(
  route: GalleryRoute,
  buttons: readonly FilterButton[] | undefined,
): ArrangementInAddress {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const query = parseGalleryQuery(parameters);
  const arrangement: Arrangement = {
    category: shownCategory(query.category, buttons),
    sort: parseSortOrder(query.sort),
  };

  const pathOf = (changes: Partial<Arrangement>) =>
    galleryPath(route, arrangementQuery({ ...arrangement, ...changes }));

  return {
    arrangement,
    pathOf,
    change: (changes) => void navigate(pathOf(changes), { replace: true }),
  };
}

/** The props of a `Link` to an item. */
export interface ItemLink {
  to: To;
  state: unknown;
}

/** An item, with its name in addresses if it has one. */
export interface Addressed {
  id: string;
  slug?: string | undefined;
}

export interface OpenItem {
  /** The name or the id of the open item. */
  openKey: string | undefined;
  /** The open picture of an open album. */
  pictureId: string | undefined;
  /** The address of an item within this gallery, with the current filter and sort order. */
  pathTo: (item: Addressed, pictureId?: string) => string;
  linkTo: (item: Addressed, pictureId?: string) => ItemLink;
  /** Replaces the open item by another, so that the back button still leads to the gallery. */
  show: (item: Addressed, pictureId?: string) => void;
  /** The address of the gallery with nothing open. */
  galleryAddress: string;
  close: () => void;
}

/** Marks a history entry that was opened from the page below, which is then the entry before it. */
export const OPENED_FROM_PAGE = { isOpenedFromPage: true };

export function isOpenedFromPage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedFromPage' in state;
}

/** The open item of a gallery. It lives in the address: it can be shared, and the back button closes it. */
export function useOpenItem(route: GalleryRoute): OpenItem {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const [parameters] = useSearchParams();
  const { name } = useParams();
  const { open, picture: pictureId, ...arrangement } = parseGalleryQuery(parameters);

  function pathTo(item: Addressed, picture?: string): string {
    const opened = opening(route, item);
    return galleryPath(route, { ...arrangement, ...opened, ...(picture && { picture }) });
  }

  const galleryAddress = galleryPath(route, arrangement);

  function close(): void {
    if (isOpenedFromPage(state)) void navigate(-1);
    else void navigate(galleryAddress, { replace: true });
  }

  return {
    openKey: name ?? open,
    pictureId,
    pathTo,
    linkTo: (item, picture) => ({ to: pathTo(item, picture), state: OPENED_FROM_PAGE }),
    show: (item, picture) => void navigate(pathTo(item, picture), { replace: true, state }),
    galleryAddress,
    close,
  };
}
