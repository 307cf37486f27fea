import type { Album } from '#src/model/catalogue/schema.ts';
import { useUploads } from '../kit/uploads/uploadState.ts';

/** The places that pictures on their way into an album have been given. */
export function uploadingImages({ id, images }: Album): { order: number }[] {
  const known = new Set(images.map((image) => image.id));
  return useUploads
    .getState()
    .items.flatMap(({ job }) =>
      job.goal.kind === 'album' && job.goal.albumId === id && !known.has(job.id) ? [job.goal] : [],
    );
}
