import type { Finish } from '#src/lib/pictures/messages.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import type { PicturePlace } from '#src/model/catalogue/pictureFiles.ts';
import type { UploadTarget, UploadJob } from '../job.ts';
import type { PlacedPicture } from '../placePicture.ts';

/** What lists know things by. */
export interface ListedItem {
  title: string;
  order: number;
}

/** All that the queue leaves to whatever a file is to become. */
export interface UploadHandler<Goal extends UploadTarget = UploadTarget> {
  /** How its pictures are watermarked and kept. */
  finish: Finish;
  /** What is said of a GIF or a film, where the shop has words for them. */
  movingRefused?: string;
  /** The words by which a person knows the picture. */
  titleOf(goal: Goal): string;
  /** What it makes that stands in a list of its own. */
  listed(goal: Goal): ListedItem | undefined;
  /** Where the files belong. */
  place(goal: Goal): PicturePlace;
  /** The ids of those whose records are there already. */
  written(jobs: readonly UploadJob<Goal>[]): Promise<string[]>;
  /** Makes the record of a picture whose files are all in their places. */
  write(job: UploadJob<Goal>, placed: PlacedPicture): Promise<void>;
  errors(goal: Goal): OperationErrors;
  /** What is said of pictures that have been made. */
  success(goals: readonly Goal[]): string[];
  /** What is left to do when pictures are not wanted any more. */
  cancelled?(goals: readonly Goal[]): void;
}
