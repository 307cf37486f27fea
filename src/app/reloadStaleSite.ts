import { routes } from '#src/model/base/routes.ts';

const KEY = 'reloadedBuild';

/** Where this build was loaded from: its name changes with every deploy. */
const BUILD = new URL(import.meta.url).pathname;

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

/** Whether there is another build by now. What a bad connection has lost is asked for again instead. */
async function isReplaced(): Promise<boolean> {
  const shell = await fetch(routes.home, { cache: 'no-store' });
  return shell.ok && !(await shell.text()).includes(BUILD);
}

async function reloadIfReplaced(): Promise<void> {
  try {
    if ((await isReplaced()) && isFirstTry()) window.location.reload();
  } catch {
    // Without a connection nothing is known, and nothing could be loaded.
  }
}

/**
 * After a deploy the pages that an open tab has not fetched yet are gone: it is loaded anew, once. When
 * that does not help, the error screen explains it.
 */
export function reloadStaleSite(): void {
  window.addEventListener('vite:preloadError', () => void reloadIfReplaced());
}
