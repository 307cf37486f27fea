import { singleImageSchema } from '#src/shared/schemas/singleImage.ts';
import type { SingleImage } from '#src/shared/schemas/singleImage.ts';
import { readList } from '../data.ts';
import { queries } from '../queries.ts';

function byOrderThenNewest(a: SingleImage, b: SingleImage): number {
  return a.order - b.order || (b.createdAt?.getTime() ?? 0) - (a.createdAt?.getTime() ?? 0);
}

/** What visitors may see and buy, out of both collections, in the photographer's order. */
export async function listPublished(): Promise<SingleImage[]> {
  const lists = await Promise.all([
    readList(queries.publishedSingleImages, singleImageSchema),
    readList(queries.publishedLegacySingleImages, singleImageSchema),
  ]);
  return lists.flat().sort(byOrderThenNewest);
}
