import { countList } from '../firestore/documents.ts';
import { queries } from '../firestore/queries.ts';

export interface CatalogueCounts {
  albums: number;
  singleImages: number;
  portfolio: number;
}

/** Counts albums and pictures including drafts; for administrators. */
export async function get(): Promise<CatalogueCounts> {
  const [albums, images, legacyImages, portfolio] = await Promise.all([
    countList(queries.albums),
    countList(queries.singleImages),
    countList(queries.legacySingleImages),
    countList(queries.portfolio),
  ]);
  return { albums, singleImages: images + legacyImages, portfolio };
}
