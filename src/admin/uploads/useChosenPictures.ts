import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { toAppError } from '#src/model/base/errors.ts';
import { moveItem } from '#src/model/base/lists.ts';
import type { MarkStrength } from '#src/model/watermarks/strengths.ts';
import { showToast } from '#src/stores/toasts.ts';
import { useUnsavedGuard } from '../editing/LeaveGuard.tsx';
import type { Category } from '../fields/ItemFields.tsx';
import {
  newlyChosen,
  inOrder,
  withAllValues,
  withInspected,
  withChoice,
  withUnreadable,
  withValues,
  checkFiles,
  fileProblem,
  replacedBy,
  type ChosenOrder,
  type FileChoice,
  type ChosenPicture,
  type PictureValues,
  type CheckedFile,
} from './chosenPicture.ts';
import { uploadHandlers } from './queue/uploadHandlers.ts';
import type { UploadKind } from './queue/uploadJob.ts';
import { pictureQueue } from './queue/uploadRunner.ts';
import { findItem, forgetThumbnails, useUploads, type UploadItem } from './queue/uploadState.ts';
import { findRepetition, type StoredPicture } from './repeatedFiles.ts';

export interface ChosenPictures {
  /** All that are shown, those included that are left out. */
  all: readonly ChosenPicture[];
  /** Those that will be uploaded as new pictures. */
  pictures: readonly ChosenPicture[];
  /** Those that will replace a stored picture. */
  replacements: readonly ChosenPicture[];
  /** Something has been chosen, even if all of it has been removed again. */
  isOpen: boolean;
  /** Some of them are still being read. */
  isReading: boolean;
  /** The names of files of the wrong type, until they are dismissed. */
  refused: readonly string[];
  /** Those of them that are raw files. */
  refusedRaw: readonly string[];
  /** Says which GIFs and films are left out. */
  movingRefused: string | undefined;
  /** Of their watermark, where they are sold. */
  strength: MarkStrength;
  setStrength: (strength: MarkStrength) => void;
  /** `folderOf` tells the name of the folder that a file came in. */
  add: (files: readonly File[], folderOf: (file: File) => string) => void;
  change: (id: string, values: Partial<PictureValues>) => void;
  changeAll: (values: Partial<PictureValues>) => void;
  move: (id: string, toIndex: number) => void;
  sort: (order: ChosenOrder) => void;
  choose: (ids: readonly string[], choice: FileChoice) => void;
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
  /** The pictures that are in the same collection or album already. */
  stored?: readonly StoredPicture[];
  /** The categories that a picture can be given; none where it takes that of its album. */
  categories?: readonly Category[];
  /** The album that they are added to, when it exists already. */
  albumId?: string;
  /** The initial texts of each picture. */
  initial?: Partial<PictureValues>;
}

/** The files that stand above the pictures, as long as these are chosen. */
const isNamed = ({ refused }: CheckedFile): boolean =>
  refused === 'type' || refused === 'raw' || refused === 'moving';

/** Says that GIFs and films are left out where they cannot be sold; undefined when there are none. */
function movingText(checked: readonly CheckedFile[], use: UploadKind): string | undefined {
  const moving = checked.filter(({ refused }) => refused === 'moving');
  const names = moving.map(({ file }) => file.name).join(', ');
  return names === '' ? undefined : uploadHandlers[use].movingRefused?.(names);
}

function reportRefused(checked: readonly CheckedFile[], use: UploadKind): void {
  const text = movingText(checked, use);
  if (text !== undefined) showToast({ kind: 'warning', text });
  for (const each of checked) {
    const problem = fileProblem(each, use);
    if (problem !== undefined) showToast({ kind: 'error', text: problem });
  }
}

type SetPictures = (change: (all: readonly ChosenPicture[]) => readonly ChosenPicture[]) => void;

/** The uploads into the same collection or album that are in the queue. */
function uploadingBeside({ use, albumId }: Options): UploadItem[] {
  return useUploads
    .getState()
    .items.filter(
      ({ job: { goal } }) =>
        goal.kind === use && (goal.kind !== 'album' || goal.albumId === albumId),
    );
}

/** Reads chosen files until they are removed or the component unmounts. */
function useReading(setPictures: SetPictures, options: Options) {
  const latest = useRef(options);
  const reading = useRef(new Map<string, AbortController>());
  useEffect(() => {
    latest.current = options;
  });
  const stop = useCallback((ids: readonly string[]) => {
    for (const id of ids) reading.current.get(id)?.abort();
  }, []);
  useEffect(() => () => stop([...reading.current.keys()]), [stop]);

  const read = useCallback(
    async ({ id, file }: ChosenPicture, chosen: readonly File[]) => {
      const controller = new AbortController();
      const { signal } = controller;
      reading.current.set(id, controller);
      const { stored = [] } = latest.current;
      const known = { stored, uploading: uploadingBeside(latest.current), chosen };
      try {
        const [repetition, found] = await Promise.all([
          findRepetition(file, known),
          pictureQueue.inspect(file, signal),
        ]);
        if (signal.aborted) return;
        const thumbnail = URL.createObjectURL(found.thumbnail);
        const { takenTitles, categories = [] } = latest.current;
        const facts = { ...found, thumbnail, takenTitles, categories, repetition };
        setPictures((all) => withInspected(all, id, facts));
      } catch (thrown) {
        const { code } = toAppError(thrown);
        if (signal.aborted || code === 'cancelled') return;
        setPictures((all) => withUnreadable(all, id, code));
      } finally {
        reading.current.delete(id);
      }
    },
    [setPictures],
  );
  return { read, stop };
}

/** Setters that stay the same between renders. */
function changesOf(
  setPictures: SetPictures,
): Pick<ChosenPictures, 'change' | 'changeAll' | 'move' | 'sort' | 'choose' | 'dropUnreadable'> {
  return {
    change: (id, values) => setPictures((all) => withValues(all, id, values)),
    changeAll: (values) => setPictures((all) => withAllValues(all, values)),
    move: (id, toIndex) => setPictures((all) => moveItem(all, id, toIndex)),
    sort: (order) => setPictures((all) => inOrder(all, order)),
    choose: (ids, choice) => setPictures((all) => withChoice(all, ids, choice)),
    dropUnreadable: () => setPictures((all) => all.filter(({ state }) => state !== 'unreadable')),
  };
}

function partsOf(
  all: readonly ChosenPicture[],
): Pick<ChosenPictures, 'pictures' | 'replacements' | 'isReading'> {
  return {
    isReading: all.some(({ state }) => state === 'reading'),
    pictures: all.filter(({ choice }) => choice === 'new'),
    replacements: all.filter(replacedBy),
  };
}

function acceptedOf(
  checked: readonly CheckedFile[],
  folderOf: (file: File) => string,
  initial: Partial<PictureValues>,
): ChosenPicture[] {
  return checked
    .filter(({ refused }) => refused === undefined)
    .map(({ file }) => newlyChosen({ file, folder: folderOf(file) }, initial));
}

function refusedNames(
  files: readonly CheckedFile[],
  use: UploadKind,
): Pick<ChosenPictures, 'refused' | 'refusedRaw' | 'movingRefused'> {
  const namesOf = (some: readonly CheckedFile[]) => some.map(({ file }) => file.name);
  const raw = files.filter(({ refused }) => refused === 'raw');
  const wrongType = files.filter(({ refused }) => refused !== 'moving');
  return {
    refused: namesOf(wrongType),
    refusedRaw: namesOf(raw),
    movingRefused: movingText(files, use),
  };
}

interface Changes {
  setPictures: SetPictures;
  stop: (ids: readonly string[]) => void;
}

/** The pictures as last shown. Their thumbnails go with them, except for those that the queue shows. */
function useHeld(all: readonly ChosenPicture[], { setPictures, stop }: Changes) {
  const latest = useRef(all);
  useEffect(() => {
    latest.current = all;
  });
  useEffect(() => () => forgetThumbnails(latest.current.filter(({ id }) => !findItem(id))), []);
  const drop = useCallback(
    (id: string) => {
      stop([id]);
      forgetThumbnails(latest.current.filter((picture) => picture.id === id));
      setPictures((before) => before.filter((picture) => picture.id !== id));
    },
    [setPictures, stop],
  );
  return { latest, drop };
}

/** The pictures that are chosen but not uploaded yet, with their texts. */
export function useChosenPictures(options: Options): ChosenPictures {
  const { use, initial = {} } = options;
  const [all, setPictures] = useState<readonly ChosenPicture[]>([]);
  const [refused, setRefused] = useState<readonly CheckedFile[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  const [strength, setStrength] = useState<MarkStrength>('normal');
  const [changes] = useState(() => changesOf(setPictures));
  const { read, stop } = useReading(setPictures, options);
  const byChoice = useMemo(() => partsOf(all), [all]);
  useUnsavedGuard(all.length > 0);

  const { latest, drop } = useHeld(all, { setPictures, stop });

  async function add(...[files, folderOf]: Parameters<ChosenPictures['add']>): Promise<void> {
    const checked = await checkFiles(files, use);
    reportRefused(checked, use);
    const wrongType = checked.filter((each) => each.refused === 'type' || each.refused === 'raw');
    setRefused((before) => [...before, ...checked.filter(isNamed)]);
    const accepted = acceptedOf(checked, folderOf, initial);
    const chosen = [...latest.current, ...accepted].map(({ file }) => file);
    setPictures((before) => [...before, ...accepted]);
    if (accepted.length + wrongType.length > 0) setIsOpen(true);
    for (const picture of accepted) void read(picture, chosen);
  }

  return {
    all,
    ...byChoice,
    isOpen,
    strength,
    setStrength,
    ...refusedNames(refused, use),
    add: (files, folderOf) => void add(files, folderOf),
    ...changes,
    drop,
    dropRefused: () => setRefused([]),
    clear: ({ keepThumbnails } = { keepThumbnails: false }) => {
      stop(all.map(({ id }) => id));
      forgetThumbnails(keepThumbnails ? all.filter(({ choice }) => choice === 'leaveOut') : all);
      // Removing hundreds of tiles takes a while, and must not block the click.
      startTransition(() => {
        setPictures([]);
        setRefused([]);
        setIsOpen(false);
      });
    },
  };
}
