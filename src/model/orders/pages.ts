/**
 * Orders per page of the history, for each of its two lists. With the orders followed live, a page
 * costs at most 30 reads.
 */
export const ORDER_HISTORY_PAGE_SIZE = 10;

/** Used when all orders are read, for a search or an export. */
export const ORDER_HISTORY_LARGE_PAGE_SIZE = 50;

/** The orders that a press adds to the overview of the dashboard. */
export const ORDER_OVERVIEW_PAGE_SIZE = 30;
