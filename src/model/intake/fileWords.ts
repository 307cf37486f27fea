import { ALBUM_IMAGE_DESCRIPTION_MAX_LENGTH } from '../catalogue/editing/albumChanges.ts';
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

/**
 * The words that were given, and those of the file in place of what was left out, as far as there is room:
 * programs may give more keywords than fit into an album.
 */
function wordsOf(given: GivenWords, facts: FileFacts): PictureWords {
  return boundedWords({
    alt: given.alt ?? facts.alt,
    place: given.place ?? facts.place,
    keywords: given.keywords ?? facts.keywords,
  });
}

/**
 * The goal with the words that the file brings. Its title and caption are taken where the sender gave no
 * title: then nobody has looked at them yet.
 */
export function withFileWords(goal: IntakeGoal, facts: FileFacts, fileName: string): IntakeGoal {
  const title = titleOfFile(facts.title, fileName) || fileName;
  const caption = facts.caption || facts.place;
  switch (goal.kind) {
    case 'singleImage':
    case 'portfolio': {
      const words = { ...goal.words, ...wordsOf(goal.words, facts) };
      const isTitled = words.title.trim() !== '';
      const description = words.description || caption.slice(0, DESCRIPTION_MAX_LENGTH);
      const said = isTitled ? words : { ...words, title, description };
      // The spread keeps the words of either kind.
      return { ...goal, words: said } as IntakeGoal;
    }
    case 'album': {
      const said = { ...goal, ...wordsOf(goal, facts) };
      if (goal.title.trim() !== '') return said;
      const written = caption.slice(0, ALBUM_IMAGE_DESCRIPTION_MAX_LENGTH);
      return { ...said, title, description: goal.description || written };
    }
    case 'client':
      return goal.title.trim() === '' ? { ...goal, title: fileName } : goal;
    default:
      return goal;
  }
}
