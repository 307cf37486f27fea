/** Where the content of a page begins, for those who skip what stands above it. */
export const CONTENT_ID = 'indhold';
