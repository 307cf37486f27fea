import type { ClientPicture } from './schema.ts';

type Named = Pick<ClientPicture, 'fileName' | 'title'>;

/** The name of the uploaded file. Pictures from before it was kept have their title, which often is that name. */
function nameOf({ fileName, title }: Named): string {
  return fileName === '' ? title : fileName;
}

/** The file names of pictures, separated by commas. */
export function fileNames(pictures: readonly Named[]): string {
  return pictures.map(nameOf).join(', ');
}

const EXTENSION = /\.[A-Za-z0-9]{1,5}$/;

/** The words that Lightroom searches for among the names of files; without extensions, because a raw file has another one. */
export function lightroomSearch(pictures: readonly Named[]): string {
  return pictures.map((picture) => nameOf(picture).replace(EXTENSION, '')).join(' ');
}
