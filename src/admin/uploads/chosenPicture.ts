import { newId } from '#src/data/newId.ts';
import type { InspectedPicture } from '#src/lib/pictures/messages.ts';
import { fewAtOnce } from '#src/model/base/async.ts';
import { unreachable } from '#src/model/base/closedSets.ts';
import { takenTitles, TITLE_MAX_LENGTH } from '#src/model/catalogue/titles.ts';
import { fileTypeOf, judgeMedia, type MediaRefusal } from '#src/model/files/mediaPolicy.ts';
import { uploadHandlers } from './queue/uploadHandlers.ts';
import type { UploadKind } from './queue/uploadJob.ts';

/** What a person writes about a picture. */
export interface PictureWords {
  title: string;
  description: string;
  /** As typed: digits with thousand dots. */
  price: string;
  category: string;
}

/** A file that is to be uploaded, once it has its words. */
export interface ChosenPicture {
  /** The id that the picture will have. */
  id: string;
  file: File;
  state: 'reading' | 'ready' | 'unreadable';
  /** An address of the picture in small. */
  thumbnail: string;
  takenAt: Date | undefined;
  words: PictureWords;
}

export type SortedFile =
  { file: File; refused: undefined } | { file: File; refused: MediaRefusal | 'moving' };

const FILES_AT_ONCE = 20;
const MOVING = /^(image\/gif|video\/)/;

/** What a place of the dashboard says to a file, by its first bytes. */
async function sortFile(file: File, use: UploadKind): Promise<SortedFile> {
  const type = await fileTypeOf(file);
  const verdict = judgeMedia(use, { type, bytes: file.size });
  switch (verdict.kind) {
    case 'accepted':
    case 'confirm':
      return { file, refused: undefined };
    case 'refused': {
      const isMoving = verdict.reason === 'type' && MOVING.test(type ?? '');
      const { movingRefused } = uploadHandlers[use];
      return { file, refused: isMoving && movingRefused !== undefined ? 'moving' : verdict.reason };
    }
    default:
      return unreachable(verdict);
  }
}

/** What the place says to many files. Asked about all at once, the page would not answer meanwhile. */
export const sortFiles = (files: readonly File[], use: UploadKind): Promise<SortedFile[]> =>
  fewAtOnce(files, FILES_AT_ONCE, (file) => sortFile(file, use));

/** A title to begin with: what is written in the file, else the file's name; never one that is taken. */
export function suggestedTitle(
  written: string,
  fileName: string,
  taken: readonly string[],
): string {
  const name = fileName.replace(/\.[^.]+$/, '').replace(/_+/g, ' ');
  const title = (written === '' ? name : written).trim().slice(0, TITLE_MAX_LENGTH);
  const isTaken = (candidate: string) => takenTitles([candidate], taken).length > 0;
  let candidate = title;
  for (let count = 2; isTaken(candidate); count += 1) candidate = `${title} ${count}`;
  return candidate;
}

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
