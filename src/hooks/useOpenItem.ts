import { useLocation, useNavigate, useSearchParams, type To } from 'react-router-dom';
import { galleryPath, parseGalleryQuery, type GalleryRoute } from '#src/model/base/routes.ts';

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
