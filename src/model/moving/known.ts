import { type FiledPicture, fileIdsOf } from '../catalogue/pictureFiles.ts';

/** An album or a gallery. */
interface Shown {
  title: string;
  images: readonly FiledPicture[];
}

/** The title of the album or gallery that each file is in, by its id. */
export const knownFiles = (collections: readonly Shown[]): Map<string, string> =>
  new Map(
    collections.flatMap(({ title, images }) =>
      images.flatMap(fileIdsOf).map((id) => [id, title] as const),
    ),
  );
