import { filesNamedIn } from '#src/data/fileReferences.ts';
import * as portfolio from '#src/data/repos/portfolio.ts';
import { listPaths, remove } from '#src/data/storage.ts';
import type { PortfolioItem } from '#src/model/catalogue/schema.ts';
import { storageAreas, storagePaths } from '#src/model/files/paths.ts';
import { orLeftForCleanup, type FilesOutcome } from '../collection/removeFiles.ts';

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

async function removeFilesOf(item: PortfolioItem): Promise<FilesOutcome> {
  await Promise.all((await portfolioFiles(item)).map(remove));
  return { isKept: false, isLeft: false };
}

/** Takes a picture out of the portfolio with all its files: nobody can have bought them. */
export async function removePortfolioItem(item: PortfolioItem): Promise<FilesOutcome> {
  await portfolio.remove(item.id);
  return orLeftForCleanup(removeFilesOf(item));
}
