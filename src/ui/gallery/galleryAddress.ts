import { useNavigate, useSearchParams, useLocation, type To } from 'react-router-dom';
import {
  galleryPath,
  parseGalleryQuery,
  type GalleryQuery,
  type GalleryRoute,
} from '#src/model/base/routes.ts';
import { ALL_FILTER_SLUG, shownCategory } from '#src/model/catalogue/filterButtons.ts';
import { parseSortOrder, type Arrangement } from '#src/model/catalogue/gallery.ts';
import type { FilterButton } from '#src/model/catalogue/schema.ts';

interface ArrangementInAddress {
  arrangement: Arrangement;
  change: (changes: Partial<Arrangement>) => void;
}

const DEFAULT_SORT = parseSortOrder(undefined);

/** An arrangement as an address says it: what goes without saying is left out. */
function arrangementQuery({ category, sort }: Arrangement): GalleryQuery {
  return {
    ...(category !== ALL_FILTER_SLUG && { category }),
    ...(sort !== DEFAULT_SORT && { sort }),
  };
}

/** Filter and order of a gallery, kept in the address so that they can be shared and gone back to. */
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

  function change(changes: Partial<Arrangement>): void {
    const path = galleryPath(route, arrangementQuery({ ...arrangement, ...changes }));
    void navigate(path, { replace: true });
  }

  return { arrangement, change };
}

/** What a link to an item hands to `Link`. */
export interface ItemLink {
  to: To;
  state: unknown;
}

export interface OpenItem {
  /** The item that is open, and the picture in it when it is an album. */
  openId: string | undefined;
  pictureId: string | undefined;
  /** The address of an item within this gallery; filter and order go with it. */
  pathTo: (id: string, pictureId?: string) => string;
  linkTo: (id: string) => ItemLink;
  /** Goes from the open item to another: back leads to the gallery nevertheless. */
  show: (id: string, pictureId?: string) => void;
  close: () => void;
}

/** Marks an entry of the history that lies above the gallery it was opened from. */
const OPENED_FROM_GALLERY = { isOpenedFromGallery: true };

function isOpenedFromGallery(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedFromGallery' in state;
}

/** The open item of a gallery, kept in the address: it can be shared, and back closes it. */
export function useOpenItem(route: GalleryRoute): OpenItem {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const [parameters] = useSearchParams();
  const { open: openId, picture: pictureId, ...arrangement } = parseGalleryQuery(parameters);

  function pathTo(id: string, picture?: string): string {
    return galleryPath(route, { ...arrangement, open: id, ...(picture && { picture }) });
  }

  function close(): void {
    if (isOpenedFromGallery(state)) void navigate(-1);
    else void navigate(galleryPath(route, arrangement), { replace: true });
  }

  return {
    openId,
    pictureId,
    pathTo,
    linkTo: (id) => ({ to: pathTo(id), state: OPENED_FROM_GALLERY }),
    show: (id, picture) => void navigate(pathTo(id, picture), { replace: true, state }),
    close,
  };
}
