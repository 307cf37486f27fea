import { commonTexts } from '../base/texts.ts';
import type { PictureWords } from './schema.ts';

export const ALT_TEXT_MAX_LENGTH = 300;

type Described = { title: string } & Partial<PictureWords>;

const SEPARATOR = ', ';

/** Letters of one case and a number, as cameras name their files. */
const NUMBERED = /^(?:[A-Z]*|[a-z]*)[\s_-]*\d{3}[\d\s_()-]*$/;
const IMAGE_FILE = /\.(?:jpe?g|png|webp|heic)$/i;

/** True for the name of a file that was left as a title. */
const isFileName = (title: string): boolean => NUMBERED.test(title) || IMAGE_FILE.test(title);

/** The words in one line, as far as they fit into it. */
export function listWords(words: readonly string[], maxLength = Infinity): string {
  return words.reduce((line, word) => {
    const longer = line === '' ? word : line + SEPARATOR + word;
    return longer.length <= maxLength ? longer : line;
  }, '');
}

/** The alternative text that the photographer wrote; a copy of the title, which older records have, is none. */
export function writtenAlt({ title, alt = '' }: Described): string {
  return alt.trim() === title.trim() ? '' : alt.trim();
}

/** The alternative text for a picture that has none of its own. */
export function proposedAlt({ title, place = '', keywords = [] }: Described): string {
  const name = title.trim();
  const said: string[] = [];
  for (const part of [isFileName(name) ? '' : name, place.trim(), ...keywords]) {
    const isSaid = said.some((each) => each.toLowerCase().includes(part.toLowerCase()));
    if (part !== '' && !isSaid) said.push(part);
  }
  return listWords(said, ALT_TEXT_MAX_LENGTH) || commonTexts.photograph;
}

/** The words that stand for a picture where it is not seen. */
export function altTextOf(item: Described): string {
  return writtenAlt(item) || proposedAlt(item);
}
