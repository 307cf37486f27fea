import type { Album, PortfolioItem, SingleImage } from '#src/model/catalogue/schema.ts';

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
