import type { WatermarkOptions } from '#src/lib/pictures/messages.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import type { PicturePlace } from '#src/model/catalogue/pictureFiles.ts';
import type { Album, PortfolioItem, SingleImage } from '#src/model/catalogue/schema.ts';
import type { PlacedPicture } from './placePicture.ts';

type SingleImageWords = Pick<
  SingleImage,
  'title' | 'description' | 'category' | 'price' | 'order' | 'isPublished'
>;
type PortfolioWords = Pick<PortfolioItem, 'title' | 'description' | 'category' | 'order'>;

/** What the photographer has decided about an album. */
export type AlbumDetails = Pick<
  Album,
  'title' | 'description' | 'category' | 'price' | 'order' | 'isPublished'
>;

export interface SingleImageTarget {
  kind: 'singleImage';
  words: SingleImageWords;
}

export interface PortfolioTarget {
  kind: 'portfolio';
  words: PortfolioWords;
}

export interface AlbumTarget {
  kind: 'album';
  albumId: string;
  /** The album that the first picture makes; left out when it exists already. */
  details?: AlbumDetails;
  /** The folder of its files. */
  project: string;
  title: string;
  description: string;
  order: number;
}

/** What is to come of a file. */
export type UploadTarget = SingleImageTarget | PortfolioTarget | AlbumTarget;

export type UploadKind = UploadTarget['kind'];

/** One file that is to become a picture: plain data, so that it outlives the page. */
export interface UploadJob<Goal extends UploadTarget = UploadTarget> {
  /** The id of the document, or of the picture in its album: whatever is repeated, it is made once. */
  id: string;
  fileName: string;
  /** By the clock of the camera, where the file says it. */
  takenAt?: Date | undefined;
  goal: Goal;
}

export type UploadStatus =
  /** Its turn will come. */
  | 'waiting'
  | 'working'
  | 'done'
  | 'failed'
  /** The page was closed before it was done, and the browser could not keep the file. */
  | 'fileMissing';

/** What lists know things by. */
export interface ListedItem {
  title: string;
  order: number;
}

/** All that the queue leaves to whatever a file is to become. */
export interface UploadHandler<Goal extends UploadTarget = UploadTarget> {
  /** How its pictures are watermarked and kept. */
  finish: WatermarkOptions;
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
