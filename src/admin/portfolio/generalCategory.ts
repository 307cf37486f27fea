import type { Category } from '#src/admin/kit/fields/CategorySelect.tsx';
import { PORTFOLIO_DEFAULT_CATEGORY } from '#src/shared/schemas/portfolioItem.ts';
import { portfolioTexts } from '#src/shared/texts/portfolio.ts';

/** The category of pictures that belong to none of the filter buttons. */
export const generalCategory: readonly Category[] = [
  { slug: PORTFOLIO_DEFAULT_CATEGORY, name: portfolioTexts.generalCategory },
];
