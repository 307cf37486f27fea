import { startTransition, useCallback, useState } from 'react';
import { firstProblem, type RuleTable } from '#src/model/base/formRules.ts';
import type { UploadBatchValues } from '#src/model/catalogue/editing/form.ts';
import { cameraFacts } from '#src/model/catalogue/pictureFiles.ts';
import { uploadTexts } from '#src/model/files/texts.ts';
import type { IntakeGoal } from '#src/model/intake/schema.ts';
import { useWhenRead } from '../editing/useWhenRead.ts';
import { replacedBy, type ChosenPicture, type PictureValues } from './chosenPicture.ts';
import { replacementOf } from './queue/replacement.ts';
import { addUploads } from './queue/uploadQueue.ts';
import { findItem } from './queue/uploadState.ts';
import type { ChosenPictures } from './useChosenPictures.ts';

/** Queues the chosen files that replace a stored picture. */
export function addReplacements({ replacements, strength }: ChosenPictures): void {
  addUploads(
    replacements.flatMap((picture) => {
      const { id, file, thumbnail } = picture;
      const stored = replacedBy(picture);
      if (!stored) return [];
      const goal = replacementOf(stored, strength);
      const job = { id, fileName: file.name, ...cameraFacts(picture), goal };
      return [{ job, file, thumbnail }];
    }),
  );
}

/** Queues the chosen files that become new pictures. */
function addPictures(pictures: readonly ChosenPicture[], targetOf: Options['targetOf']): void {
  addUploads(
    pictures.map((picture, index) => {
      const { id, file, thumbnail } = picture;
      const goal = targetOf(picture, index);
      return { job: { id, fileName: file.name, ...cameraFacts(picture), goal }, file, thumbnail };
    }),
  );
}

interface Options {
  chosen: ChosenPictures;
  /**
   * `rules` check one picture and must be a stable table; `batchRules` check all of them together.
   */
  rules: RuleTable<PictureValues>;
  batchRules: RuleTable<UploadBatchValues>;
  targetOf: (picture: ChosenPicture, index: number) => IntakeGoal;
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

/** Their titles count as taken by themselves while their tiles are disappearing. */
function areQueued(pictures: readonly ChosenPicture[]): boolean {
  return pictures.some(({ id }) => findItem(id) !== undefined);
}

/** The first problem of all new pictures together; there may be none where others are replaced. */
function problemOfAll(
  { pictures, replacements, refused }: ChosenPictures,
  batchRules: RuleTable<UploadBatchValues>,
): string | undefined {
  if (pictures.length === 0 && replacements.length > 0) return undefined;
  const batch = { titles: pictures.map(({ values }) => values.title), refusedFiles: [...refused] };
  const isUnreadable = pictures.some(({ state }) => state === 'unreadable');
  return (
    firstProblem(batchRules, batch)?.message ??
    (isUnreadable ? uploadTexts.dropUnreadable : undefined)
  );
}

/** Validates the chosen pictures, and passes them to the queue. */
export function useChosenUpload({ chosen, rules, batchRules, targetOf }: Options): ChosenUpload {
  const [openId, setOpenId] = useState<string>();
  const [isChecked, setIsChecked] = useState(false);
  const { pictures, refused } = chosen;
  const problemOf = useCallback(
    ({ values }: ChosenPicture) => firstProblem(rules, values)?.message,
    [rules],
  );
  const shownProblemOf = useCallback(
    (picture: ChosenPicture) => (isChecked ? problemOf(picture) : undefined),
    [isChecked, problemOf],
  );
  const problem = problemOfAll(chosen, batchRules);

  function submit(): void {
    const incomplete = pictures.find((picture) => problemOf(picture) !== undefined);
    if (refused.length > 0 || incomplete || problem !== undefined) {
      setIsChecked(true);
      if (refused.length === 0) setOpenId(incomplete?.id);
    } else {
      addPictures(pictures, targetOf);
      addReplacements(chosen);
      chosen.clear({ keepThumbnails: true });
      startTransition(() => setIsChecked(false));
    }
  }

  const { request, withdraw, isWaiting } = useWhenRead(
    chosen.isReading,
    () => chosen.isOpen && submit(),
  );
  const open = useCallback(
    (id: string | undefined) => {
      // Words typed from now on would come too late.
      withdraw();
      setOpenId(id);
    },
    [withdraw],
  );

  return {
    openId,
    open,
    isChecked,
    problem: isChecked && !areQueued(pictures) ? problem : undefined,
    problemOf: shownProblemOf,
    submit: request,
    isWaiting,
  };
}
