import { documents } from '#src/model/base/paths.ts';
import { portfolioItemSchema } from '#src/model/catalogue/schema.ts';
import { catalogueRepo } from '../../firestore/catalogueRepo.ts';
import { publishedItems } from '../../firestore/published.ts';
import { queries } from '../../firestore/queries.ts';

export const { listAll, get, watchAll, create, revise, reviseTogether, setOrders } = catalogueRepo({
  schema: portfolioItemSchema,
  pathOf: (itemId) => documents.portfolioItem.build({ itemId }),
  all: queries.portfolio,
});

/** The published items that are featured on the front page; few, however large the portfolio is. */
export const { listAll: listFeatured, watchAll: watchFeatured } = catalogueRepo({
  schema: portfolioItemSchema,
  pathOf: (itemId) => documents.portfolioItem.build({ itemId }),
  all: queries.featuredPortfolio,
});

export const published = publishedItems({
  queries: [queries.publishedPortfolio],
  schema: portfolioItemSchema,
});
