import * as clientGalleries from '#src/data/repos/clients/clientGalleries.ts';
import { withPicturesAdded } from '#src/model/clients/pictures.ts';
import { clientEditorErrors, clientEditorTexts } from '#src/model/clients/editorTexts.ts';
import type { ClientPicture } from '#src/model/clients/schema.ts';
import { uploadErrorCodes } from '#src/model/files/texts.ts';
import { gatherWrites } from './gatherWrites.ts';
import { pictureFinishes } from './placePicture.ts';
import type { ClientTarget, UploadHandler, UploadJob } from './uploadJob.ts';
import { areOthersComing, type UploadItem } from './uploadState.ts';

export function itemsOfGallery(items: readonly UploadItem[], galleryId: string): UploadItem[] {
  return items.filter(
    ({ job: { goal } }) => goal.kind === 'client' && goal.galleryId === galleryId,
  );
}

interface Addition {
  galleryId: string;
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
    await clientGalleries.revise({ id: first.galleryId }, (gallery) =>
      withPicturesAdded(gallery, pictures),
    );
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

const finishOf = (isMarked: boolean) =>
  isMarked ? pictureFinishes.enkeltbilleder : pictureFinishes.client;

/** Uploads a picture into the gallery of a client. */
export const clientHandler: UploadHandler<ClientTarget> = {
  finish: ({ isMarked, isWebMarked = isMarked }) => {
    const web = isWebMarked === isMarked ? undefined : finishOf(isWebMarked);
    return { ...finishOf(isMarked), web };
  },
  titleOf: ({ title }) => title,
  listItem: () => undefined,
  place: ({ galleryId }) => ({ kind: 'client', galleryId }),
  writtenIds,
  write: ({ id, fileName, goal }, placed) => {
    const { originalPath, originalBytes: bytes, size, placeholder, hasWebFile = false } = placed;
    const { galleryId, title, section, order } = goal;
    const words = { id, title, fileName, section, order };
    const picture = { ...words, originalPath, ...size, placeholder, bytes, hasWebFile };
    return addToGallery({ galleryId, picture });
  },
  errors: () => ({
    fallback: clientEditorErrors.upload.fallback,
    codes: { ...uploadErrorCodes, ...clientEditorErrors.upload.codes },
  }),
  successes: ({ length }) => [{ text: clientEditorTexts.added(length) }],
};
