import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { OpenedPicture } from '#src/model/clients/contracts.ts';
import { CLIENT_PIECE_BYTES, clientAddresses } from '#src/model/clients/files.ts';
import type { PictureSource } from '#src/model/files/picture.ts';
import {
  isOpenedFromPage,
  OPENED_FROM_PAGE,
  type ItemLink,
} from '#src/ui/gallery/galleryAddress.ts';

/** A picture with the addresses of its files. */
export interface ShownPicture extends OpenedPicture {
  /** The address of the largest shown width. */
  src: string;
  sources: PictureSource[];
  webUrl: string;
  originalUrl: string;
  /** The part of an original that is asked for at once. It travels along, because saving is fetched later. */
  pieceBytes: number;
}

/** A picture whose files lie elsewhere cannot be shown. */
export function shownPictures(pictures: readonly OpenedPicture[]): ShownPicture[] {
  return pictures.flatMap((picture) => {
    const addresses = clientAddresses(picture.originalPath, picture.widths);
    if (!addresses) return [];
    const { shown, web: webUrl, original: originalUrl } = addresses;
    const files = { src: shown.at(-1)?.url ?? '', sources: shown, webUrl, originalUrl };
    return [{ ...picture, ...files, pieceBytes: CLIENT_PIECE_BYTES }];
  });
}

const PICTURE_PARAMETER = 'billede';

/** The open picture of the gallery. It lives in the address, so that Back closes it. */
export function useOpenPicture() {
  const navigate = useNavigate();
  const { hash, state } = useLocation() as { hash: string; state: unknown };
  const [parameters] = useSearchParams();

  const addressOf = (id: string) => ({ search: `?${PICTURE_PARAMETER}=${id}`, hash });

  return {
    openId: parameters.get(PICTURE_PARAMETER) ?? undefined,
    linkTo: (id: string): ItemLink => ({ to: addressOf(id), state: OPENED_FROM_PAGE }),
    /** Replaces the open picture by another, so that Back still leads to the gallery. */
    show: (id: string) => void navigate(addressOf(id), { replace: true, state }),
    close: () => {
      if (isOpenedFromPage(state)) void navigate(-1);
      else void navigate({ search: '', hash }, { replace: true });
    },
  };
}
