const KEY = 'reloadedBuild';

/** Where this build was loaded from: its name changes with every deploy. */
const BUILD = import.meta.url;

function isFirstTry(): boolean {
  try {
    const isFirst = sessionStorage.getItem(KEY) !== BUILD;
    sessionStorage.setItem(KEY, BUILD);
    return isFirst;
  } catch {
    // What cannot be noted could be repeated for ever.
    return false;
  }
}

/**
 * After a deploy the pages that an open tab has not fetched yet are gone: it is loaded anew, once. When
 * that does not help, or there is no network, the error goes on to the screen that explains it.
 */
export function reloadStaleSite(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || !isFirstTry()) return;
    event.preventDefault();
    window.location.reload();
  });
}
