import { documents } from '#src/shared/paths.ts';
import { frontPageSchema } from '#src/shared/schemas/frontPage.ts';
import type { FrontPage } from '#src/shared/schemas/frontPage.ts';
import { readDocument } from '../data.ts';

/** The front page as it is stored; its defaults where nothing has been saved yet. */
export async function get(): Promise<FrontPage> {
  const stored = await readDocument(documents.frontPage.build(), frontPageSchema);
  return stored ?? frontPageSchema.parse({});
}
