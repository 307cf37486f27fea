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
  /**
   * `rules` check one picture and must be a stable table; `batchRules` check all of them together.
   */
  rules: RuleTable<PictureWords>;
  batchRules: RuleTable<UploadBatchValues>;
  goalOf: (picture: ChosenPicture, index: number) => UploadTarget;
}

export interface ChosenUpload {
  /** The picture whose form is open. */
  openId: string | undefined;
  open: (id: string | undefined) => void;
  /** Submitted at least once: from then on every problem is shown. */
  isChecked: boolean;
  problem: string | undefined;
  problemOf: (picture: ChosenPicture) => string | undefined;
  /** Uploads, or shows what is missing. It waits for files that are still being read. */
  submit: () => void;
  /** Submitted, but waiting for files to be read. */
  isWaiting: boolean;
}

/** Delays an action until all files have been read, since their texts may be missing until then. */
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

/** Their titles count as taken by themselves while their tiles are disappearing. */
function isHandedOver(pictures: readonly ChosenPicture[]): boolean {
  return pictures.some(({ id }) => findItem(id) !== undefined);
}

/** Validates the chosen pictures, and passes them to the queue. */
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
