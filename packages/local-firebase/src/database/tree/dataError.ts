/** Data, a path or a query that the database refuses whatever the rules say. */
export class DataError extends Error {}
