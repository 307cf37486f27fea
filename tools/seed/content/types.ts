/** One picture in an album. */
export type AlbumEntry = readonly [pictureId: string, title: string];

export interface AlbumContent {
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly price: number;
  readonly isPublished: boolean;
  readonly createdAt: string;
  /** The first one is the cover. */
  readonly entries: readonly AlbumEntry[];
}

export interface SingleContent {
  readonly picture: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly price: number;
  readonly createdAt: string;
  /** Kept in the collection where single images lived first. */
  readonly isLegacy?: boolean;
}

export interface PortfolioContent {
  readonly picture: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly createdAt: string;
  readonly featured?: boolean;
}
