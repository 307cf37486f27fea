import { isAbort } from '#src/model/base/errors.ts';
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

/** Opens the device's share sheet, which can save among the photos; false when the browser requires a new press. */
export async function openShareSheet(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (thrown) {
    // The user has closed the sheet.
    if (isAbort(thrown)) return true;
    if (thrown instanceof DOMException && thrown.name === 'NotAllowedError') return false;
    throw thrown;
  }
}
