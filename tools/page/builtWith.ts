import type { Env } from '#src/config/parseEnv.ts';
import { documentsUrl } from '#src/config/restUrl.ts';
import { documents } from '#src/shared/paths.ts';

const TIMEOUT_MS = 5000;

/** Where the browser asks for the front page; null in a site without keys. */
export function frontPageUrl(env: Env): string | null {
  return documentsUrl(env, `/${documents.frontPage.build()}`) ?? null;
}

export interface StoredPage {
  updateTime?: string;
  fields?: Record<string, unknown>;
}

/**
 * The front page as it is now. Built into index.html it saves the first visit one round trip. A site
 * that cannot be asked is built without it: then the first visit asks first.
 */
export async function readBuiltWith(url: string | null): Promise<StoredPage | null> {
  if (url === null) return null;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) return null;
    const { updateTime, fields } = (await answer.json()) as StoredPage;
    return { ...(updateTime && { updateTime }), ...(fields && { fields }) };
  } catch {
    return null;
  }
}
