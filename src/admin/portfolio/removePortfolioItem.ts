import { filesNamedIn } from '#src/data/fileReferences.ts';
import * as portfolio from '#src/data/repos/portfolio.ts';
import { listPaths, remove } from '#src/data/storage.ts';
import type { PortfolioItem } from '#src/model/catalogue/schema.ts';
import { storageAreas, storagePaths } from '#src/model/files/paths.ts';
import { orLeftForCleanup, type FilesOutcome } from '../collection/removeFiles.ts';

/** The part of the name that all files of one picture share; undefined for files of other areas. */
function pictureKey(path: string): string | undefined {
  const parts =
    storagePaths.portfolioOriginal.parse(path) ?? storagePaths.portfolioDisplay.parse(path);
  return parts && `${parts.timestamp}_${parts.id}`;
}

/** All stored files of one picture: those its record names, and others with the same key. */
export async function portfolioFiles(item: PortfolioItem): Promise<string[]> {
  const keys = new Set([...filesNamedIn(item)].map(pictureKey));
  keys.delete(undefined);
  const { portfolioOriginals, portfolioDisplay } = storageAreas;
  const stored = await Promise.all([portfolioOriginals, portfolioDisplay].map(listPaths));
  return stored.flat().filter((path) => keys.has(pictureKey(path)));
}

async function removeFilesOf(item: PortfolioItem): Promise<FilesOutcome> {
  await Promise.all((await portfolioFiles(item)).map(remove));
  return { isKept: false, isLeft: false };
}

/** Deletes a picture of the portfolio with all its files, which nobody can have bought. */
export async function removePortfolioItem(item: PortfolioItem): Promise<FilesOutcome> {
  await portfolio.remove(item.id);
  return orLeftForCleanup(removeFilesOf(item));
}
