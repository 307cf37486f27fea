/*
 * The server answers the address of an item with index.html, into which it writes what the item is: for readers
 * without scripts in words and pictures, and for the application as data.
 */

/** The element with what readers without scripts see. The first script removes it. */
export const SERVED_CONTENT_ID = 'served';

/** The element with the record of the item. */
export const SERVED_RECORD_ID = 'served-record';

/** The template that keeps the tags of the front page's head until the application shows that page. */
export const HOME_TAGS_ID = 'home-tags';

/** Marks the tags of the item in the head. */
export const SERVED_TAG_MARK = 'data-served';

/** A record as the public may read it, with the collection that it comes from. */
export interface ServedRecord {
  collection: string;
  id: string;
  data: Record<string, unknown>;
}

/** Writes data as the content of a script element, which no text in it can close. */
export function scriptText(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}
