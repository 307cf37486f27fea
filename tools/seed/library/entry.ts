import type { MarkKind } from '../derivatives/marks.ts';

/** What a picture is wanted for: sold, shown in the portfolio, or shown bare. */
export type PictureUse = MarkKind;

export interface PictureFile {
  readonly width: number;
  readonly file: string;
}

/** A finished picture: where its files lie on this machine. */
export interface LibraryPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly original: string;
  readonly variants: Readonly<Partial<Record<PictureUse, readonly PictureFile[]>>>;
}

/** A picture that is wanted, with everything a worker needs to make it. */
export interface PictureJob {
  readonly id: string;
  readonly uses: readonly PictureUse[];
  readonly profile: Profile;
  readonly folder: string;
}

/** 'full' is what people see; 'test' is small and quick. */
export type Profile = 'full' | 'test';
