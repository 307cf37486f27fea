import { SECOND_MS } from '#src/model/base/time.ts';

export const DOWNLOAD_LINK_RELEASE_MS = SECOND_MS;

/** Hands a file to the browser's downloads under this name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken the file over by then.
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_LINK_RELEASE_MS);
}
