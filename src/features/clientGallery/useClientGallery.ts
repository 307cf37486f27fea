import { useCallback, useEffect, useRef, useState } from 'react';
import { callFunction } from '#src/data/callables.ts';
import { toAppError, type AppError } from '#src/model/base/errors.ts';
import { ACCESS_RENEWED_MS, type ClientLink } from '#src/model/clients/access.ts';
import { clientContracts, type OpenedGallery, type Opening } from '#src/model/clients/contracts.ts';

type ClientGalleryState =
  | { status: 'opening' }
  | { status: 'failed'; error: AppError }
  | { status: 'open'; gallery: OpenedGallery; access: string }
  | { status: 'closed'; opening: Exclude<Opening, 'open'>; waitSeconds: number };

/** Asks the server again while the gallery is open, and when somebody comes back to the page. */
function useRenewal(isOpen: boolean, renew: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const whenVisible = () => document.visibilityState === 'visible' && renew();
    const timer = setInterval(renew, ACCESS_RENEWED_MS);
    document.addEventListener('visibilitychange', whenVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', whenVisible);
    };
  }, [isOpen, renew]);
}

/** Opens a gallery, and keeps its access alive for as long as its page is open. Nothing is stored. */
export function useClientGallery(link: ClientLink) {
  const [state, setState] = useState<ClientGalleryState>({ status: 'opening' });
  const access = useRef<string>(undefined);

  const ask = useCallback(
    async (pin?: string): Promise<void> => {
      const answer = await callFunction(clientContracts.openClientGallery, {
        gallery: link.galleryId,
        key: link.key,
        ...(pin !== undefined && { pin }),
        ...(access.current !== undefined && { access: access.current }),
      });
      access.current = answer.access;
      const { opening = 'unknown', waitSeconds = 0, gallery, access: given = '' } = answer;
      if (opening === 'open' && gallery) setState({ status: 'open', gallery, access: given });
      else if (opening !== 'open') setState({ status: 'closed', opening, waitSeconds });
    },
    [link],
  );

  const open = useCallback(() => {
    ask().catch((thrown: unknown) => setState({ status: 'failed', error: toAppError(thrown) }));
  }, [ask]);
  useEffect(open, [open]);

  const renew = useCallback(() => {
    // Without a connection what is shown stays; the next time asks again.
    ask().catch((thrown: unknown) => console.warn('The access was not renewed', thrown));
  }, [ask]);
  useRenewal(state.status === 'open', renew);

  return { state, tryPin: ask, retry: open, renew };
}
