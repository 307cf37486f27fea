import { isAbort } from '#src/model/base/errors.ts';
import { galleryTexts } from '#src/model/catalogue/texts.ts';
import { showToast } from '#src/stores/toasts.ts';

interface ShareTarget {
  title: string;
  /** A path of this site. */
  path: string;
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ kind: 'success', text: galleryTexts.linkCopied });
  } catch {
    // Without permission or a secure connection; the address bar still holds the address.
    showToast({ kind: 'warning', text: galleryTexts.linkNotCopied });
  }
}

/** Opens the device's share sheet with a link; without a share sheet the link is copied. */
export function useShare(): (target: ShareTarget) => Promise<void> {
  return async ({ title, path }) => {
    const url = new URL(path, window.location.origin).href;
    const data = { title, url };
    if (!('share' in navigator) || !navigator.canShare(data)) {
      await copy(url);
      return;
    }
    try {
      await navigator.share(data);
    } catch (thrown) {
      if (!isAbort(thrown)) await copy(url);
    }
  };
}
