import * as clientGalleries from '#src/data/repos/clients/clientGalleries.ts';
import { toAppError } from '#src/model/base/errors.ts';
import { withPicturesAdded } from '#src/model/clients/pictures.ts';
import { clientEditorErrors, clientEditorTexts } from '#src/model/clients/editorTexts.ts';
import type { ClientPicture } from '#src/model/clients/schema.ts';
import { uploadErrorCodes } from '#src/model/files/texts.ts';
import { newClientGallery, newClientPicture } from '#src/model/intake/newRecords.ts';
import { gatherWrites } from './gatherWrites.ts';
import type { ClientTarget, UploadHandler, UploadJob } from './uploadJob.ts';
import { areOthersComing, type UploadItem } from './uploadState.ts';

export function itemsOfGallery(items: readonly UploadItem[], galleryId: string): UploadItem[] {
  return items.filter(
    ({ job: { goal } }) => goal.kind === 'client' && goal.galleryId === galleryId,
  );
}

interface Addition {
  galleryId: string;
  /** The details of the gallery, which is made if it does not exist yet. */
  details: ClientTarget['details'];
  picture: ClientPicture;
}

const addToGallery = gatherWrites<Addition>({
  documentOf: ({ galleryId }) => galleryId,
  pictureOf: ({ picture }) => picture.id,
  areOthersComing: (galleryId, ids) =>
    areOthersComing((items) => itemsOfGallery(items, galleryId), ids),
  write: async (additions) => {
    const [first] = additions;
    if (!first) return;
    const pictures = additions.map(({ picture }) => picture);
    const { galleryId: id, details } = first;
    try {
      await clientGalleries.revise({ id }, (gallery) => withPicturesAdded(gallery, pictures));
    } catch (thrown) {
      if (!details || toAppError(thrown).code !== 'not-found') throw thrown;
      await clientGalleries.create(id, newClientGallery(details, pictures, new Date()));
    }
  },
});

/** Reads each gallery once, however many of its pictures are asked for. */
async function writtenIds(jobs: readonly UploadJob<ClientTarget>[]): Promise<string[]> {
  const known = new Set<string>();
  for (const galleryId of new Set(jobs.map(({ goal }) => goal.galleryId))) {
    const gallery = await clientGalleries.get(galleryId);
    for (const { id } of gallery?.images ?? []) known.add(id);
  }
  return jobs.map(({ id }) => id).filter((id) => known.has(id));
}

/** Uploads a picture into the gallery of a client. */
export const clientHandler: UploadHandler<ClientTarget> = {
  titleOf: ({ title }) => title,
  listItem: () => undefined,
  writtenIds,
  write: (job, placed) => {
    const { galleryId, details } = job.goal;
    return addToGallery({ galleryId, details, picture: newClientPicture(job, placed) });
  },
  errors: () => ({
    fallback: clientEditorErrors.upload.fallback,
    codes: { ...uploadErrorCodes, ...clientEditorErrors.upload.codes },
  }),
  successes: ({ length }) => [{ text: clientEditorTexts.added(length) }],
};
