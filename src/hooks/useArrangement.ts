import { useNavigate, useSearchParams } from 'react-router-dom';
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
