import { routes } from '#src/model/base/routes.ts';

const KEY = 'reloadedBuild';

/** The path of this build's file, which changes with every deploy. */
const BUILD = new URL(import.meta.url).pathname;

function isFirstTry(): boolean {
  try {
    const isFirst = sessionStorage.getItem(KEY) !== BUILD;
    sessionStorage.setItem(KEY, BUILD);
    return isFirst;
  } catch {
    // Without storage the page could reload for ever.
    return false;
  }
}

/** Returns true when a newer build is deployed, false when only the connection failed. */
async function isReplaced(): Promise<boolean> {
  const shell = await fetch(routes.home, { cache: 'no-store' });
  return shell.ok && !(await shell.text()).includes(BUILD);
}

async function reloadIfReplaced(): Promise<void> {
  try {
    if ((await isReplaced()) && isFirstTry()) window.location.reload();
  } catch {
    // Without a connection a reload would not help.
  }
}

/**
 * Reloads an open tab once when one of its chunks no longer exists after a deploy. If that does not
 * help, the error screen is shown.
 */
export function reloadStaleSite(): void {
  window.addEventListener('vite:preloadError', () => void reloadIfReplaced());
}
