import { SECOND_MS } from '#src/model/base/units.ts';

export const DOWNLOAD_LINK_RELEASE_MS = SECOND_MS;

/** Saves a file through the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // By then the browser has read the file.
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_LINK_RELEASE_MS);
}
