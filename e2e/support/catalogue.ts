import type { Page } from '@playwright/test';

interface ListedDocument {
  name: string;
  fields: Record<string, unknown>;
}

type Change = (documents: ListedDocument[]) => ListedDocument[];

/** Lists of public documents are asked for under this address. */
const LISTS = /\/documents:runQuery/;

/** Changes what this page is told of the catalogue; the catalogue itself stays as others know it. */
export async function changeLists(page: Page, change: Change): Promise<void> {
  await page.route(LISTS, async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as { document?: ListedDocument }[];
    const documents = rows.flatMap(({ document }) => (document ? [document] : []));
    await route.fulfill({ response, json: change(documents).map((document) => ({ document })) });
  });
}

/** Lets the lists fail until the answer is called. */
export async function failLists(page: Page): Promise<() => Promise<void>> {
  await page.route(LISTS, (route) => route.abort());
  return () => page.unroute(LISTS);
}
