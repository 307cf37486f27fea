import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '#src/model/base/errorTexts.ts';
import { toAppError, type AppErrorCode } from '#src/model/base/errors.ts';
import { moveItem } from '#src/model/base/lists.ts';
import { showToast } from '#src/stores/toasts.ts';
import { useUnsavedGuard } from '../editing/LeaveGuard.tsx';
import {
  newlyChosen,
  withAllValues,
  withInspected,
  withUnreadable,
  withValues,
  checkFiles,
  type ChosenPicture,
  type PictureValues,
  type CheckedFile,
} from './chosenPicture.ts';
import { uploadHandlers } from './queue/uploadHandlers.ts';
import type { UploadKind } from './queue/uploadJob.ts';
import { pictureQueue } from './queue/uploadRunner.ts';
import { forgetThumbnails } from './queue/uploadState.ts';

export interface ChosenPictures {
  pictures: readonly ChosenPicture[];
  /** Something has been chosen, even if all of it has been removed again. */
  isOpen: boolean;
  /** The names of files of the wrong type, until they are dismissed. */
  refused: readonly string[];
  /** Those of them that are raw files. */
  refusedRaw: readonly string[];
  add: (files: readonly File[]) => void;
  change: (id: string, values: Partial<PictureValues>) => void;
  changeAll: (values: Partial<PictureValues>) => void;
  move: (id: string, toIndex: number) => void;
  drop: (id: string) => void;
  dropRefused: () => void;
  /** Removes all files that could not be read. */
  dropUnreadable: () => void;
  /** Removes everything. `keepThumbnails` when the queue goes on showing them. */
  clear: (options?: { keepThumbnails: boolean }) => void;
}

interface Options {
  use: UploadKind;
  /** Titles that a suggestion must not repeat. */
  takenTitles: readonly string[];
  /** The initial texts of each picture. */
  initial?: Partial<PictureValues>;
}

/** The refusals that are shown as an error; the others have their own place on the screen. */
const refusalCodes: Record<NonNullable<CheckedFile['refused']>, AppErrorCode | undefined> = {
  empty: 'upload/unreadable',
  'image-too-large': 'upload/too-large',
  'video-too-large': undefined,
  type: undefined,
  raw: undefined,
  moving: undefined,
};

function reportRefused(checked: readonly CheckedFile[], use: UploadKind): void {
  const { movingRefused } = uploadHandlers[use];
  const moving = checked.filter(({ refused }) => refused === 'moving');
  if (movingRefused && moving.length > 0) {
    const names = moving.map(({ file }) => file.name).join(', ');
    showToast({ kind: 'warning', text: movingRefused(names) });
  }
  for (const { file, refused } of checked) {
    const code = refused && refusalCodes[refused];
    if (code) showToast({ kind: 'error', text: errorText(code, undefined, { file: file.name }) });
  }
}

type SetPictures = (change: (all: readonly ChosenPicture[]) => readonly ChosenPicture[]) => void;

/** Reads chosen files until the component unmounts. */
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

/** Setters that stay the same between renders. */
function changesOf(
  setPictures: SetPictures,
): Pick<ChosenPictures, 'change' | 'changeAll' | 'move'> {
  return {
    change: (id, values) => setPictures((all) => withValues(all, id, values)),
    changeAll: (values) => setPictures((all) => withAllValues(all, values)),
    move: (id, toIndex) => setPictures((all) => moveItem(all, id, toIndex)),
  };
}

/** The pictures that are chosen but not uploaded yet, with their texts. */
export function useChosenPictures(options: Options): ChosenPictures {
  const { use, takenTitles, initial = {} } = options;
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const [refused, setRefused] = useState<readonly CheckedFile[]>([]);
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
    const checked = await checkFiles(files, use);
    reportRefused(checked, use);
    const wrongType = checked.filter((each) => each.refused === 'type' || each.refused === 'raw');
    setRefused((all) => [...all, ...wrongType]);
    const accepted = checked
      .filter((each) => each.refused === undefined)
      .map(({ file }) => newlyChosen(file, initial));
    setPictures((all) => [...all, ...accepted]);
    if (accepted.length + wrongType.length > 0) setIsOpen(true);
    for (const picture of accepted) void read(picture);
  }

  return {
    pictures,
    isOpen,
    refused: refused.map(({ file }) => file.name),
    refusedRaw: refused.filter((each) => each.refused === 'raw').map(({ file }) => file.name),
    add: (files) => void add(files),
    ...changes,
    drop,
    dropRefused: () => setRefused([]),
    dropUnreadable: () => setPictures((all) => all.filter(({ state }) => state !== 'unreadable')),
    clear: ({ keepThumbnails } = { keepThumbnails: false }) => {
      if (!keepThumbnails) forgetThumbnails(pictures);
      // Removing hundreds of tiles takes a while, and must not block the click.
      startTransition(() => {
        setPictures([]);
        setRefused([]);
        setIsOpen(false);
      });
    },
  };
}
