import { isAbort } from '#src/model/base/errors.ts';
import { viewerTexts } from '#src/model/catalogue/viewerTexts.ts';
import { showToast } from '#src/stores/toasts.ts';

interface ShareTarget {
  title: string;
  /** A path of this site. */
  path: string;
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ kind: 'success', text: viewerTexts.linkCopied });
  } catch {
    // Without permission or a secure connection; the address bar still holds the address.
    showToast({ kind: 'warning', text: viewerTexts.linkNotCopied });
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
