import { newId } from '#src/data/newId.ts';
import type { InspectedPicture } from '#src/lib/pictures/messages.ts';
import { mapWithLimit } from '#src/model/base/async.ts';
import { formatBytes } from '#src/model/base/bytes.ts';
import { unreachable } from '#src/model/base/closedSets.ts';
import { errorText } from '#src/model/base/errorTexts.ts';
import type { AppErrorCode } from '#src/model/base/errors.ts';
import { formatPriceInput } from '#src/model/base/money.ts';
import { cameraFacts, type CameraFacts } from '#src/model/catalogue/pictureFiles.ts';
import {
  boundedWords,
  noPictureWords,
  wordValues,
  type WordValues,
} from '#src/model/catalogue/pictureWords.ts';
import type { UploadPreset } from '#src/model/catalogue/editing/uploadPresets.ts';
import { freeTitle } from '#src/model/catalogue/editing/freeTitle.ts';
import {
  fileTypeOf,
  checkMedia,
  isHeicFile,
  isRawFile,
  mediaPolicies,
  type MediaRefusal,
} from '#src/model/files/mediaPolicy.ts';
import { uploadTexts } from '#src/model/files/texts.ts';
import { categoryNamed, titleOfFile } from '#src/model/moving/words.ts';
import type { Category } from '../fields/ItemFields.tsx';
import { uploadHandlers } from './queue/uploadHandlers.ts';
import type { UploadKind } from './queue/uploadJob.ts';
import type { RepeatedFile, Repetition, StoredPicture } from './repeatedFiles.ts';

/** The texts of a picture, as typed. */
export interface PictureValues extends WordValues {
  title: string;
  description: string;
  /** Digits with thousand dots. */
  price: string;
  category: string;
}

/** The ways to go on with a chosen file that is known already. */
export const fileChoices = ['leaveOut', 'replace', 'new'] as const;

export type FileChoice = (typeof fileChoices)[number];

/** A file that is chosen for upload, with its texts. */
export interface ChosenPicture extends CameraFacts {
  /** The id that the uploaded picture will have. */
  id: string;
  file: File;
  /** The name of the folder that it came in; empty when there was none. */
  folder: string;
  state: 'reading' | 'ready' | 'unreadable';
  /** The reason why it is unreadable. */
  failure: AppErrorCode | undefined;
  /** An object URL of a small version; empty until it is made. */
  thumbnail: string;
  /** Only a hint. */
  isBlurred: boolean;
  /** As the file says it. */
  copyright: string;
  repetition: RepeatedFile | undefined;
  choice: FileChoice;
  values: PictureValues;
}

export type CheckedFile =
  | { file: File; refused: undefined }
  | { file: File; refused: MediaRefusal | 'moving' | 'raw' };

/** The reason why a file cannot be uploaded, where it has to do with this file alone. */
export function fileProblem({ file, refused }: CheckedFile, use: UploadKind): string | undefined {
  const { name } = file;
  if (refused === 'empty') return errorText('upload/unreadable', undefined, { file: name });
  if (refused !== 'image-too-large') return undefined;
  return uploadTexts.tooLarge(name, formatBytes(mediaPolicies[use].imageMaxBytes));
}

const FILES_AT_ONCE = 20;
const MOVING = /^(image\/gif|video\/)/;

/** Checks a file by its first bytes. HEIC becomes JPEG when it is uploaded. */
async function checkFile(file: File, use: UploadKind): Promise<CheckedFile> {
  const type = (await isHeicFile(file)) ? 'image/jpeg' : await fileTypeOf(file);
  const verdict = checkMedia(use, { type, bytes: file.size });
  switch (verdict.kind) {
    case 'accepted':
    case 'confirm':
      return { file, refused: undefined };
    case 'refused': {
      if (verdict.reason !== 'type') return { file, refused: verdict.reason };
      const { movingRefused } = uploadHandlers[use];
      if (MOVING.test(type ?? '') && movingRefused) return { file, refused: 'moving' };
      return { file, refused: (await isRawFile(file)) ? 'raw' : 'type' };
    }
    default:
      return unreachable(verdict);
  }
}

/** Checks many files, a few at a time so that the page stays responsive. */
export const checkFiles = (files: readonly File[], use: UploadKind): Promise<CheckedFile[]> =>
  mapWithLimit(files, FILES_AT_ONCE, (file) => checkFile(file, use));

/** Suggests a free title: the title inside the file, or else the file name. */
export function suggestedTitle(
  written: string,
  fileName: string,
  taken: readonly string[],
): string {
  return freeTitle(titleOfFile(written, fileName), taken);
}

type ChosenList = readonly ChosenPicture[];

export const noValues: PictureValues = {
  title: '',
  description: '',
  ...wordValues({ title: '', ...noPictureWords }),
  price: '',
  category: '',
};

export function newlyChosen(
  { file, folder }: Pick<ChosenPicture, 'file' | 'folder'>,
  initial: Partial<PictureValues>,
): ChosenPicture {
  return {
    id: newId(),
    file,
    folder,
    state: 'reading',
    failure: undefined,
    thumbnail: '',
    isBlurred: false,
    copyright: '',
    repetition: undefined,
    choice: 'new',
    values: { ...noValues, ...initial },
  };
}

export function withValues(
  all: ChosenList,
  id: string,
  values: Partial<PictureValues>,
): ChosenList {
  return all.map((picture) =>
    picture.id === id ? { ...picture, values: { ...picture.values, ...values } } : picture,
  );
}

export function withAllValues(all: ChosenList, values: Partial<PictureValues>): ChosenList {
  return all.map((picture) => ({ ...picture, values: { ...picture.values, ...values } }));
}

export function withUnreadable(all: ChosenList, id: string, failure: AppErrorCode): ChosenList {
  return all.map((picture) =>
    picture.id === id ? { ...picture, state: 'unreadable' as const, failure } : picture,
  );
}

/** The values that a preset gives; a category that is gone is left out. */
export function presetValues(
  { category, price }: Pick<UploadPreset, 'category' | 'price'>,
  categories: readonly Category[],
): Partial<Pick<PictureValues, 'category' | 'price'>> {
  return {
    ...(categories.some(({ slug }) => slug === category) && { category }),
    ...(price > 0 && { price: formatPriceInput(String(price)) }),
  };
}

/** The orders that chosen pictures can be given at once. */
export type ChosenOrder = 'name' | 'time';

const danish = new Intl.Collator('da-DK', { numeric: true });

/** Compares the names of files, with 2 before 10. */
export const compareNames = (a: string, b: string): number => danish.compare(a, b);

const byName = (a: ChosenPicture, b: ChosenPicture) => compareNames(a.file.name, b.file.name);

/** Pictures without a time come last; those of the same second go by name. */
function byTime(a: ChosenPicture, b: ChosenPicture): number {
  const [first, second] = [a, b].map(({ takenAt }) => takenAt?.getTime() ?? Infinity);
  return first === second ? byName(a, b) : (first ?? 0) - (second ?? 0);
}

const comparisons: Record<ChosenOrder, typeof byName> = { name: byName, time: byTime };

export function inOrder(all: ChosenList, order: ChosenOrder): ChosenList {
  return [...all].sort(comparisons[order]);
}

export function isInOrder(all: ChosenList, order: ChosenOrder): boolean {
  return all.every((picture, index) => {
    const before = all[index - 1];
    return before === undefined || comparisons[order](before, picture) <= 0;
  });
}

/** The choices for a file; one that is new has none. */
export function choicesFor({ repetition }: ChosenPicture): FileChoice[] {
  if (!repetition) return [];
  return fileChoices.filter((choice) => choice !== 'replace' || repetition.stored !== undefined);
}

/** Files that cannot be treated so stay as they are. */
export function withChoice(
  all: ChosenList,
  ids: readonly string[],
  choice: FileChoice,
): ChosenList {
  return all.map((picture) =>
    ids.includes(picture.id) && choicesFor(picture).includes(choice)
      ? { ...picture, choice }
      : picture,
  );
}

/** The stored picture that the file will replace; undefined when it will not. */
export function replacedBy({ choice, repetition }: ChosenPicture): StoredPicture | undefined {
  return choice === 'replace' ? repetition?.stored : undefined;
}

/** The same file is uploaded once, unless the photographer wants it again. */
const firstChoices: Record<Repetition, FileChoice> = {
  stored: 'leaveOut',
  chosen: 'leaveOut',
  name: 'new',
};

/** Adds what was read from a file. Texts that were typed meanwhile are kept. */
export function withInspected(
  all: ChosenList,
  id: string,
  found: Omit<InspectedPicture, 'thumbnail'> & {
    thumbnail: string;
    takenTitles: readonly string[];
    categories: readonly Category[];
    repetition: RepeatedFile | undefined;
  },
): ChosenList {
  const others = all.filter((other) => other.id !== id).map(({ values }) => values.title);
  const taken = [...found.takenTitles, ...others];
  return all.map((picture) => {
    if (picture.id !== id) return picture;
    const { file, values } = picture;
    const { caption, keywords, copyright, place, repetition } = found;
    const words = wordValues({ title: '', ...boundedWords(found) });
    return {
      ...picture,
      state: 'ready' as const,
      thumbnail: found.thumbnail,
      ...cameraFacts(found),
      isBlurred: found.isBlurred,
      copyright,
      repetition,
      choice: repetition ? firstChoices[repetition.kind] : 'new',
      values: {
        ...values,
        title: values.title || suggestedTitle(found.title, file.name, taken),
        description: values.description || caption || place,
        alt: values.alt || words.alt,
        place: values.place || words.place,
        keywords: values.keywords || words.keywords,
        category: values.category || categoryNamed(keywords, found.categories),
      },
    };
  });
}
