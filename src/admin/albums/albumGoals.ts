import { ALBUM_IMAGE_DESCRIPTION_MAX_LENGTH } from '#src/model/catalogue/album.ts';
import { projectFolder } from '#src/model/files/names.ts';
import type { AlbumDetails } from '../kit/uploads/job.ts';
import { addUploads } from '../kit/uploads/uploadQueue.ts';
import type { ChosenPictures } from '../kit/uploads/useChosenPictures.ts';

const FALLBACK_FOLDER = 'album';

interface AlbumDestination {
  albumId: string;
  title: string;
  /** The album that the first picture makes; left out when it exists already. */
  details?: AlbumDetails;
  /** The place of the first picture. */
  firstOrder: number;
}

/** Sends the chosen pictures on their way into an album. */
export function uploadToAlbum(chosen: ChosenPictures, target: AlbumDestination): void {
  const { albumId, title, details, firstOrder } = target;
  const project = projectFolder(title, FALLBACK_FOLDER);
  addUploads(
    chosen.pictures.map(({ id, file, thumbnail, takenAt, words }, index) => ({
      job: {
        id,
        fileName: file.name,
        takenAt,
        goal: {
          kind: 'album',
          albumId,
          ...(details && { details }),
          project,
          title: words.title.trim() === '' ? file.name : words.title.trim(),
          description: words.description.trim().slice(0, ALBUM_IMAGE_DESCRIPTION_MAX_LENGTH),
          order: firstOrder + index,
        },
      },
      file,
      thumbnail,
    })),
  );
  chosen.clear({ keepThumbnails: true });
}
