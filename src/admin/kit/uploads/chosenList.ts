import { newId } from '#src/data/newId.ts';
import type { InspectedPicture } from '#src/lib/pictures/messages.ts';
import { suggestedTitle, type ChosenPicture, type PictureWords } from './chosenPicture.ts';

type ChosenList = readonly ChosenPicture[];

const noWords: PictureWords = { title: '', description: '', price: '', category: '' };

/** A file that has just been chosen. */
export function newlyChosen(file: File, initial: Partial<PictureWords>): ChosenPicture {
  return {
    id: newId(),
    file,
    state: 'reading',
    thumbnail: '',
    takenAt: undefined,
    words: { ...noWords, ...initial },
  };
}

export function withWords(all: ChosenList, id: string, words: Partial<PictureWords>): ChosenList {
  return all.map((picture) =>
    picture.id === id ? { ...picture, words: { ...picture.words, ...words } } : picture,
  );
}

export function withAllWords(all: ChosenList, words: Partial<PictureWords>): ChosenList {
  return all.map((picture) => ({ ...picture, words: { ...picture.words, ...words } }));
}

export function withUnreadable(all: ChosenList, id: string): ChosenList {
  return all.map((picture) =>
    picture.id === id ? { ...picture, state: 'unreadable' as const } : picture,
  );
}

/** With what one file shows and says; what has been typed meanwhile is worth more. */
export function withInspected(
  all: ChosenList,
  id: string,
  found: Omit<InspectedPicture, 'thumbnail'> & {
    thumbnail: string;
    takenTitles: readonly string[];
  },
): ChosenList {
  const others = all.filter((other) => other.id !== id).map(({ words }) => words.title);
  const taken = [...found.takenTitles, ...others];
  return all.map((picture) => {
    if (picture.id !== id) return picture;
    const { file, words } = picture;
    return {
      ...picture,
      state: 'ready' as const,
      thumbnail: found.thumbnail,
      takenAt: found.takenAt,
      words: {
        ...words,
        title: words.title || suggestedTitle(found.title, file.name, taken),
        description: words.description || found.caption,
      },
    };
  });
}
