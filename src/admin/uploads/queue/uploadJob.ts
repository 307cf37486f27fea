import type { WatermarkOptions } from '#src/lib/pictures/messages.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import type { CameraFacts, PicturePlace } from '#src/model/catalogue/pictureFiles.ts';
import type { MarkStrength } from '#src/model/watermarks/pictureMarks.ts';
import type { Album, PortfolioItem, SingleImage } from '#src/model/catalogue/schema.ts';
import type { NewToast } from '#src/stores/toasts.ts';
import type { PlacedPicture } from './placePicture.ts';

type SingleImageFields = Pick<
  SingleImage,
  'title' | 'description' | 'category' | 'price' | 'order' | 'isPublished'
>;
type PortfolioFields = Pick<PortfolioItem, 'title' | 'description' | 'category' | 'order'>;

/** The details of an album that the photographer fills in. */
export type AlbumDetails = Pick<
  Album,
  'title' | 'description' | 'category' | 'price' | 'order' | 'isPublished'
>;

/** The watermark of what is sold; jobs of earlier versions have none. */
interface Marked {
  strength?: MarkStrength;
}

export interface SingleImageTarget extends Marked {
  kind: 'singleImage';
  words: SingleImageFields;
}

export interface PortfolioTarget {
  kind: 'portfolio';
  words: PortfolioFields;
}

export interface AlbumTarget extends Marked {
  kind: 'album';
  albumId: string;
  /** The details of a new album; left out when the album exists already. */
  details?: AlbumDetails;
  /** The folder of its files. */
  project: string;
  title: string;
  description: string;
  order: number;
}

/** A picture for the gallery of a client, which exists already. */
export interface ClientTarget {
  kind: 'client';
  galleryId: string;
  isMarked: boolean;
  /** As shown in jobs of earlier versions. */
  isWebMarked?: boolean;
  title: string;
  section: string;
  order: number;
}

/** The record whose picture is replaced. Everything but its files stays as it is. */
export type ReplacedRecord =
  | { collection: 'enkeltbilleder' | 'individuelle' | 'portfolio'; id: string }
  | { collection: 'albums'; id: string; albumId: string };

export interface ReplacementTarget extends Marked {
  kind: 'replacement';
  record: ReplacedRecord;
  title: string;
  /** The original that is replaced; another one there means that somebody else was faster. */
  before: string;
  /** The area of the new files. */
  place: PicturePlace;
}

/** The record that a file is uploaded for. */
export type UploadTarget =
  | SingleImageTarget
  | PortfolioTarget
  | AlbumTarget
  | ClientTarget
  | ReplacementTarget;

/** The kinds of records that new pictures are added to. */
export type UploadKind = Exclude<UploadTarget['kind'], 'replacement'>;

/** One file to upload. Browsers store it as it is, so the names of its fields cannot change. */
export interface UploadJob<Target extends UploadTarget = UploadTarget> extends CameraFacts {
  /**
   * The id of the document, or of the picture in its album, so that a repeated job creates it once.
   */
  id: string;
  fileName: string;
  goal: Target;
  /** True where an import tells on its own page what becomes of each file. */
  isImported?: boolean;
}

export type UploadStatus =
  | 'waiting'
  | 'working'
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
export interface UploadHandler<Target extends UploadTarget = UploadTarget> {
  /** The watermark and quality of its pictures. */
  finish(target: Target): WatermarkOptions;
  /** The message about GIFs and films, where there is one. */
  movingRefused?: (files: string) => string;
  /** The title of the picture. */
  titleOf(target: Target): string;
  /** The list item that the upload creates, if any. */
  listItem(target: Target): ListedItem | undefined;
  /** The folder of the files. */
  place(target: Target): PicturePlace;
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
