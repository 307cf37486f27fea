import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import type { GoalOf, NewPicture } from '#src/model/intake/newRecords.ts';
import type { IntakeGoal } from '#src/model/intake/schema.ts';
import type { NewToast } from '#src/stores/toasts.ts';
import type { PlacedPicture } from './placePicture.ts';

export type SingleImageTarget = GoalOf<'singleImage'>;
export type PortfolioTarget = GoalOf<'portfolio'>;
export type AlbumTarget = GoalOf<'album'>;
export type ClientTarget = GoalOf<'client'>;
export type ReplacementTarget = GoalOf<'replacement'>;

/** The details of an album that the photographer fills in. */
export type AlbumDetails = NonNullable<AlbumTarget['details']>;

/** The record whose picture is replaced. Everything but its files stays as it is. */
export type ReplacedRecord = ReplacementTarget['record'];

/** The kinds of records that new pictures are added to. */
export type UploadKind = Exclude<IntakeGoal['kind'], 'replacement'>;

/** One file to upload. Browsers store it as it is, so the names of its fields cannot change. */
export interface UploadJob<Target extends IntakeGoal = IntakeGoal> extends NewPicture<Target> {
  /** True where an import tells on its own page what becomes of each file. */
  isImported?: boolean;
}

export type UploadStatus =
  | 'waiting'
  | 'working'
  /** Sent: the server makes it, also when the page is closed. */
  | 'making'
  | 'done'
  | 'failed'
  /** The page was closed before it was done, and the browser could not store the file. */
  | 'fileMissing';

/** The fields that identify an item in a list. */
export interface ListedItem {
  title: string;
  order: number;
}

/** A message about created pictures. */
type UploadSuccess = Pick<NewToast, 'text' | 'link'>;

/** Everything that depends on the kind of target. */
export interface UploadHandler<Target extends IntakeGoal = IntakeGoal> {
  /** The message about GIFs and films, where there is one. */
  movingRefused?: (files: string) => string;
  /** The title of the picture. */
  titleOf(target: Target): string;
  /** The list item that the upload creates, if any. */
  listItem(target: Target): ListedItem | undefined;
  /** The ids of the jobs whose records exist already. */
  writtenIds(jobs: readonly UploadJob<Target>[]): Promise<string[]>;
  /** Creates the record of a picture whose files are all uploaded. */
  write(job: UploadJob<Target>, placed: PlacedPicture): Promise<void>;
  errors(target: Target): OperationErrors;
  /** The messages about created pictures, and the way to them. */
  successes(targets: readonly Target[]): UploadSuccess[];
  /** Called after jobs have been cancelled. */
  onCancelled?(targets: readonly Target[]): void;
}
