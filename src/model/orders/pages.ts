/** Of each of the two kinds of orders; with those that are followed live a page costs at most 30 reads. */
export const ORDER_HISTORY_PAGE_SIZE = 10;

/** For whoever goes through all of them. */
export const ORDER_HISTORY_LARGE_PAGE_SIZE = 50;
