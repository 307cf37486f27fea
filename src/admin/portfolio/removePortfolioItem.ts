import * as portfolio from '#src/data/repos/portfolio.ts';
import { remove } from '#src/data/storage.ts';
import type { PortfolioItem } from '#src/model/catalogue/schema.ts';
import { orLeftForCleanup, type FilesOutcome } from '../kit/collection/removeFiles.ts';
import { portfolioFiles } from './portfolioFiles.ts';

async function removeFilesOf(item: PortfolioItem): Promise<FilesOutcome> {
  await Promise.all((await portfolioFiles(item)).map(remove));
  return { isKept: false, isLeft: false };
}

/** Takes a picture out of the portfolio with all its files: nobody can have bought them. */
export async function removePortfolioItem(item: PortfolioItem): Promise<FilesOutcome> {
  await portfolio.remove(item.id);
  return orLeftForCleanup(removeFilesOf(item));
}
