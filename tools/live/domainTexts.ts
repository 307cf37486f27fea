import { resolveTxt } from 'node:dns/promises';

const NONE = new Set(['ENODATA', 'ENOTFOUND']);

/** Asks the DNS for the texts of a domain, each of which may be stored in parts; undefined when it does not answer. */
export async function domainTexts(domain: string): Promise<string[] | undefined> {
  try {
    return (await resolveTxt(domain)).map((parts) => parts.join(''));
  } catch (error) {
    return NONE.has((error as NodeJS.ErrnoException).code ?? '') ? [] : undefined;
  }
}
