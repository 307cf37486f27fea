import { site } from '#src/config/site.ts';
import type { Env } from '#src/config/parseEnv.ts';
import { documentsUrl } from '#src/config/backendUrls.ts';
import { documents } from '#src/shared/paths.ts';
import { errorText } from '../errorText.ts';

const TIMEOUT_MS = 5000;

/** Where the browser asks for the front page; null in a site without keys. */
export function frontPageUrl(env: Env): string | null {
  return documentsUrl(env, `/${documents.frontPage.build()}`) ?? null;
}

export interface StoredPage {
  updateTime?: string;
  fields?: Record<string, unknown>;
}

async function ask(url: string): Promise<StoredPage> {
  const answer = await fetch(url, {
    // A key that is restricted to the site's domain is refused without it.
    headers: { referer: `${site.origin}/` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const { updateTime, fields } = (await answer.json()) as StoredPage;
  return { ...(updateTime && { updateTime }), ...(fields && { fields }) };
}

/**
 * The front page as it is now. Built into index.html it saves the first visit one round trip. A site
 * that cannot be asked is built without it, and `warn` hears of it: then the first visit asks first.
 */
export async function readBuiltWith(
  url: string | null,
  warn: (line: string) => void,
): Promise<StoredPage | null> {
  if (url === null) return null;
  try {
    return await ask(url);
  } catch (error) {
    warn(`The front page could not be read (${errorText(error)}): the page is built without it.`);
    return null;
  }
}
