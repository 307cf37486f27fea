import { portfolioTexts } from '#src/model/catalogue/editorTexts.ts';
import { PORTFOLIO_DEFAULT_CATEGORY } from '#src/model/catalogue/schema.ts';
import type { Category } from '../kit/fields/CategorySelect.tsx';

/** The category of pictures that belong to none of the filter buttons. */
export const generalCategory: readonly Category[] = [
  { slug: PORTFOLIO_DEFAULT_CATEGORY, name: portfolioTexts.generalCategory },
];
