import { publicUrl, upload } from '#src/data/storage.ts';
import type { Picture } from '#src/model/files/picture.ts';
import type { ReadyMedia } from './prepareMedia.ts';

export interface UploadWatch {
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

interface UploadPaths {
  main: string;
  variant?: (width: number) => string;
}

export interface UploadedMedia {
  url: string;
  picture: Picture;
}

/** Uploads a file and its smaller widths, and returns what a page needs to show them. */
export async function uploadMedia(
  { file, picture, variants }: ReadyMedia,
  { main, variant }: UploadPaths,
  { onProgress, signal }: UploadWatch,
): Promise<UploadedMedia> {
  const widths = variant ? variants.map((each) => ({ ...each, path: variant(each.width) })) : [];
  const files = [...widths, { path: main, file }];
  const totalBytes = files.reduce((sum, each) => sum + each.file.size, 0);
  let doneBytes = 0;
  for (const each of files) {
    await upload({
      path: each.path,
      file: each.file,
      signal,
      onProgress: (sent) => onProgress(Math.floor((100 * (doneBytes + sent)) / totalBytes)),
    });
    doneBytes += each.file.size;
  }
  const { width, height, placeholder } = picture;
  const sources = widths.map((each) => ({ width: each.width, url: publicUrl(each.path) }));
  return { url: publicUrl(main), picture: { width, height, placeholder, sources } };
}
