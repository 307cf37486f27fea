import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { callFunction } from '#src/data/functions/callables.ts';
import { whenOnline } from '#src/lib/connection.ts';
import { toAppError, type AppError } from '#src/model/base/errors.ts';
import { SECOND_MS } from '#src/model/base/units.ts';
import { ACCESS_RENEWED_MS, type ClientLink } from '#src/model/clients/access.ts';
import {
  clientContracts,
  type OpenedGallery,
  type Opening,
  type OpenedPicture,
} from '#src/model/clients/contracts.ts';
import { CLIENT_PIECE_BYTES, clientAddresses } from '#src/model/clients/files.ts';
import type { PictureSource } from '#src/model/files/picture.ts';
import { fetchGalleryParts } from '#src/options/galleryList.ts';
import {
  isOpenedFromPage,
  OPENED_FROM_PAGE,
  type ItemLink,
} from '#src/ui/gallery/galleryAddress.ts';
import { wantMore } from './choosing.ts';

type ClientGalleryState =
  | { status: 'opening' }
  | { status: 'failed'; error: AppError }
  | { status: 'open'; gallery: OpenedGallery; access: string }
  | { status: 'closed'; opening: Exclude<Opening, 'open'>; waitSeconds: number };

/** Asks the server again while the gallery is open, and when somebody comes back to the page. */
function useRenewal(isOpen: boolean, renew: () => Promise<void>): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const whenVisible = () => document.visibilityState === 'visible' && void renew();
    const timer = setInterval(() => void renew(), ACCESS_RENEWED_MS);
    document.addEventListener('visibilitychange', whenVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', whenVisible);
    };
  }, [isOpen, renew]);
}

/** Pictures that are refused within this time are refused together. */
const TOGETHER_MS = 5 * SECOND_MS;

/** Makes one request of all that are made while it runs, and shortly after. */
function useTogether(renew: () => Promise<void>): () => Promise<void> {
  const last = useRef<Promise<void>>(undefined);
  return useCallback(() => {
    const forget = () => (last.current = undefined);
    last.current ??= renew().then(() => void setTimeout(forget, TOGETHER_MS));
    return last.current;
  }, [renew]);
}

/**
 * Opens a gallery, and keeps its access alive for as long as its page is open. Nothing is stored. The dashboard
 * hands access on to a photographer who looks as the client does.
 */
export function useClientGallery(link: ClientLink, handedOn: string | undefined) {
  const [state, setState] = useState<ClientGalleryState>({ status: 'opening' });
  const access = useRef(handedOn);

  const ask = useCallback(
    async (pin?: string): Promise<void> => {
      const answer = await callFunction(clientContracts.openClientGallery, {
        gallery: link.galleryId,
        key: link.key,
        ...(link.invited !== undefined && { invited: link.invited }),
        ...(pin !== undefined && { pin }),
        ...(access.current !== undefined && { access: access.current }),
      });
      access.current = answer.access;
      const { opening = 'unknown', waitSeconds = 0, gallery, access: given = '' } = answer;
      if (opening === 'open' && gallery) {
        await fetchGalleryParts(gallery);
        setState({ status: 'open', gallery, access: given });
      } else if (opening !== 'open') setState({ status: 'closed', opening, waitSeconds });
    },
    [link],
  );

  const open = useCallback(() => {
    ask().catch((thrown: unknown) => setState({ status: 'failed', error: toAppError(thrown) }));
  }, [ask]);
  useEffect(open, [open]);

  const retry = useCallback(() => {
    setState({ status: 'opening' });
    open();
  }, [open]);
  const hasFailed = state.status === 'failed';
  useEffect(() => (hasFailed ? whenOnline(retry) : undefined), [hasFailed, retry]);

  const renew = useCallback(
    // Without a connection what is shown stays; the next time asks again.
    () => ask().catch((thrown: unknown) => console.warn('The access was not renewed', thrown)),
    [ask],
  );
  useRenewal(state.status === 'open', renew);
  const renewAccess = useTogether(renew);

  return { state, tryPin: ask, retry, renew, renewAccess };
}

/** A picture with the addresses of its files. */
export interface ShownPicture extends OpenedPicture {
  /** The address of the largest shown width. */
  src: string;
  sources: PictureSource[];
  webUrl: string;
  originalUrl: string;
  originalType: string;
  /** The part of an original that is asked for at once. It travels along, because saving is fetched later. */
  pieceBytes: number;
}

/** A picture whose files lie elsewhere cannot be shown. */
export function shownPictures(pictures: readonly OpenedPicture[]): ShownPicture[] {
  return pictures.flatMap((picture) => {
    const addresses = clientAddresses(picture.originalPath, picture.widths, picture.hasWebFile);
    if (!addresses) return [];
    const { shown, web: webUrl, original: originalUrl, originalType } = addresses;
    const files = {
      src: shown.at(-1)?.url ?? '',
      sources: shown,
      webUrl,
      originalUrl,
      originalType,
    };
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

const WANTED_PARAMETER = 'koeb';

/** The address of the page as it is, which asks about these pictures when it is opened. */
export function useReturnTo(pictureIds: readonly string[]): string {
  const { pathname, search, hash } = useLocation();
  const parameters = new URLSearchParams(search);
  for (const id of pictureIds) parameters.append(WANTED_PARAMETER, id);
  return `${pathname}?${parameters}${hash}`;
}

/** Asks about the pictures that the address names, once. It stands in what is shown then, or the question would be hidden below. */
export function ReturnedBuyer(): null {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation() as { search: string; hash: string; state: unknown };
  useEffect(() => {
    const parameters = new URLSearchParams(search);
    const pictureIds = parameters.getAll(WANTED_PARAMETER);
    if (pictureIds.length === 0) return;
    parameters.delete(WANTED_PARAMETER);
    void navigate({ search: String(parameters), hash }, { replace: true, state });
    wantMore({ pictureIds });
  }, [navigate, search, hash, state]);
  return null;
}
