import { filesNamedIn } from '#src/data/fileReferences.ts';
import { listPaths } from '#src/data/storage.ts';
import { storageAreas, storagePaths } from '#src/model/base/paths.ts';
import type { PortfolioItem } from '#src/model/catalogue/schema.ts';

/** What the names of one picture's files share; undefined for files that are not the portfolio's. */
function pictureKey(path: string): string | undefined {
  const parts =
    storagePaths.portfolioOriginal.parse(path) ?? storagePaths.portfolioDisplay.parse(path);
  return parts && `${parts.timestamp}_${parts.id}`;
}

/** All stored files of one picture: those that its record names, and those beside them. */
export async function portfolioFiles(item: PortfolioItem): Promise<string[]> {
  const wanted = new Set([...filesNamedIn(item)].map(pictureKey));
  wanted.delete(undefined);
  const { portfolioOriginals, portfolioDisplay } = storageAreas;
  const stored = await Promise.all([portfolioOriginals, portfolioDisplay].map(listPaths));
  return stored.flat().filter((path) => wanted.has(pictureKey(path)));
}
