import { takenTitles, TITLE_MAX_LENGTH } from '../titles.ts';

/** The title, with a number behind it when there is one like it. */
export function freeTitle(title: string, existing: readonly string[]): string {
  let candidate = title;
  for (let count = 2; takenTitles([candidate], existing).length > 0; count += 1) {
    const number = ` ${count}`;
    candidate = title.slice(0, TITLE_MAX_LENGTH - number.length) + number;
  }
  return candidate;
}
