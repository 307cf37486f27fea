import type { Album, PortfolioItem, SingleImage } from '#src/model/catalogue/schema.ts';
import type { SearchHit } from '#src/model/catalogue/search.ts';
import {
  albumHits,
  imageHits,
  portfolioHits,
  searchIndexPart,
} from '#src/model/catalogue/searchIndex.ts';
import { PARTS, partOf } from '../../functions/src/search/parts.ts';
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
  const parts = new Map<string, Record<string, SearchHit[]>>(PARTS.map((part) => [part, {}]));
  const add = <Item extends { isPublished: boolean }>(
    planned: readonly Planned<Item>[],
    hits: (item: Item, origins: readonly string[]) => SearchHit[],
  ): void => {
    for (const { path, entry } of planned) {
      const entries = parts.get(partOf(path));
      if (entry.isPublished && entries) entries[path] = hits(entry, [origin]);
    }
  };
  add(albums, albumHits);
  add(singles, imageHits);
  add(portfolio, portfolioHits);
  return new Map(
    [...parts].map(([part, entries]) => [searchIndexPart.build({ part }), { entries }]),
  );
}
