import { ALBUM_IMAGE_DESCRIPTION_MAX_LENGTH } from '../catalogue/albumChanges.ts';
import { DESCRIPTION_MAX_LENGTH } from '../catalogue/titles.ts';
import { titleOfFile } from '../moving/words.ts';
import type { IntakeGoal } from './schema.ts';

/** What a file says of itself. */
interface FileFacts {
  title: string;
  caption: string;
  place: string;
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
      return { ...goal, words: { ...words, title, description } } as IntakeGoal;
    }
    case 'album': {
      if (goal.title.trim() !== '') return goal;
      const written = caption.slice(0, ALBUM_IMAGE_DESCRIPTION_MAX_LENGTH);
      return { ...goal, title, description: goal.description || written };
    }
    case 'client':
      return goal.title.trim() === '' ? { ...goal, title: fileName } : goal;
    default:
      return goal;
  }
}
