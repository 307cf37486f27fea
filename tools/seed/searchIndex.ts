import type { ItemKind } from '#src/model/base/routes.ts';
import type { Album, PortfolioItem, SingleImage } from '#src/model/catalogue/schema.ts';
import type { SearchHit } from '#src/model/catalogue/search/search.ts';
import {
  albumHits,
  imageHits,
  portfolioHits,
  searchIndexPart,
} from '#src/model/catalogue/search/searchIndex.ts';
import { addToParts, emptyParts, entriesOf } from '../../functions/src/search/parts.ts';
import type { Planned } from './catalogue.ts';

interface Catalogue {
  albums: readonly Planned<Album>[];
  singles: readonly Planned<SingleImage>[];
  portfolio: readonly Planned<PortfolioItem>[];
}

/** The search's index as the functions keep it: they do not follow what the seed writes. */
export function planSearchIndex(
  { albums, singles, portfolio }: Catalogue,
  origin: string,
): Map<string, object> {
  const parts = emptyParts();
  const add = <Item extends { isPublished: boolean }>(
    kind: ItemKind,
    planned: readonly Planned<Item>[],
    hitsOf: (item: Item, origins: readonly string[]) => SearchHit[],
  ): void => {
    for (const { path, entry } of planned.filter((each) => each.entry.isPublished)) {
      addToParts(parts, entriesOf(kind, path, hitsOf(entry, [origin])));
    }
  };
  add('album', albums, albumHits);
  add('billede', singles, imageHits);
  add('portfolio', portfolio, portfolioHits);
  return new Map(
    [...parts].map(([part, entries]) => [searchIndexPart.build({ part }), { entries }]),
  );
}
