import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '#src/model/base/errorTexts.ts';
import { toAppError, type AppErrorCode } from '#src/model/base/errors.ts';
import { movedTo } from '#src/model/base/lists.ts';
import { showToast } from '#src/stores/toasts.ts';
import { useUnsavedGuard } from '../editing/LeaveGuard.tsx';
import {
  newlyChosen,
  withAllWords,
  withInspected,
  withUnreadable,
  withWords,
  sortFiles,
  type ChosenPicture,
  type PictureWords,
  type SortedFile,
} from './chosenPicture.ts';
import { uploadHandlers } from './queue/uploadHandlers.ts';
import type { UploadKind } from './queue/uploadJob.ts';
import { pictureQueue } from './queue/uploadRunner.ts';
import { forgetThumbnails } from './queue/uploadState.ts';

export interface ChosenPictures {
  pictures: readonly ChosenPicture[];
  /** Whether something has been chosen, even if it has been taken away again. */
  isOpen: boolean;
  /** The names of files that are no pictures, until they are taken away. */
  refused: readonly string[];
  add: (files: readonly File[]) => void;
  change: (id: string, words: Partial<PictureWords>) => void;
  changeAll: (words: Partial<PictureWords>) => void;
  move: (id: string, toIndex: number) => void;
  drop: (id: string) => void;
  dropRefused: () => void;
  /** Forgets everything. Thumbnails that the queue goes on showing are kept. */
  clear: (options?: { keepThumbnails: boolean }) => void;
}

interface Options {
  use: UploadKind;
  /** Titles that no suggestion may repeat. */
  takenTitles: readonly string[];
  /** What every picture begins with. */
  initial?: Partial<PictureWords>;
}

/** Which refusals are told as an error; the others have their own place on the screen. */
const refusalCodes: Record<NonNullable<SortedFile['refused']>, AppErrorCode | undefined> = {
  empty: 'upload/unreadable',
  'image-too-large': 'upload/too-large',
  'video-too-large': undefined,
  type: undefined,
  moving: undefined,
};

function tellRefused(sorted: readonly SortedFile[], use: UploadKind): void {
  const { movingRefused } = uploadHandlers[use];
  if (movingRefused !== undefined && sorted.some(({ refused }) => refused === 'moving')) {
    showToast({ kind: 'warning', text: movingRefused });
  }
  for (const { file, refused } of sorted) {
    const code = refused && refusalCodes[refused];
    if (code) showToast({ kind: 'error', text: errorText(code, undefined, { file: file.name }) });
  }
}

type SetPictures = (change: (all: readonly ChosenPicture[]) => readonly ChosenPicture[]) => void;

/** Looks into chosen files, for as long as the component is shown. */
function useReading(setPictures: SetPictures, takenTitles: readonly string[]) {
  const titles = useRef(takenTitles);
  const reading = useRef(new AbortController());
  useEffect(() => {
    titles.current = takenTitles;
  });
  useEffect(() => {
    const controller = new AbortController();
    reading.current = controller;
    return () => controller.abort();
  }, []);

  return useCallback(
    async ({ id, file }: ChosenPicture) => {
      const { signal } = reading.current;
      try {
        const found = await pictureQueue.inspect(file, signal);
        if (signal.aborted) return;
        const thumbnail = URL.createObjectURL(found.thumbnail);
        const known = { ...found, thumbnail, takenTitles: titles.current };
        setPictures((all) => withInspected(all, id, known));
      } catch (thrown) {
        if (signal.aborted || toAppError(thrown).code === 'cancelled') return;
        setPictures((all) => withUnreadable(all, id));
      }
    },
    [setPictures],
  );
}

/** The steps that change pictures; they keep their identity. */
function changesOf(
  setPictures: SetPictures,
): Pick<ChosenPictures, 'change' | 'changeAll' | 'move'> {
  return {
    change: (id, words) => setPictures((all) => withWords(all, id, words)),
    changeAll: (words) => setPictures((all) => withAllWords(all, words)),
    move: (id, toIndex) => setPictures((all) => movedTo(all, id, toIndex)),
  };
}

/** The pictures that are chosen and not uploaded yet, with what is written about them. */
export function useChosenPictures(options: Options): ChosenPictures {
  const { use, takenTitles, initial = {} } = options;
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  const [changes] = useState(() => changesOf(setPictures));
  const read = useReading(setPictures, takenTitles);
  useUnsavedGuard(pictures.length > 0);

  const latest = useRef(pictures);
  useEffect(() => {
    latest.current = pictures;
  });
  const drop = useCallback((id: string) => {
    forgetThumbnails(latest.current.filter((picture) => picture.id === id));
    setPictures((all) => all.filter((picture) => picture.id !== id));
  }, []);

  async function add(files: readonly File[]): Promise<void> {
    const sorted = await sortFiles(files, use);
    tellRefused(sorted, use);
    const strange = sorted.filter((each) => each.refused === 'type');
    setRefused((names) => [...names, ...strange.map(({ file }) => file.name)]);
    const accepted = sorted
      .filter((each) => each.refused === undefined)
      .map(({ file }) => newlyChosen(file, initial));
    setPictures((all) => [...all, ...accepted]);
    if (accepted.length + strange.length > 0) setIsOpen(true);
    for (const picture of accepted) void read(picture);
  }

  return {
    pictures,
    isOpen,
    refused,
    add: (files) => void add(files),
    ...changes,
    drop,
    dropRefused: () => setRefused([]),
    clear: ({ keepThumbnails } = { keepThumbnails: false }) => {
      if (!keepThumbnails) forgetThumbnails(pictures);
      // Hundreds of tiles go in their own time: what asked for it does not wait for them.
      startTransition(() => {
        setPictures([]);
        setRefused([]);
        setIsOpen(false);
      });
    },
  };
}
