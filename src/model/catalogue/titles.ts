export const TITLE_MAX_LENGTH = 120;
export const DESCRIPTION_MAX_LENGTH = 5000;
export const SLUG_MAX_LENGTH = 60;

/** Titles are compared without regard to case and outer spaces. */
function comparable(title: string): string {
  return title.trim().toLocaleLowerCase('da-DK');
}

/** The titles that occur more than once, each listed once. */
export function duplicateTitles(titles: readonly string[]): string[] {
  const seen = new Set<string>();
  const reported = new Set<string>();
  return titles.filter((title) => {
    const isRepeated = seen.has(comparable(title)) && !reported.has(comparable(title));
    if (isRepeated) reported.add(comparable(title));
    seen.add(comparable(title));
    return isRepeated;
  });
}

/** The titles that already exist. */
export function takenTitles(titles: readonly string[], existing: readonly string[]): string[] {
  const taken = new Set(existing.map(comparable));
  return titles.filter((title) => taken.has(comparable(title)));
}

/** The titles of all other items: an edited item may keep its own. */
export function titlesOfOthers(
  items: readonly { id: string; title: string }[],
  id: string,
): string[] {
  return items.filter((item) => item.id !== id).map(({ title }) => title);
}

/**
 * Converts a name for use in an address: lower case, Danish letters spelled out, words joined by
 * hyphens.
 */
export function toSlug(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'oe')
    .replace(/å/g, 'aa')
    .replace(/[^a-z0-9\s]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/-$/, '');
}
