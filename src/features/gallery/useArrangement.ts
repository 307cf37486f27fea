import { useNavigate, useSearchParams } from 'react-router-dom';
import { galleryPath, parseGalleryQuery } from '#src/shared/routes.ts';
import type { GalleryRoute } from '#src/shared/routes.ts';
import { defaultArrangement, sortOrders } from './arrange.ts';
import type { Arrangement } from './arrange.ts';

export interface ArrangementInAddress {
  arrangement: Arrangement;
  change: (change: Partial<Arrangement>) => void;
}

/** Filter and order of a gallery, kept in the address so that they can be shared and gone back to. */
export function useArrangement(address: GalleryRoute): ArrangementInAddress {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const query = parseGalleryQuery(parameters);
  const arrangement: Arrangement = {
    category: query.category ?? defaultArrangement.category,
    sort: sortOrders.find((order) => order === query.sort) ?? defaultArrangement.sort,
  };

  function change(changes: Partial<Arrangement>): void {
    const next = { ...arrangement, ...changes };
    const path = galleryPath(address, {
      ...(next.category !== defaultArrangement.category && { category: next.category }),
      ...(next.sort !== defaultArrangement.sort && { sort: next.sort }),
    });
    void navigate(path, { replace: true });
  }

  return { arrangement, change };
}
