import { useNavigate, useSearchParams } from 'react-router-dom';
import { ALL_FILTER_SLUG } from '#src/shared/domain/filterButtons.ts';
import { parseSortOrder } from '#src/shared/domain/gallery.ts';
import type { SortOrder } from '#src/shared/domain/gallery.ts';
import { galleryPath, parseGalleryQuery } from '#src/shared/routes.ts';
import type { GalleryRoute } from '#src/shared/routes.ts';

export interface Arrangement {
  /** The slug of a filter button, or that of the entry that shows everything. */
  category: string;
  sort: SortOrder;
}

interface ArrangementInAddress {
  arrangement: Arrangement;
  change: (changes: Partial<Arrangement>) => void;
}

const DEFAULT_SORT = parseSortOrder(undefined);

/** Filter and order of a gallery, kept in the address so that they can be shared and gone back to. */
export function useArrangement(address: GalleryRoute): ArrangementInAddress {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const query = parseGalleryQuery(parameters);
  const arrangement: Arrangement = {
    category: query.category ?? ALL_FILTER_SLUG,
    sort: parseSortOrder(query.sort),
  };

  function change(changes: Partial<Arrangement>): void {
    const { category, sort } = { ...arrangement, ...changes };
    const path = galleryPath(address, {
      ...(category !== ALL_FILTER_SLUG && { category }),
      ...(sort !== DEFAULT_SORT && { sort }),
    });
    void navigate(path, { replace: true });
  }

  return { arrangement, change };
}
