import { ALBUM_IMAGE_DESCRIPTION_MAX_LENGTH } from '../catalogue/albumChanges.ts';
import { boundedWords } from '../catalogue/pictureWords.ts';
import type { PictureWords } from '../catalogue/schema.ts';
import { DESCRIPTION_MAX_LENGTH } from '../catalogue/titles.ts';
import { titleOfFile } from '../moving/words.ts';
import type { GivenWords, IntakeGoal } from './schema.ts';

/** What a file says of itself. */
interface FileFacts extends PictureWords {
  title: string;
  caption: string;
}

/** The words that were given, and those of the file where there are none. */
function wordsOf(given: GivenWords, facts: FileFacts): PictureWords {
  const { alt, place, keywords } = boundedWords(facts);
  return {
    alt: given.alt ?? alt,
    place: given.place ?? place,
    keywords: given.keywords ?? keywords,
  };
}

/**
 * The goal with the words that the file brings. They are taken where the sender gave no title: then nobody
 * has looked at the words yet.
 */
export function withFileWords(goal: IntakeGoal, facts: FileFacts, fileName: string): IntakeGoal {
  const title = titleOfFile(facts.title, fileName) || fileName;
  const caption = facts.caption || facts.place;
  switch (goal.kind) {
    case 'singleImage':
    case 'portfolio': {
      const { words } = goal;
      if (words.title.trim() !== '') return goal;
      const description = words.description || caption.slice(0, DESCRIPTION_MAX_LENGTH);
      // The spread keeps the words of either kind.
      const said = { title, description, ...wordsOf(words, facts) };
      return { ...goal, words: { ...words, ...said } } as IntakeGoal;
    }
    case 'album': {
      if (goal.title.trim() !== '') return goal;
      const written = caption.slice(0, ALBUM_IMAGE_DESCRIPTION_MAX_LENGTH);
      const description = goal.description || written;
      return { ...goal, title, description, ...wordsOf(goal, facts) };
    }
    case 'client':
      return goal.title.trim() === '' ? { ...goal, title: fileName } : goal;
    default:
      return goal;
  }
}
