import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import {
  isOpenedFromPage,
  OPENED_FROM_PAGE,
  type ItemLink,
} from '#src/ui/gallery/galleryAddress.ts';

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
