import { startTransition, useCallback, useEffect, useState } from 'react';
import { firstProblem, type RuleTable } from '#src/model/base/formRules.ts';
import type { UploadBatchValues } from '#src/model/catalogue/form.ts';
import { uploadTexts } from '#src/model/files/texts.ts';
import type { ChosenPicture, PictureWords } from './chosenPicture.ts';
import type { UploadTarget } from './queue/uploadJob.ts';
import { addUploads } from './queue/uploadQueue.ts';
import { findItem } from './queue/uploadState.ts';
import type { ChosenPictures } from './useChosenPictures.ts';

interface Options {
  chosen: ChosenPictures;
  /** The rules of one picture, always the same table, and those of all together. */
  rules: RuleTable<PictureWords>;
  batchRules: RuleTable<UploadBatchValues>;
  goalOf: (picture: ChosenPicture, index: number) => UploadTarget;
}

export interface ChosenUpload {
  /** The picture whose form is open. */
  openId: string | undefined;
  open: (id: string | undefined) => void;
  /** Whether somebody has tried to upload: from then on everything that is missing is shown. */
  isChecked: boolean;
  problem: string | undefined;
  problemOf: (picture: ChosenPicture) => string | undefined;
  /** Uploads, or says what is missing. Files that are still being looked into are waited for. */
  submit: () => void;
  /** Whether somebody has pressed, and files are being waited for. */
  isWaiting: boolean;
}

/** Does what is asked for when every file has been looked into: until then, words may be missing. */
function useWhenRead(pictures: readonly ChosenPicture[], act: () => void) {
  const isReading = pictures.some(({ state }) => state === 'reading');
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    if (!isAsked || isReading) return;
    setIsAsked(false);
    act();
  });
  return {
    ask: () => (isReading ? setIsAsked(true) : act()),
    isWaiting: isAsked && isReading,
  };
}

/** They are in the queue, and their own titles are taken by themselves until their tiles have gone. */
function isHandedOver(pictures: readonly ChosenPicture[]): boolean {
  return pictures.some(({ id }) => findItem(id) !== undefined);
}

/** Checks the chosen pictures in the order of their rules, and hands them to the queue. */
export function useChosenUpload({ chosen, rules, batchRules, goalOf }: Options): ChosenUpload {
  const [openId, setOpenId] = useState<string>();
  const [isChecked, setIsChecked] = useState(false);
  const { pictures, refused } = chosen;
  const problemOf = useCallback(
    ({ words }: ChosenPicture) => firstProblem(rules, words)?.message,
    [rules],
  );
  const shownProblemOf = useCallback(
    (picture: ChosenPicture) => (isChecked ? problemOf(picture) : undefined),
    [isChecked, problemOf],
  );
  const batch = { titles: pictures.map(({ words }) => words.title), refusedFiles: [...refused] };
  const unreadable = pictures.some(({ state }) => state === 'unreadable');
  const problem =
    firstProblem(batchRules, batch)?.message ??
    (unreadable ? uploadTexts.dropUnreadable : undefined);

  function submit(): void {
    const incomplete = pictures.find((picture) => problemOf(picture) !== undefined);
    if (refused.length > 0 || incomplete || problem !== undefined) {
      setIsChecked(true);
      if (refused.length === 0) setOpenId(incomplete?.id);
    } else {
      addUploads(
        pictures.map((picture, index) => ({
          job: {
            id: picture.id,
            fileName: picture.file.name,
            takenAt: picture.takenAt,
            goal: goalOf(picture, index),
          },
          file: picture.file,
          thumbnail: picture.thumbnail,
        })),
      );
      chosen.clear({ keepThumbnails: true });
      startTransition(() => setIsChecked(false));
    }
  }

  const { ask, isWaiting } = useWhenRead(pictures, submit);

  return {
    openId,
    open: setOpenId,
    isChecked,
    problem: isChecked && !isHandedOver(pictures) ? problem : undefined,
    problemOf: shownProblemOf,
    submit: ask,
    isWaiting,
  };
}
