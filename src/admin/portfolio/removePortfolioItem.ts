import { removeFiles } from '#src/admin/kit/collection/removeFiles.ts';
import type { FilesOutcome } from '#src/admin/kit/collection/removeFiles.ts';
import * as portfolio from '#src/firebase/repos/portfolio.ts';
import type { PortfolioItem } from '#src/shared/schemas/portfolioItem.ts';

/** Takes a picture out of the portfolio with all its files; files that stay are only a matter of room. */
export async function removePortfolioItem(item: PortfolioItem): Promise<FilesOutcome> {
  await portfolio.remove(item.id);
  return removeFiles([item]);
}
