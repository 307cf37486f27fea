import { SERVED_RECORD_ID, type ServedRecord } from '#src/model/content/servedPage.ts';

/** The record that the server has written into the page, if it comes from one of the collections. */
export function servedRecord(collections: readonly string[]): ServedRecord | undefined {
  const text = document.getElementById(SERVED_RECORD_ID)?.textContent;
  const served = text ? (JSON.parse(text) as ServedRecord) : undefined;
  return served && collections.includes(served.collection) ? served : undefined;
}
